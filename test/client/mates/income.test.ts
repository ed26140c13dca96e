import { hourlyRates } from '#domain/pricing/rates.ts';
import { incomeOf } from '#client/pages/become-mate/income-calculator.tsx';

describe('the income calculator', () => {
  test('counts the product’s price of an hour, after the percent of the level', () => {
    // 300 × 1.5 = 450 for an hour of training, 67 % of it.
    expect(
      incomeOf(
        { level: 'BEGINNER_I', category: { kind: 'EDUCATION', pricePercent: null }, hoursPerWeek: 10 },
        hourlyRates,
      ),
    ).toEqual({ price: 450, percent: 67, perHour: 301.5, perWeek: 3015, perMonth: 12_060 });
  });

  test('rounds the price as every quote does, up to ten rubles, and the part down to a kopeck', () => {
    // 700 × 1.3 = 910 stays; 500 × 1.3 = 650; 78 % and 75 %.
    expect(
      incomeOf({ level: 'EXPERT', category: { kind: 'RANK_UP', pricePercent: null }, hoursPerWeek: 1 }, hourlyRates),
    ).toMatchObject({ price: 910, perHour: 709.8 });
    expect(
      incomeOf({ level: 'STAR', category: { kind: 'FAMOUS', pricePercent: null }, hoursPerWeek: 60 }, hourlyRates),
    ).toMatchObject({ price: 6000, perWeek: 306_000 });
  });
});
