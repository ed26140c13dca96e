import { receiptMachine } from '#domain/receipts/receipt-machine.ts';
import { disputeMachine } from '#domain/squad/dispute-machine.ts';
import { earlyFinishMachine } from '#domain/squad/early-finish-machine.ts';
import { refundMachine } from '#domain/refunds/refund-machine.ts';
import { npdReceiptMachine } from '#domain/taxes/npd-receipt-machine.ts';
import { appealMachine } from '#domain/appeals/appeal-machine.ts';
import { payoutMachine } from '#domain/payouts/payout-machine.ts';
import { playable } from '../playable';

const nothing = () => [{}];
const oneLess = (count: number): number => Math.max(0, count - 1);

/** A dispute that two people of the other side have to answer. */
export const disputePlayable = playable(disputeMachine, {
  file: '#domain/squad/dispute-machine.ts',
  name: 'disputeMachine',
  input: () => ({ awaited: 1 }),
  events: {
    'squad.openDispute': nothing,
    // The squad counts a grant before it asks the table.
    'squad.answerDispute': () => [{ granted: true }, { granted: false }],
    'squad.decideDispute': nothing,
    'squad.disputeAnswerExpired': nothing,
    'squad.disputeDecisionExpired': nothing,
  },
  settle: ({ context }, event) => ({
    awaited: event.type === 'squad.answerDispute' && event.granted ? oneLess(context.awaited) : context.awaited,
  }),
});

/** A request that two people of the other side have to answer. */
export const earlyFinishPlayable = playable(earlyFinishMachine, {
  file: '#domain/squad/early-finish-machine.ts',
  name: 'earlyFinishMachine',
  input: () => ({ side: 'PAYER' as const, awaited: 1 }),
  events: {
    'squad.requestEarlyFinish': nothing,
    'squad.answerEarlyFinish': () => [{ confirmed: true }, { confirmed: false }],
    'squad.earlyFinishExpired': nothing,
  },
  settle: ({ context }, event) => ({
    ...context,
    awaited: event.type === 'squad.answerEarlyFinish' && event.confirmed ? oneLess(context.awaited) : context.awaited,
  }),
});

/** A receipt that waits for its register. */
export const receiptPlayable = playable(receiptMachine, {
  file: '#domain/receipts/receipt-machine.ts',
  name: 'receiptMachine',
  input: () => undefined,
  events: {
    'receipt.accepted': nothing,
    'receipt.done': nothing,
    'receipt.refused': nothing,
    'receipt.again': nothing,
  },
});

/** A refund whose provider has a call for it, or has none. */
export const refundPlayable = playable(refundMachine, {
  file: '#domain/refunds/refund-machine.ts',
  name: 'refundMachine',
  input: () => ({ byHand: false }),
  events: {
    'refund.agreed': nothing,
    'refund.declined': nothing,
    'refund.canceled': nothing,
    'refund.sent': nothing,
    'refund.done': nothing,
    'refund.refused': nothing,
    'refund.unclear': nothing,
    'refund.again': nothing,
  },
});

/** A person's word against a decision, which waits for another operator. */
export const appealPlayable = playable(appealMachine, {
  file: '#domain/appeals/appeal-machine.ts',
  name: 'appealMachine',
  input: () => undefined,
  events: { 'appeal.upheld': nothing, 'appeal.declined': nothing },
});

/** A payout of a withdrawal that waits to be sent. */
export const payoutPlayable = playable(payoutMachine, {
  file: '#domain/payouts/payout-machine.ts',
  name: 'payoutMachine',
  input: () => undefined,
  events: {
    'payout.sent': nothing,
    'payout.paid': nothing,
    'payout.refused': nothing,
    'payout.unclear': nothing,
    'payout.again': nothing,
  },
});

/** A receipt that a self-employed mate owes for a payout. */
export const npdReceiptPlayable = playable(npdReceiptMachine, {
  file: '#domain/taxes/npd-receipt-machine.ts',
  name: 'npdReceiptMachine',
  input: () => undefined,
  events: { 'npd.given': nothing, 'npd.confirmed': nothing, 'npd.refused': nothing, 'npd.excused': nothing },
});
