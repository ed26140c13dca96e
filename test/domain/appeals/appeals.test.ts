import { transition } from 'xstate';
import { appealMachine } from '#domain/appeals/appeal-machine.ts';
import { appealLife, appealStateNames, outcomeEvents } from '#domain/appeals/appeal-states.ts';
import { ordersOffUntilOf } from '#domain/squad/steps/strike-consequence.ts';
import { days, hours } from '#domain/time/durations.ts';

test.each(appealStateNames.flatMap((at) => Object.values(outcomeEvents).map((type) => [at, type] as const)))(
  'an appeal and its machine go the same way: %s, %s',
  (at, type) => {
    const [next] = transition(appealMachine, appealMachine.resolveState({ value: at }), { type });
    expect(appealLife.after(at, type) ?? at).toBe(next.value);
  },
);

test('an appeal is decided once', () => {
  expect(appealLife.open).toEqual(['WAITING']);
});

const now = days(1000);

test.each([
  ['none', [], null],
  ['a first strike only warns', [now - hours(1)], null],
  ['the second keeps orders off for a day', [now - days(3), now - hours(1)], now + hours(23)],
  ['one older than the window counts no more', [now - days(40), now - hours(1)], null],
  ['a term that is over is none', [now - days(4), now - days(3)], null],
  ['of several terms the longest holds', [now - days(9), now - days(8), now - days(2)], now + days(5)],
])('how long strikes keep orders off: %s', (_, strikes, until) => {
  expect(ordersOffUntilOf(strikes, now)).toBe(until);
});
