import { rublesToKopecks } from '../money/rubles-to-kopecks';

export const promoCodeLimits = {
  maxPercent: 50,
  /** What remains to pay is at least this. */
  minRemainder: rublesToKopecks(50),
} as const;
