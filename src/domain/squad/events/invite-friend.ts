import { squadTimers } from '../facts/squad-timers';
import { personOf } from '../selectors/members';
import { emit, inOrder, record, set, notify, type Part } from '../steps/step-parts';
import { eventOf } from '../define-event';
import { inviteFriendRules, type InviteFriend } from '../rules/invite-friend';

const step = ({ friendId, token, by, at }: InviteFriend): Part =>
  inOrder(
    set(({ friendInvitations }) => ({
      friendInvitations: [
        ...friendInvitations,
        { token, friendId, invitedBy: personOf(by), invitedAt: at, expiresAt: at + squadTimers.friendInvitation },
      ],
    })),
    emit(() => [
      record('MEMBER_INVITED', by, friendId, { memberType: 'FRIEND' }),
      ...(friendId === null ? [] : [notify('INVITED', by, [friendId])]),
    ]),
  );

/** The owner or a joined client invites a friend by name, or creates an open link; both last half an hour. */
export const inviteFriend = eventOf(inviteFriendRules, {
  description: 'зовут друга',
  in: {
    PENDING: { step },
    READY: {
      transitions: [
        // The squad waits only for friends invited by name.
        { when: { label: 'друга зовут по имени', holds: (_, { friendId }) => friendId !== null }, to: 'PENDING', step },
        { step },
      ],
    },
  },
  effects: ['recordHistory', 'notify'],
  history: ['MEMBER_INVITED'],
});
