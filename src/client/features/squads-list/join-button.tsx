import type { Me } from '../../../contract/schemas/me';
import type { VisibleSquad } from '../../../contract/squads/squad-lists';
import { Button } from '../../ui/controls/button';
import { ButtonLink } from '../../ui/controls/button-link';
import { standing } from './standing';
import { texts } from './texts';
import { useJoin } from './use-join';
import { useSignInToJoin } from './use-sign-in-to-join';

interface JoinButtonProps {
  readonly squad: VisibleSquad;
  readonly me: Me | null;
}

export const JoinButton = ({ squad, me }: JoinButtonProps) => {
  const { id, gameId, category, owner } = squad;
  const join = useJoin();
  const signIn = useSignInToJoin();
  const now = standing(me, squad);
  if (now.kind === 'own') {
    return (
      <ButtonLink to={`/${gameId}/squads/${id}`} size="sm" aria-label={texts.openSquad(category.name)}>
        {texts.open}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="primary"
      size="sm"
      aria-label={texts.joinSquad(category.name, owner.username)}
      whyNot={now.kind === 'refused' ? now.text : null}
      onClick={() => (now.kind === 'guest' ? signIn(id) : join(id))}
    >
      {texts.join}
    </Button>
  );
};
