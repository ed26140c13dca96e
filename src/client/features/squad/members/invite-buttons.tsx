import { UserPlus } from 'lucide-react';
import styled from 'styled-components';
import { below } from '../../../ui/theme/media';
import { serverNow } from '../../../ui/time/server-now';
import { Button } from '../../../ui/controls/button';
import { useSquad } from '../scene/squad-scene';
import { fittingMate } from './fitting-mate';
import { texts } from './texts';

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  ${below('sm')} {
    flex: 1 0 100%;
    > * {
      flex: 1;
    }
    button {
      width: 100%;
      padding: 0 8px;
    }
    svg {
      display: none;
    }
  }
`;

/** Asked with a mate who fits, so that the reason is the squad's own. */
export const InviteButtons = () => {
  const { view, me, state, whyNot, open } = useSquad();
  const mine = view.members.find((member) => member.id === me.id && member.state === 'JOINED');
  if (mine === undefined || (view.status !== 'PENDING' && view.status !== 'READY')) return null;
  const step = { by: me.id, at: serverNow() };
  const noMate = whyNot({ ...step, type: 'squad.inviteMate', mateId: '', mate: fittingMate(state.context) });
  const noFriend = whyNot({ ...step, type: 'squad.inviteFriend', friendId: null, token: '' });
  return (
    <Buttons>
      {view.ownerId === me.id && (
        <Button size="sm" variant="soft" whyNot={noMate} onClick={() => open({ name: 'inviteMate' })}>
          <UserPlus aria-hidden />
          {texts.inviteMate}
        </Button>
      )}
      {(view.ownerId === me.id || mine.type === 'CLIENT') && (
        <Button size="sm" variant="soft" whyNot={view.friendLinks.length > 0 ? null : noFriend} onClick={() => open({ name: 'inviteFriend' })}>
          <UserPlus aria-hidden />
          {texts.inviteFriend}
        </Button>
      )}
    </Buttons>
  );
};
