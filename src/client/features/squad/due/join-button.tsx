import { useJoinSquadMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { texts } from './texts';

/** For one who looks at a squad from outside: a visible one, or one where a place is kept for him. */
export const JoinButton = ({ now }: { readonly now: number }) => {
  const { view, state, me, whyNot } = useSquad();
  const [join] = useJoinSquadMutation();
  const step = useStep(view.id);
  const token = state.context.friendInvitations.find(({ friendId }) => friendId === me.id)?.token ?? null;
  const reason = whyNot({ type: 'squad.join', by: me.id, at: now, hasSquad: me.hasSquad, hasMateAccess: me.mateAccess !== null, viaInvitation: token });
  return (
    <Button
      variant="primary"
      whyNot={reason}
      onClick={() => step(() => join({ params: { id: view.id }, body: token === null ? {} : { token } }).unwrap())}
    >
      {texts.join}
    </Button>
  );
};
