import { categoryKinds } from '#domain/games/category.ts';
import { hourPrice, ratesShownWithin } from '#domain/pricing/shown-price.ts';

const bounds = [null, 0, 1, 999, 1000, 1001, 29_999, 30_000, 30_001, 45_500.5, 90_000, 300_000];
const rates = [1, 333, 20_000, 29_000, 30_000, 30_001, 33_333, 45_000, 70_000, 99_999, 100_000, 200_000];
const percents = [null, 50, 73, 100, 133, 150, 1000];

const isWithin = (value: number, { from, to }: { readonly from: number | null; readonly to: number | null }): boolean =>
  (from === null || value >= from) && (to === null || value <= to);

test.each(categoryKinds)('the rates shown within bounds are those whose price in %s lies within them', (kind) => {
  const wrong = percents.flatMap((percent) =>
    bounds.flatMap((from) =>
      bounds.flatMap((to) => {
        const within = ratesShownWithin(kind, percent, { from, to });
        return rates
          .filter((rate) => isWithin(rate, within) !== isWithin(hourPrice(rate, kind, percent), { from, to }))
          .map((rate) => ({ rate, percent, from, to, within }));
      }),
    ),
  );
  expect(wrong).toEqual([]);
});
