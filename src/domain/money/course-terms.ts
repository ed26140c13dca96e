import { rublesToKopecks } from './kopecks';
import { days, hours } from '../time/durations';

export const courseTerms = {
  minLessons: 4,
  maxLessons: 12,
  minPrice: rublesToKopecks(2990),
  maxPrice: rublesToKopecks(14_990),
  voucherLifetime: days(90),
  /** Bought and closed again: each purchase of a person leaves codes and lines behind; by real time. */
  purchases: { window: hours(1), perPerson: 120, perAddress: 600 },
} as const;
