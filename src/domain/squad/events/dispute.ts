import { disputeTerms } from '../facts/squad-settings';
import { due, personEvent, timerEvent, type PersonEvent, type TimerEvent } from '../define-event';
import { disputeAfter } from '../dispute-course';
import { memberIds, personOf } from '../questions/members';
import { settle } from '../steps/money/pay-out';
import { refundPercent } from '../steps/money/refund';
import { unacceptedPayersOf } from '../questions/payments';
import { notAdmin, notMemberNorPayer, type Refusal } from '../questions/refusals';
import { disputeAwaits, isAwaited, sideOf } from '../questions/sides';
import type { SquadDispute } from '../facts/squad-context';
import type { SquadActor } from '../facts/squad-people';
import { choose, emit, inOrder, nothing, record, set, tell, type Moment, type Part } from '../steps/step-parts';

interface Wish {
  /** Percent of what is held that is to go back to the payers, 0–100. */
  readonly wantedPercent: number;
}
type OpenDispute = PersonEvent<'squad.openDispute', Wish>;

const impossible = 'SQUADS_DISPUTE_CANNOT_BE_CREATED';
const exists: Refusal = ({ dispute }) => (dispute ? 'SQUADS_DISPUTE_ALREADY_CREATED' : null);
const tooLate: Refusal = ({ settledAt, finishedAt }, { at }) =>
  settledAt !== null || (finishedAt !== null && at - finishedAt >= disputeTerms.openWithin) ? impossible : null;
/** Those who do not pay, and payers who have confirmed that all was well. */
const notConcerned: Refusal = (context, { by }) => {
  const side = sideOf(context, by);
  return side === 'MATE' || (side === 'PAYER' && unacceptedPayersOf(context).some((payer) => payer === by))
    ? null
    : impossible;
};

const open = ({ by, at, wantedPercent }: OpenDispute): Part =>
  inOrder(
    set((context) => ({
      dispute: {
        status: 'NEW',
        openedBy: personOf(by),
        side: sideOf(context, by) ?? 'PAYER',
        openedAt: at,
        expiresAt: at + disputeTerms.answer,
        wantedPercent,
        grantedBy: [],
        decidedPercent: null,
      },
    })),
    emit((context) => [
      record('DISPUTE_CREATED', by, null, { wantedPercent }),
      tell('DISPUTE_OPENED', by, disputeAwaits(context)),
    ]),
  );

const opening = { unless: [exists, tooLate, notConcerned], step: open };

/** A payer or a mate objects, in the game or for a day after it; the settlement waits. */
export const openDispute = personEvent<Wish>()('squad.openDispute', {
  description: 'открывают спор',
  who: [notMemberNorPayer],
  in: { IN_A_GAME: opening, FINISHED: opening },
  elsewhere: { PENDING: impossible, READY: impossible, STARTED: impossible, DISBANDED: impossible },
  effects: ['recordHistory', 'notify'],
  history: ['DISPUTE_CREATED'],
  samples: () => [{ wantedPercent: 100 }],
});

const change = (changes: Partial<SquadDispute>): Part =>
  set(({ dispute }) => ({ dispute: dispute && { ...dispute, ...changes } }));

/**
 * Returns the decided percent; after the game the rest is settled at once, before its end at the settlement. A game that
 * ended with nothing held was settled then, whatever was argued.
 */
const close = (percent: number, by: SquadActor, at: number): Part =>
  inOrder(
    refundPercent(percent, 'DISPUTE'),
    change({ status: 'CLOSED', expiresAt: null, decidedPercent: percent }),
    emit((context) => [
      record('UPDATED', by, null, { dispute: 'CLOSED', refundPercent: percent }),
      tell('DISPUTE_CLOSED', by, memberIds(context)),
    ]),
    choose(({ finishedAt, settledAt }) => (finishedAt === null || settledAt !== null ? nothing : settle(at))),
  );

const refuse = ({ by, at }: Moment): Part =>
  inOrder(
    change({ status: 'IN_PROGRESS', expiresAt: at + disputeTerms.decision }),
    emit(({ dispute, gameId }) => [
      record('UPDATED', by, null, { dispute: 'IN_PROGRESS' }),
      tell('DISPUTE_REFUSED', by, dispute ? [dispute.openedBy] : []),
      { type: 'askModerators', params: { gameId } },
    ]),
  );

const grant = (by: SquadActor): Part =>
  set(({ dispute }) => ({ dispute: dispute && { ...dispute, grantedBy: [...dispute.grantedBy, personOf(by)] } }));

interface Answer {
  readonly granted: boolean;
}

const notAwaited: Refusal = (context, { by, at }) =>
  at < (context.dispute?.expiresAt ?? 0) && isAwaited(disputeAwaits(context), by) ? null : 'SQUADS_INVALID_STATE';

/** Mates who left the game answer a dispute about their part. */
const notInDispute: Refusal = (context, event) =>
  isAwaited(disputeAwaits(context), event.by) ? null : notMemberNorPayer(context, event);

const answer = (event: PersonEvent<'squad.answerDispute', Answer>): Part =>
  inOrder(
    event.granted ? grant(event.by) : nothing,
    choose((context) => {
      const status = disputeAfter(context, event);
      if (status === 'CLOSED') return close(context.dispute?.wantedPercent ?? 0, event.by, event.at);
      return status === 'IN_PROGRESS' ? refuse(event) : nothing;
    }),
  );

const answering = { unless: [notAwaited], step: answer };

/** What closes a dispute may declare. */
const closing = ['refundPayment', 'recordHistory', 'notify', 'payMate', 'takeServicePart', 'payReferrals'] as const;

/** The other side grants what is wanted, all of them, or one refuses and a moderator decides. */
export const answerDispute = personEvent<Answer>()('squad.answerDispute', {
  description: 'отвечают на спор',
  who: [notInDispute],
  in: { IN_A_GAME: answering, FINISHED: answering },
  effects: [...closing, 'askModerators'],
  history: ['UPDATED', 'WITHDRAWN'],
  samples: () => [{ granted: false }],
});

interface Decision {
  /** Percent of what is held that goes back to the payers, 0–100. */
  readonly refundPercent: number;
}

const undecided: Refusal = ({ dispute }) => (dispute?.status === 'IN_PROGRESS' ? null : 'SQUADS_INVALID_STATE');

const deciding = {
  unless: [undecided],
  step: ({ by, at, refundPercent: percent }: PersonEvent<'squad.decideDispute', Decision>) => close(percent, by, at),
};

export const decideDispute = personEvent<Decision>()('squad.decideDispute', {
  description: 'модератор решает спор',
  who: [notAdmin],
  in: { IN_A_GAME: deciding, FINISHED: deciding },
  effects: closing,
  history: ['UPDATED', 'WITHDRAWN'],
  samples: () => [{ refundPercent: 0 }],
});

const grantBySilence = {
  step: ({ at }: TimerEvent<string>) => choose((context) => close(context.dispute?.wantedPercent ?? 0, 'system', at)),
};

/** The other side was silent for a day: what was wanted is granted. */
export const disputeAnswerExpired = timerEvent('squad.disputeAnswerExpired', {
  description: 'на спор не ответили',
  in: { IN_A_GAME: grantBySilence, FINISHED: grantBySilence },
  due: ({ dispute }) => due(dispute?.status === 'NEW' ? dispute.expiresAt : null),
  effects: closing,
  history: ['UPDATED', 'WITHDRAWN'],
});

const returnAll = { step: ({ at }: TimerEvent<string>) => close(100, 'system', at) };

/** No moderator came in time: everything goes back. */
export const disputeDecisionExpired = timerEvent('squad.disputeDecisionExpired', {
  description: 'модератор не решил спор в срок',
  in: { IN_A_GAME: returnAll, FINISHED: returnAll },
  due: ({ dispute }) => due(dispute?.status === 'IN_PROGRESS' ? dispute.expiresAt : null),
  effects: closing,
  history: ['UPDATED', 'WITHDRAWN'],
});
