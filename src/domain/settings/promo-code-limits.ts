import { rublesToKopecks } from '../money/rubles-to-kopecks';

export const promoCodeLimits = {
  /** Letters of a code. */
  length: { min: 3, max: 32 },
  maxPercent: 50,
  /** What remains to pay is at least this. */
  minRemainder: rublesToKopecks(50),
} as const;
