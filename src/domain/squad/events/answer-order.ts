import type { MateAnswer } from '../../mates/answers';
import { admit, dropMateInvitation } from '../steps/company-parts';
import { asItIs, due, personEvent, timerEvent, type PersonEvent } from '../define-event';
import { mateInvitationOf } from '../questions/invitations';
import { runsIntoBooking } from '../questions/mate-fit';
import { personOf } from '../questions/members';
import { alreadyMember, notPerson, type Refusal } from '../questions/refusals';
import type { UserId } from '../facts/squad-people';
import { choose, emit, inOrder, type Part, record, tell } from '../steps/step-parts';

/** What the server knows of the invited mate. */
interface Facts {
  readonly hasSquad: boolean;
  readonly active: boolean;
  /** As in `MateFacts`. */
  readonly freeMinutes?: number;
}
type Accept = PersonEvent<'squad.accept', Facts>;

const lapsedOrder: Refusal = (context, { by, at }) => {
  const invitation = mateInvitationOf(context, by);
  return invitation && at < invitation.expiresAt ? null : 'SQUADS_INVALID_STATE';
};

const cannotAccept: Refusal<Accept> = (context, { hasSquad, active, freeMinutes }) => {
  if (hasSquad) return 'SQUADS_HAS_SQUAD';
  if (!active) return 'SQUADS_MATE_NOT_ACTIVE';
  if (runsIntoBooking(context.durationMinutes, freeMinutes)) return 'SQUADS_MATE_BOOKED';
  return context.members.length >= context.slots ? 'SQUADS_FULL' : null;
};

/** While the invitation still stands: it says when they were called. */
const answered = (mateId: UserId, answer: MateAnswer): Part =>
  emit((context) => {
    const invitation = mateInvitationOf(context, mateId);
    return invitation ? [{ type: 'recordAnswer', params: { mateId, invitedAt: invitation.invitedAt, answer } }] : [];
  });

/** The invited mate takes the order. */
export const accept = personEvent<Facts>()('squad.accept', {
  description: 'напарник принимает заказ',
  who: [notPerson, alreadyMember],
  in: {
    PENDING: {
      unless: [lapsedOrder, cannotAccept],
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
  samples: (_context, _by, { hasSquad, active }) => [{ hasSquad, active }],
});

const notInvited: Refusal = (context, { by }) => (mateInvitationOf(context, by) ? null : 'SQUADS_MEMBER_NOT_FOUND');

/** The invited mate says no. */
export const decline = personEvent()('squad.decline', {
  description: 'напарник отказывается от заказа',
  who: [notInvited],
  in: {
    PENDING: {
      step: ({ by }) =>
        inOrder(
          answered(personOf(by), 'DECLINED'),
          dropMateInvitation(personOf(by)),
          emit((context) => [
            record('INVITATION_CANCELED', by),
            { type: 'answeredInvitation', params: { mateId: personOf(by) } },
            tell('INVITATION_DECLINED', by, [context.ownerId]),
          ]),
        ),
    },
  },
  effects: ['recordHistory', 'answeredInvitation', 'recordAnswer', 'notify'],
  history: ['INVITATION_CANCELED'],
  samples: asItIs,
});

/** The invited mate was silent for ten minutes. */
export const invitationExpired = timerEvent('squad.invitationExpired', {
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
            tell('INVITATION_EXPIRED', 'system', [context.ownerId, subject]),
          ]),
        ),
    },
  },
  due: (context) => context.mateInvitations.flatMap(({ mateId, expiresAt }) => due(expiresAt, mateId)),
  effects: ['recordHistory', 'missedInvitation', 'recordAnswer', 'notify'],
  history: ['INVITATION_EXPIRED'],
});
