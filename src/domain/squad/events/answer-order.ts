import type { MateAnswer } from '../../mates/answers';
import { admit, dropMateInvitation } from '../steps/member-parts';
import { mateInvitationOf } from '../selectors/invitations';
import { personOf } from '../selectors/members';
import type { UserId } from '../facts/squad-people';
import { choose, emit, inOrder, type Part, record, notify } from '../steps/step-parts';
import { eventOf } from '../define-event';
import { acceptRules, declineRules, invitationExpiredRules } from '../rules/answer-order';

/** Records the answer; must run before the invitation is dropped, which holds the time of the call. */
const answered = (mateId: UserId, answer: MateAnswer): Part =>
  emit((context) => {
    const invitation = mateInvitationOf(context, mateId);
    return invitation ? [{ type: 'recordAnswer', params: { mateId, invitedAt: invitation.invitedAt, answer } }] : [];
  });

/** The invited mate accepts the order. */
export const accept = eventOf(acceptRules, {
  description: 'напарник принимает заказ',
  in: {
    PENDING: {
      step: ({ by, at }) =>
        choose((context) => {
          const invitation = mateInvitationOf(context, by);
          if (!invitation) throw new Error('Who was not invited is refused');
          const { mateId, terms } = invitation;
          return inOrder(
            answered(mateId, 'ACCEPTED'),
            dropMateInvitation(mateId),
            admit({ id: mateId, type: 'MATE', joinedAt: at, confirmedAt: null, mate: terms }),
          );
        }),
    },
  },
  effects: ['recordHistory', 'notify', 'admitMember', 'answeredInvitation', 'recordAnswer'],
  history: ['MEMBER_JOINED'],
});

/** The invited mate declines the order. */
export const decline = eventOf(declineRules, {
  description: 'напарник отказывается от заказа',
  in: {
    PENDING: {
      step: ({ by }) =>
        inOrder(
          answered(personOf(by), 'DECLINED'),
          dropMateInvitation(personOf(by)),
          emit((context) => [
            record('INVITATION_CANCELED', by),
            { type: 'answeredInvitation', params: { mateId: personOf(by) } },
            notify('INVITATION_DECLINED', by, [context.ownerId]),
          ]),
        ),
    },
  },
  effects: ['recordHistory', 'answeredInvitation', 'recordAnswer', 'notify'],
  history: ['INVITATION_CANCELED'],
});

/** The invited mate did not answer within ten minutes. */
export const invitationExpired = eventOf(invitationExpiredRules, {
  description: 'заказ остался без ответа',
  in: {
    PENDING: {
      step: ({ subject }) =>
        inOrder(
          answered(subject, 'MISSED'),
          dropMateInvitation(subject),
          emit((context) => [
            record('INVITATION_EXPIRED', 'system', subject),
            { type: 'missedInvitation', params: { mateId: subject } },
            notify('INVITATION_EXPIRED', 'system', [context.ownerId, subject]),
          ]),
        ),
    },
  },
  effects: ['recordHistory', 'missedInvitation', 'recordAnswer', 'notify'],
  history: ['INVITATION_EXPIRED'],
});
