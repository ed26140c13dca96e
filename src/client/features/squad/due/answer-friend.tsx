import { useNavigate } from 'react-router';
import { useDeclineFriendInvitationMutation } from '../../../api/squad-steps-api';
import { Button } from '../../../ui/controls/button';
import { useGameLink } from '../../../ui/routing/use-game-link';
import { useSquad } from '../scene/squad-scene';
import { useStep } from '../scene/use-step';
import { JoinButton } from './join-button';
import { texts } from './texts';

/** One who is called by name says yes or no. */
export const AnswerFriend = ({ now }: { readonly now: number }) => {
  const { view, state, me } = useSquad();
  const [decline] = useDeclineFriendInvitationMutation();
  const navigate = useNavigate();
  const link = useGameLink();
  const step = useStep(view.id);
  const token = state.context.friendInvitations.find(({ friendId }) => friendId === me.id)?.token;
  const refuse = async () => {
    if (token === undefined) return;
    if (await step(() => decline({ params: { id: token } }).unwrap(), texts.declined)) await navigate(link('/{gameId}/orders'));
  };
  return (
    <>
      <Button variant="ghost" onClick={refuse}>
        {texts.decline}
      </Button>
      <JoinButton now={now} />
    </>
  );
};
