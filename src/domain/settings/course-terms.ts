import { rublesToKopecks } from '../money/rubles-to-kopecks';
import { days } from './durations';

export const courseTerms = {
  minLessons: 4,
  maxLessons: 12,
  minPrice: rublesToKopecks(2990),
  maxPrice: rublesToKopecks(14_990),
  voucherLifetime: days(90),
} as const;
