import { choose, inOrder } from '../machine/change';
import { on } from '../machine/step';
import { friendInvitationFor } from '../queries/invitations';
import { personOf } from '../queries/person-of';
import { admit } from './admit';
import { dropFriendInvitation } from './answer-invitation';

/** Through an invitation as a friend, from the public list as a client. */
export const join = on('squad.join', ({ by, at, viaInvitation }) =>
  choose((context) => {
    const invitation = friendInvitationFor(context, viaInvitation, by);
    const member = { id: personOf(by), joinedAt: at, confirmedAt: null, mate: null };
    return invitation
      ? inOrder(dropFriendInvitation(invitation.token), admit({ ...member, type: 'FRIEND' }))
      : admit({ ...member, type: 'CLIENT' });
  }),
);
