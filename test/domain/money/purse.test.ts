import * as fc from 'fast-check';
import { partsOfPrice, purseAfter } from '#domain/money/purse.ts';

const sum = fc.integer({ min: 0, max: 10_000_000 });
const purse = fc.record({ own: sum, bonus: sum, gift: sum });

test('the parts of a price add up, bonus money pays 30 % at most, gift money knows no cap', () => {
  fc.assert(
    fc.property(sum, purse, (price, has) => {
      const { own, bonus, gift } = partsOfPrice(price, has);
      expect(own + bonus + gift).toBe(price);
      expect(bonus).toBe(Math.min(has.bonus, Math.floor((price * 30) / 100)));
      expect(gift).toBe(Math.min(has.gift, price - bonus));
      expect(own).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a gift pays for a whole squad, bonus money only for its part', () => {
  expect(partsOfPrice(70_000, { bonus: 0, gift: 100_000 })).toEqual({ own: 0, bonus: 0, gift: 70_000 });
  expect(partsOfPrice(70_000, { bonus: 100_000, gift: 0 })).toEqual({ own: 49_000, bonus: 21_000, gift: 0 });
  expect(partsOfPrice(70_000, { bonus: 100_000, gift: 10_000 })).toEqual({ own: 39_000, bonus: 21_000, gift: 10_000 });
});

test('several prices one after another: what lacks shows as own money below zero', () => {
  const left = purseAfter({ own: 50_000, bonus: 25_000, gift: 0 }, [70_000, 70_000]);
  expect(left).toEqual({ own: 50_000 - 49_000 - 66_000, bonus: 0, gift: 0 });
});
