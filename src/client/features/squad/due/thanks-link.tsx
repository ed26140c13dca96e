import { Heart } from 'lucide-react';
import { matesOf } from '../../../../domain/squad/questions/members';
import { tipsAnchor } from '../../../entities/person/addresses';
import { ButtonLink } from '../../../kit/controls/button-link';
import { personOf } from '../scene/members';
import { useSquad } from '../scene/squad-scene';
import { texts } from './texts';

/** After the game a client may thank whom they played with, before anything else is asked of them. */
export const ThanksLink = () => {
  const { view, squad, me } = useSquad();
  if (me.mateAccess !== null) return null;
  return matesOf(squad).map(({ id }) => (
    <ButtonLink
      key={id}
      to={`/${squad.gameId}/team/${id}${tipsAnchor}`}
      variant="soft"
      aria-label={texts.thankWhom(personOf(view, id).username)}
    >
      <Heart aria-hidden />
      {texts.thank}
    </ButtonLink>
  ));
};
