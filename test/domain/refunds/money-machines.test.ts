import { transition } from 'xstate';
import { receiptMachine } from '#domain/receipts/receipt-machine.ts';
import { receiptLife, receiptStateNames } from '#domain/receipts/receipt-states.ts';
import { refundMachine } from '#domain/refunds/refund-machine.ts';
import { openRefundStates, refundAfter, refundStateNames, refundStates } from '#domain/refunds/refund-states.ts';

const receiptEvents = ['receipt.accepted', 'receipt.done', 'receipt.refused', 'receipt.again'] as const;
const refundEvents = [
  'refund.agreed',
  'refund.declined',
  'refund.canceled',
  'refund.sent',
  'refund.done',
  'refund.refused',
  'refund.unclear',
  'refund.again',
] as const;

const cross = <A, B>(as: readonly A[], bs: readonly B[]) => as.flatMap((a) => bs.map((b) => [a, b] as const));

test.each(cross(receiptStateNames, receiptEvents))('a receipt and its machine go the same way: %s, %s', (at, type) => {
  const [next] = transition(receiptMachine, receiptMachine.resolveState({ value: at }), { type });
  expect(receiptLife.after(at, type) ?? at).toBe(next.value);
});

test.each(cross(refundStateNames, refundEvents))('a refund and its machine go the same way: %s, %s', (at, type) => {
  for (const byHand of [true, false]) {
    const [next] = transition(refundMachine, refundMachine.resolveState({ value: at, context: { byHand } }), { type });
    expect(refundAfter(at, type, byHand) ?? at).toBe(next.value);
  }
});

test('a refund is open until it has ended, and a provider may give the money back at any time before', () => {
  expect(refundStateNames.filter((at) => !('on' in refundStates[at]))).toEqual(
    refundStateNames.filter((at) => !openRefundStates.some((open) => open === at)),
  );
  for (const at of openRefundStates) expect(refundAfter(at, 'refund.done', false)).toBe('DONE');
});
