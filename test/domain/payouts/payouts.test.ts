import { transition } from 'xstate';
import { payoutMachine } from '#domain/payouts/payout-machine.ts';
import { payoutLife, payoutStateNames } from '#domain/payouts/payout-states.ts';
import { saidByProvider } from '#domain/money/remittance.ts';

const events = ['payout.sent', 'payout.paid', 'payout.refused', 'payout.unclear', 'payout.again'] as const;

test.each(payoutStateNames.flatMap((at) => events.map((type) => [at, type] as const)))(
  'a payout and its machine go the same way: %s, %s',
  (at, type) => {
    const [next] = transition(payoutMachine, payoutMachine.resolveState({ value: at }), { type });
    expect(payoutLife.after(at, type) ?? at).toBe(next.value);
  },
);

test('a payout is open until it has ended, and is sent only from the queue', () => {
  expect(payoutLife.open).toEqual(['QUEUED', 'SENT', 'UNCLEAR']);
  expect(payoutStateNames.filter((at) => payoutLife.after(at, 'payout.sent') !== null)).toEqual(['QUEUED']);
});

test.each([
  ['Карта 2200700712345676 не принята', 'Карта ••••5676 не принята'],
  ['purse 2200 7007 1234 5676', 'purse ••••5676'],
  ['+7 911 123-45-67 не найден', '••••4567 не найден'],
  ['код 103', 'код 103'],
])('what a provider said is stored without numbers: %s', (said, stored) => {
  expect(saidByProvider(said)).toBe(stored);
});
