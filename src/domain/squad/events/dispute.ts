import { disputeTerms } from '../facts/squad-limits';
import type { PersonEvent, TimerEvent } from '../define-rules';
import { disputeAfter } from '../dispute-states';
import { personOf } from '../selectors/members';
import { heldTotal } from '../selectors/payments';
import { settle } from '../steps/money/pay-out';
import { refundPercent } from '../steps/money/refund';
import { concernedByDispute, disputeAwaits, sideOf } from '../selectors/sides';
import type { SquadDispute } from '../facts/squad-context';
import type { SquadActor } from '../facts/squad-people';
import { choose, emit, inOrder, nothing, record, set, notify, type Moment, type Part } from '../steps/step-parts';
import { eventOf } from '../define-event';
import {
  openDisputeRules,
  answerDisputeRules,
  decideDisputeRules,
  disputeAnswerExpiredRules,
  disputeDecisionExpiredRules,
  type WantedRefund,
  type Answer,
  type Decision,
} from '../rules/dispute';

type OpenDispute = PersonEvent<'squad.openDispute', WantedRefund>;

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
        atStake: null,
      },
    })),
    emit((context) => [
      record('DISPUTE_CREATED', by, null, { wantedPercent }),
      notify('DISPUTE_OPENED', by, disputeAwaits(context)),
    ]),
  );

/** A payer or a mate opens a dispute, during the game or within a day after it; the settlement waits. */
export const openDispute = eventOf(openDisputeRules, {
  description: 'открывают спор',
  in: { IN_A_GAME: { step: open }, FINISHED: { step: open } },
  effects: ['recordHistory', 'notify'],
  history: ['DISPUTE_CREATED'],
});

const change = (changes: Partial<SquadDispute>): Part =>
  set(({ dispute }) => ({ dispute: dispute && { ...dispute, ...changes } }));

const recordStake: Part = choose((context) => change({ atStake: heldTotal(context) }));

/**
 * Refunds the decided percent. After the game the rest is settled at once; during the game it waits for the ordinary
 * settlement. A game that ended with nothing held is settled already.
 */
const close = (percent: number, by: SquadActor, at: number): Part =>
  inOrder(
    recordStake,
    refundPercent(percent, 'DISPUTE'),
    change({ status: 'CLOSED', expiresAt: null, decidedPercent: percent }),
    emit((context) => [
      record('UPDATED', by, null, { dispute: 'CLOSED', refundPercent: percent }),
      notify('DISPUTE_CLOSED', by, concernedByDispute(context)),
    ]),
    choose(({ finishedAt, settledAt }) => (finishedAt === null || settledAt !== null ? nothing : settle(at))),
  );

const refuse = ({ by, at }: Moment): Part =>
  inOrder(
    change({ status: 'IN_PROGRESS', expiresAt: at + disputeTerms.decision }),
    emit(({ dispute, gameId }) => [
      record('UPDATED', by, null, { dispute: 'IN_PROGRESS' }),
      notify('DISPUTE_REFUSED', by, dispute ? [dispute.openedBy] : []),
      { type: 'askModerators', params: { gameId } },
    ]),
  );

const grant = (by: SquadActor): Part =>
  set(({ dispute }) => ({ dispute: dispute && { ...dispute, grantedBy: [...dispute.grantedBy, personOf(by)] } }));

const answer = (event: PersonEvent<'squad.answerDispute', Answer>): Part =>
  inOrder(
    event.granted ? grant(event.by) : nothing,
    choose((context) => {
      const status = disputeAfter(context, event);
      if (status === 'CLOSED') return close(context.dispute?.wantedPercent ?? 0, event.by, event.at);
      return status === 'IN_PROGRESS' ? refuse(event) : nothing;
    }),
  );

/** Effects that closing a dispute may declare. */
const closing = ['refundPayment', 'recordHistory', 'notify', 'payMate', 'takeServicePart', 'payReferrals'] as const;

/**
 * The other side answers: if all of them grant it, the wanted percent is refunded; if one refuses, a moderator decides.
 */
export const answerDispute = eventOf(answerDisputeRules, {
  description: 'отвечают на спор',
  in: { IN_A_GAME: { step: answer }, FINISHED: { step: answer } },
  effects: [...closing, 'askModerators'],
  history: ['UPDATED', 'WITHDRAWN'],
});

const decide = ({ by, at, refundPercent: percent }: PersonEvent<'squad.decideDispute', Decision>): Part =>
  close(percent, by, at);

/** A moderator decides: the decided percent is refunded. */
export const decideDispute = eventOf(decideDisputeRules, {
  description: 'модератор решает спор',
  in: { IN_A_GAME: { step: decide }, FINISHED: { step: decide } },
  effects: closing,
  history: ['UPDATED', 'WITHDRAWN'],
});

const grantBySilence = ({ at }: TimerEvent<string>): Part =>
  choose((context) => close(context.dispute?.wantedPercent ?? 0, 'system', at));

/** The other side did not answer within a day: the wanted percent is granted. */
export const disputeAnswerExpired = eventOf(disputeAnswerExpiredRules, {
  description: 'на спор не ответили',
  in: { IN_A_GAME: { step: grantBySilence }, FINISHED: { step: grantBySilence } },
  effects: closing,
  history: ['UPDATED', 'WITHDRAWN'],
});

const returnAll = ({ at }: TimerEvent<string>): Part => close(100, 'system', at);

/** No moderator decided in time: everything is refunded. */
export const disputeDecisionExpired = eventOf(disputeDecisionExpiredRules, {
  description: 'модератор не решил спор в срок',
  in: { IN_A_GAME: { step: returnAll }, FINISHED: { step: returnAll } },
  effects: closing,
  history: ['UPDATED', 'WITHDRAWN'],
});
