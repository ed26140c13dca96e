import { rublesToKopecks } from '../money/rubles-to-kopecks';

export const depositLimits = { min: rublesToKopecks(100), max: rublesToKopecks(100_000) } as const;

/** Percent of a deposit given as bonus money; the highest step that fits counts. */
export const topUpBonuses = [
  { from: rublesToKopecks(10_000), percent: 10 },
  { from: rublesToKopecks(3000), percent: 5 },
] as const;

/** Paid → credited; the difference is bonus money. */
export const depositPackages = [
  { id: 1, price: rublesToKopecks(3000), credited: rublesToKopecks(3300) },
  { id: 2, price: rublesToKopecks(5000), credited: rublesToKopecks(5750) },
  { id: 3, price: rublesToKopecks(10_000), credited: rublesToKopecks(12_000) },
] as const;
