import { Heart } from '#client/kit/icons/heart.tsx';
import { matesOf } from '#domain/squad/selectors/members.ts';
import { Button } from '#client/kit/controls/button.tsx';
import { personOf } from '../page-state/members';
import { useSquad } from '../page-state/squad-page-state';
import { texts } from './texts';

/** After the game a client may tip their mates, before anything else is asked of them. */
export const ThanksButtons = () => {
  const { view, squad, me, open } = useSquad();
  if (me.mateAccess !== null) return null;
  return matesOf(squad).map(({ id }) => {
    const name = personOf(view, id).username;
    return (
      <Button
        key={id}
        variant="soft"
        aria-label={texts.thankWhom(name)}
        onClick={() => open({ name: 'tips', mate: { id, name } })}
      >
        <Heart aria-hidden />
        {texts.thank}
      </Button>
    );
  });
};
