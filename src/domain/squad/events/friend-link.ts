import { dropFriendInvitation } from '../steps/member-parts';
import type { TimerEvent } from '../define-rules';
import { friendInvitationNamed } from '../selectors/invitations';
import { choose, emit, inOrder, record, notify, type Part } from '../steps/step-parts';
import { eventOf } from '../define-event';
import { declineFriendRules, friendInvitationExpiredRules, type DeclineFriend } from '../rules/friend-link';

const declineInvitation = ({ by, token }: DeclineFriend): Part =>
  choose((context) => {
    const invitation = friendInvitationNamed(context, token);
    const inviter = invitation?.invitedBy ?? context.ownerId;
    return inOrder(
      dropFriendInvitation(invitation),
      emit(() => [record('INVITATION_CANCELED', by), notify('INVITATION_DECLINED', by, [inviter])]),
    );
  });

/** The holder of a friend link declines. */
export const declineFriend = eventOf(declineFriendRules, {
  description: 'друг отказывается',
  in: { PENDING: { step: declineInvitation }, READY: { step: declineInvitation } },
  effects: ['recordHistory', 'notify'],
  history: ['INVITATION_CANCELED'],
});

const expireInvitation = ({ subject }: TimerEvent<string>): Part =>
  choose((context) => {
    const invitation = friendInvitationNamed(context, subject);
    return inOrder(
      dropFriendInvitation(invitation),
      emit(() => [
        record('INVITATION_EXPIRED', 'system', invitation?.friendId ?? null),
        notify('INVITATION_EXPIRED', 'system', [invitation?.invitedBy ?? context.ownerId]),
      ]),
    );
  });

/** Nobody used a friend link within half an hour. */
export const friendInvitationExpired = eventOf(friendInvitationExpiredRules, {
  description: 'приглашение друга истекло',
  in: { PENDING: { step: expireInvitation }, READY: { step: expireInvitation } },
  effects: ['recordHistory', 'notify'],
  history: ['INVITATION_EXPIRED'],
});
