import * as fc from 'fast-check';
import { kopecksToRubles, mulDiv, percentOf, rublesToKopecks, sumOf } from '#domain/money/kopecks.ts';
import { splitAmount, splitByWeights } from '#domain/money/split.ts';

const sum = (parts: readonly number[]): number => sumOf(parts, (part) => part);
const kopecks = fc.integer({ min: 0, max: 100_000_000_000 });

test('rubles with two decimals are exact kopecks', () => {
  expect([0.29, 1.1, 4820, 0.01, 99_999.99, -0].map(rublesToKopecks)).toEqual([29, 110, 482_000, 1, 9_999_999, 0]);
});

test.each([0.001, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, 1e21, 1.005])(
  '%p is not a sum in rubles',
  (rubles) => {
    expect(() => rublesToKopecks(rubles)).toThrow(RangeError);
  },
);

test('kopecks and rubles turn into each other', () => {
  fc.assert(fc.property(kopecks, (amount) => rublesToKopecks(kopecksToRubles(amount)) === amount));
  expect(() => kopecksToRubles(0.5)).toThrow(RangeError);
});

test('equal parts add up, the first takes the odd kopecks', () => {
  expect(splitAmount(100, 3)).toEqual([34, 33, 33]);
  fc.assert(
    fc.property(
      kopecks,
      fc.integer({ min: 1, max: 10 }),
      (amount, parts) => sum(splitAmount(amount, parts)) === amount,
    ),
  );
});

test('proportional parts add up and none exceeds its weight while the sum does not exceed all weights', () => {
  const weights = fc.array(kopecks, { minLength: 1, maxLength: 8 }).filter((list) => sum(list) > 0);
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 1000 }), (list, share) => {
      const amount = mulDiv(sum(list), share, 1000);
      const parts = splitByWeights(amount, list);
      expect(sum(parts)).toBe(amount);
      expect(parts.every((part, index) => part >= 0 && part <= (list[index] ?? 0))).toBe(true);
    }),
  );
});

test('nothing is shared among nobody', () => {
  expect(splitByWeights(100, [0, 0])).toEqual([0, 0]);
});

test('percents round down, products larger than a double are exact', () => {
  expect(percentOf(999, 50)).toBe(499);
  expect(mulDiv(9_007_199_254_740_991, 3, 4)).toBe(6_755_399_441_055_743);
});
