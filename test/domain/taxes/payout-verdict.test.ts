import { incomeStanding } from '#domain/taxes/npd-income.ts';
import { npdAnswers } from '#domain/taxes/npd-check.ts';
import { isStop, payoutHold } from '#domain/taxes/payout-verdict.ts';
import { isPersonInn, taxStatuses } from '#domain/taxes/tax-status.ts';
import { moscowDay, moscowYear, startOfMoscowYear } from '#domain/time/moscow.ts';

const selfEmployed = { required: true, checked: true, status: 'SELF_EMPLOYED', answer: 'YES', income: 'FINE' } as const;

test('nothing is asked while the setting is off', () => {
  for (const status of [null, ...taxStatuses])
    for (const answer of npdAnswers)
      expect(payoutHold({ ...selfEmployed, required: false, status, answer, income: 'OVER' })).toBeNull();
});

test('whoever has told no status waits; sole proprietors and individuals are paid without the tax service', () => {
  expect(payoutHold({ ...selfEmployed, status: null })).toBe('STATUS_NOT_TOLD');
  for (const status of ['SOLE_PROPRIETOR', 'INDIVIDUAL'] as const)
    expect(payoutHold({ ...selfEmployed, status, answer: 'NO', income: 'OVER' })).toBeNull();
});

test.each([
  ['YES', null, false],
  ['NO', 'STATUS_LOST', true],
  ['INVALID', 'INN_INVALID', true],
  ['UNKNOWN', 'CHECK_SILENT', false],
  ['NOT_ASKED', 'CHECK_GOES_ON', false],
] as const)('the answer %s of today gives %s: only a clear no stops', (answer, reason, stops) => {
  expect(payoutHold({ ...selfEmployed, answer })).toBe(reason);
  expect(reason !== null && isStop(reason)).toBe(stops);
});

test('without checks the self-employed are taken by their word, and the limit still holds', () => {
  expect(payoutHold({ ...selfEmployed, checked: false, answer: 'NOT_ASKED' })).toBeNull();
  expect(payoutHold({ ...selfEmployed, checked: false, income: 'OVER' })).toBe('OVER_LIMIT');
});

test('the limit itself is still allowed, a kopeck more is not, and the warning comes at its percent', () => {
  const at = (income: number) => incomeStanding(income, 240_000_000, 80);
  expect([191_999_999, 192_000_000, 240_000_000, 240_000_001].map(at)).toEqual(['FINE', 'NEAR', 'NEAR', 'OVER']);
});

test('a year and a day begin at midnight in Moscow', () => {
  const midnight = Date.parse('2026-12-31T21:00:00Z');
  expect([moscowYear(midnight - 1), moscowYear(midnight)]).toEqual([2026, 2027]);
  expect([moscowDay(midnight - 1), moscowDay(midnight)]).toEqual(['2026-12-31', '2027-01-01']);
  expect(startOfMoscowYear(2027)).toBe(midnight);
});

test.each([
  ['500100732259', true],
  ['500100732258', false],
  ['7707083893', false],
  ['000000000000', false],
  [' 500100732259', false],
])('%s as the INN of a person: %s', (inn, fits) => expect(isPersonInn(inn)).toBe(fits));
