import { noFacts, due, type PersonEvent, personRules, timerRules } from '../define-rules';
import { mateInvitationOf } from '../selectors/invitations';
import { runsIntoBooking } from '../selectors/mate-fit';
import { alreadyMember, notPerson, type Refusal } from './shared-refusals';

/** Facts about the invited mate from the server. */
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

/** The invited mate accepts the order (domain rules, section 1, accept). */
export const acceptRules = personRules<Facts>()('squad.accept', {
  who: [notPerson, alreadyMember],
  in: { PENDING: [lapsedOrder, cannotAccept] },
  samples: (_context, _by, { hasSquad, active }) => [{ hasSquad, active }],
});

const notInvited: Refusal = (context, { by }) => (mateInvitationOf(context, by) ? null : 'SQUADS_MEMBER_NOT_FOUND');

/** The invited mate declines the order (domain rules, section 1, cancel). */
export const declineRules = personRules()('squad.decline', {
  who: [notInvited],
  in: { PENDING: [] },
  samples: noFacts,
});

/** An order expires without an answer. */
export const invitationExpiredRules = timerRules('squad.invitationExpired', {
  in: ['PENDING'],
  due: (context) => context.mateInvitations.flatMap(({ mateId, expiresAt }) => due(expiresAt, mateId)),
});
