import { disputeTerms } from '../facts/squad-limits';
import { due, personRules, timerRules } from '../define-rules';
import { unacceptedPayersOf } from '../selectors/payments';
import { notAdmin, notMemberNorPayer, type Refusal } from './shared-refusals';
import { disputeAwaits, isAwaited, sideOf } from '../selectors/sides';

export interface WantedRefund {
  /** Percent of the held money to be refunded to the payers, 0–100. */
  readonly wantedPercent: number;
}

const impossible = 'SQUADS_DISPUTE_CANNOT_BE_CREATED';
const confirmed = 'SQUADS_DISPUTE_CONFIRMED';

const alreadyOpened: Refusal = ({ dispute }) => (dispute ? 'SQUADS_DISPUTE_ALREADY_CREATED' : null);

/** When the time for opening a dispute ends; epoch ms. */
export const disputeOpensUntil = (finishedAt: number): number => finishedAt + disputeTerms.openWithin;

const tooLate: Refusal = ({ finishedAt }, { at }) =>
  finishedAt !== null && at >= disputeOpensUntil(finishedAt) ? 'SQUADS_DISPUTE_TOO_LATE' : null;

/** Within the time for a dispute only confirmations settle a game. */
const settled: Refusal = ({ settledAt }) => (settledAt === null ? null : confirmed);

/** Refuses people who do not pay, and payers who have confirmed that all was well. */
const notConcerned: Refusal = (context, { by }) => {
  const side = sideOf(context, by);
  if (side === 'MATE' || unacceptedPayersOf(context).some((payer) => payer === by)) return null;
  return side === 'PAYER' ? confirmed : impossible;
};

const openRefusals = [alreadyOpened, tooLate, settled, notConcerned];

/** A payer or a mate opens a dispute (domain rules, section 1, dispute). */
export const openDisputeRules = personRules<WantedRefund>()('squad.openDispute', {
  who: [notMemberNorPayer],
  in: { IN_A_GAME: openRefusals, FINISHED: openRefusals },
  elsewhere: { PENDING: impossible, READY: impossible, STARTED: impossible, DISBANDED: impossible },
  samples: () => [{ wantedPercent: 100 }],
});

export interface Answer {
  readonly granted: boolean;
}

const notAwaited: Refusal = (context, { by, at }) =>
  at < (context.dispute?.expiresAt ?? 0) && isAwaited(disputeAwaits(context), by) ? null : 'SQUADS_INVALID_STATE';

/** Mates who left the game also answer a dispute about their part. */
const notInDispute: Refusal = (context, event) =>
  isAwaited(disputeAwaits(context), event.by) ? null : notMemberNorPayer(context, event);

/** The other side answers an open dispute (domain rules, section 1, Dispute). */
export const answerDisputeRules = personRules<Answer>()('squad.answerDispute', {
  who: [notInDispute],
  in: { IN_A_GAME: [notAwaited], FINISHED: [notAwaited] },
  samples: () => [{ granted: false }],
});

export interface Decision {
  /** Percent of the held money that is refunded to the payers, 0–100. */
  readonly refundPercent: number;
}

const undecided: Refusal = ({ dispute }) => (dispute?.status === 'IN_PROGRESS' ? null : 'SQUADS_INVALID_STATE');

/** A moderator decides a dispute (domain rules, section 1, Dispute). */
export const decideDisputeRules = personRules<Decision>()('squad.decideDispute', {
  who: [notAdmin],
  in: { IN_A_GAME: [undecided], FINISHED: [undecided] },
  samples: () => [{ refundPercent: 0 }],
});

/** The other side did not answer in time. */
export const disputeAnswerExpiredRules = timerRules('squad.disputeAnswerExpired', {
  in: ['IN_A_GAME', 'FINISHED'],
  due: ({ dispute }) => due(dispute?.status === 'NEW' ? dispute.expiresAt : null),
});

/** No moderator decided in time. */
export const disputeDecisionExpiredRules = timerRules('squad.disputeDecisionExpired', {
  in: ['IN_A_GAME', 'FINISHED'],
  due: ({ dispute }) => due(dispute?.status === 'IN_PROGRESS' ? dispute.expiresAt : null),
});
