import { choose, emit, inOrder, set, type Part } from '../machine/change';
import { record } from '../machine/record';
import { on } from '../machine/step';
import { tell } from '../machine/tell';
import { friendInvitationNamed, mateInvitationOf } from '../queries/invitations';
import { personOf } from '../queries/person-of';
import type { UserId } from '../squad-actor';
import { admit } from './admit';

export const dropMateInvitation = (mateId: UserId): Part =>
  set(({ mateInvitations }) => ({ mateInvitations: mateInvitations.filter((invitation) => invitation.mateId !== mateId) }));

export const dropFriendInvitation = (token: string): Part =>
  set(({ friendInvitations }) => ({ friendInvitations: friendInvitations.filter((invitation) => invitation.token !== token) }));

export const accept = on('squad.accept', ({ by, at }) =>
  choose((context) => {
    const invitation = mateInvitationOf(context, by);
    if (!invitation) throw new Error('Who was not invited is refused');
    const { mateId, terms } = invitation;
    return inOrder(dropMateInvitation(mateId), admit({ id: mateId, type: 'MATE', joinedAt: at, confirmedAt: null, mate: terms }));
  }),
);

export const decline = on('squad.decline', ({ by }) =>
  inOrder(
    dropMateInvitation(personOf(by)),
    emit((context) => [record('INVITATION_CANCELED', by), tell('INVITATION_DECLINED', by, [context.ownerId])]),
  ),
);

export const declineFriend = on('squad.declineFriend', ({ by, token }) =>
  choose((context) => {
    const inviter = friendInvitationNamed(context, token)?.invitedBy ?? context.ownerId;
    return inOrder(
      dropFriendInvitation(token),
      emit(() => [record('INVITATION_CANCELED', by), tell('INVITATION_DECLINED', by, [inviter])]),
    );
  }),
);

export const expireInvitation = on('squad.invitationExpired', ({ subject }) =>
  inOrder(
    dropMateInvitation(subject),
    emit((context) => [
      record('INVITATION_EXPIRED', 'system', subject),
      tell('INVITATION_EXPIRED', 'system', [context.ownerId, subject]),
    ]),
  ),
);

export const expireFriendInvitation = on('squad.friendInvitationExpired', ({ subject }) =>
  choose((context) => {
    const invitation = friendInvitationNamed(context, subject);
    return inOrder(
      dropFriendInvitation(subject),
      emit(() => [
        record('INVITATION_EXPIRED', 'system', invitation?.friendId ?? null),
        tell('INVITATION_EXPIRED', 'system', [invitation?.invitedBy ?? context.ownerId]),
      ]),
    );
  }),
);
