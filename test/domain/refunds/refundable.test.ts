import { days } from '#domain/time/durations.ts';
import { refundableOf, type RefundParts } from '#domain/refunds/refund-terms.ts';

const paidAt = Date.UTC(2026, 0, 15);
const deposit = { amount: 100_000, refunded: 0, asked: false, paidAt };
const way = (parts: RefundParts, within = days(365)) => ({ parts, within });

test('what is left of a deposit and still on the balance may be asked back', () => {
  expect(refundableOf(deposit, way('ANY'), 30_000, paidAt)).toEqual({ least: 100, most: 30_000 });
  expect(refundableOf({ ...deposit, refunded: 90_000 }, way('ANY'), 30_000, paidAt)).toEqual({
    least: 100,
    most: 10_000,
  });
});

test.each([
  ['the provider gives nothing back', deposit, null, 30_000, 0, 'NOT_HERE'],
  ['another refund is on its way', { ...deposit, asked: true }, way('ANY'), 30_000, 0, 'ASKED_ALREADY'],
  ['the year is over', deposit, way('ANY'), 30_000, days(365) + 1, 'TOO_LATE'],
  ['the provider’s own term is over', deposit, way('ANY', days(30)), 30_000, days(31), 'TOO_LATE'],
  ['all of it is spent', deposit, way('ANY'), 99, 0, 'NOTHING_LEFT'],
  ['a second part where only one is given back', { ...deposit, refunded: 1 }, way('ONCE'), 30_000, 0, 'ONLY_ONCE'],
  ['a part where only the whole is', deposit, way('WHOLE'), 99_999, 0, 'ONLY_WHOLE'],
] as const)('nothing may be asked back when %s', (_title, row, provider, own, later, why) => {
  expect(refundableOf(row, provider, own, paidAt + later)).toEqual({ why });
});

test('where only the whole is given back, the whole is offered', () => {
  expect(refundableOf(deposit, way('WHOLE'), 100_000, paidAt)).toEqual({ least: 100_000, most: 100_000 });
});
