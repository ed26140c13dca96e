import { choose, emit, inOrder } from '../machine/change';
import { record } from '../machine/record';
import { on } from '../machine/step';
import { tell } from '../machine/tell';
import { friendInvitationNamed, mateInvitationOf } from '../queries/invitations';
import { memberOf } from '../queries/members';
import { dropFriendInvitation, dropMateInvitation } from './answer-invitation';
import { dismiss } from './dismiss';

/** Removes a member, or takes an invitation back. */
export const kick = on('squad.kick', ({ by, memberId }) =>
  choose((context) => {
    if (memberOf(context, memberId)) {
      return inOrder(dismiss(memberId, by, 'MEMBER_KICKED'), emit(() => [tell('KICKED', by, [memberId])]));
    }
    const friend = friendInvitationNamed(context, memberId);
    const invitee = mateInvitationOf(context, memberId)?.mateId ?? friend?.friendId ?? null;
    return inOrder(
      friend ? dropFriendInvitation(friend.token) : dropMateInvitation(memberId),
      emit(() => [record('INVITATION_CANCELED', by, invitee), tell('INVITATION_WITHDRAWN', by, invitee ? [invitee] : [])]),
    );
  }),
);
