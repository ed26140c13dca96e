import { rublesToKopecks } from './kopecks';
import { days, hours } from '../time/durations';

/** Terms of training courses: sums in kopecks, times in ms (domain rules, section 4). */
export const courseTerms = {
  minLessons: 4,
  maxLessons: 12,
  minPrice: rublesToKopecks(2990),
  maxPrice: rublesToKopecks(14_990),
  voucherLifetime: days(90),
  /**
   * Rate limit of purchases, in real time: a course may be bought and closed repeatedly, and each purchase leaves codes
   * and transactions behind.
   */
  purchases: { window: hours(1), perPerson: 120, perAddress: 600 },
} as const;
