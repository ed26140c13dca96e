import { categoryKinds } from '#domain/games/category.ts';
import { gradeFor, mateLevels, percentOfGrade } from '#domain/mates/grade.ts';
import { sumOf } from '#domain/money/kopecks.ts';
import { hourlyRates, isOfferedDuration, offeredDurations } from '#domain/pricing/rates.ts';
import { type MateOrder, quoteMate, quoteSession } from '#domain/pricing/quote.ts';

const order: MateOrder = { rate: hourlyRates.PRO, categoryKind: 'FUN', durationMinutes: 60, nonMates: 1 };
const rubles = (changes: Partial<MateOrder>): number => quoteMate({ ...order, ...changes }).amount / 100;

test.each<[string, Partial<MateOrder>, number]>([
  ['an hour of PRO for fun', {}, 1000],
  ['half an hour of a beginner', { rate: hourlyRates.BEGINNER_I, durationMinutes: 30 }, 150],
  ['rank up costs 1.3', { categoryKind: 'RANK_UP' }, 1300],
  ['a girl costs 1.2', { categoryKind: 'E_GIRL' }, 1200],
  ['education costs 1.5', { categoryKind: 'EDUCATION' }, 1500],
  ['a star costs 3', { categoryKind: 'FAMOUS', rate: hourlyRates.STAR }, 6000],
  ['two hours: 5 % off', { durationMinutes: 120 }, 1900],
  ['three hours: 10 % off', { durationMinutes: 180 }, 2700],
  ['each further client: 25 % more', { nonMates: 3 }, 1500],
  ['nobody yet counts as one', { nonMates: 0 }, 1000],
  [
    'rounded up to ten rubles',
    { rate: hourlyRates.BEGINNER_II, categoryKind: 'RANK_UP', durationMinutes: 30, nonMates: 2 },
    330,
  ],
])('a mate’s price: %s', (_what, changes, expected) => {
  expect(rubles(changes)).toBe(expected);
});

test('the lines of a bill add up to it', () => {
  for (const level of mateLevels) {
    for (const categoryKind of categoryKinds) {
      for (const durationMinutes of offeredDurations) {
        const { amount, lines } = quoteMate({ rate: hourlyRates[level], categoryKind, durationMinutes, nonMates: 3 });
        expect(sumOf(lines, (line) => line.amount)).toBe(amount);
      }
    }
  }
});

test('a trial lesson has its own length', () => {
  expect([30, 60].map((minutes) => isOfferedDuration(minutes, 'EDUCATION_PROMO'))).toEqual([true, false]);
  expect([30, 45, 240].map((minutes) => isOfferedDuration(minutes, 'FUN'))).toEqual([true, false, true]);
});

test('the quotes of the mates add up to the total, and so do the shares', () => {
  const { total, mates, shares } = quoteSession({
    ...order,
    categoryKind: 'RANK_UP',
    mates: [
      { mateId: 'a', rate: hourlyRates.PRO },
      { mateId: 'b', rate: hourlyRates.BEGINNER_I },
    ],
    nonMates: ['x', 'y', 'z'].map((memberId) => ({ memberId, payerId: memberId })),
    promo: { terms: { code: 'TEN', percent: 10, amount: null }, payerId: 'y' },
  });
  expect(mates.map((mate) => mate.amount)).toEqual([195_000, 59_000]);
  expect(total).toBe(254_000);
  expect(shares).toEqual([
    { memberId: 'x', payerId: 'x', amount: 84_668, subsidy: 0 },
    { memberId: 'y', payerId: 'y', amount: 76_200, subsidy: 8466 },
    { memberId: 'z', payerId: 'z', amount: 84_666, subsidy: 0 },
  ]);
});

test.each<[number, number, string]>([
  [20, 500, 'BEGINNER_I'],
  [21, 450, 'BEGINNER_II'],
  [50, 500, 'BEGINNER_II'],
  [51, 500, 'BEGINNER_III'],
  [201, 500, 'EXPERT'],
  [401, 500, 'PRO'],
  [9000, 500, 'PRO'],
  [401, 449, 'BEGINNER_I'],
])('%i finished hours with a rating of %i hundredths make a beginner %s', (hours, rating, level) => {
  expect(gradeFor('BEGINNER_I', hours * 60, rating)).toBe(level);
});

test('nobody is demoted automatically, and a star stays one', () => {
  expect([gradeFor('PRO', 0, 500), gradeFor('STAR', 60_000, 500)]).toEqual(['PRO', 'STAR']);
});

test('percents of order by grade', () => {
  expect(mateLevels.map(percentOfGrade)).toEqual([67, 72, 75, 78, 82, 85]);
});
