import { rublesToKopecks } from '../money/rubles-to-kopecks';

export const giftCertificateTerms = {
  nominals: [500, 1000, 2000, 3000, 5000, 10_000].map(rublesToKopecks),
  lifetimeMonths: 12,
  /** Seasonal designs are on sale this many days before and after their date. */
  seasonDays: 30,
} as const;
