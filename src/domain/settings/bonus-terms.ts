import { days } from './durations';
import { rublesToKopecks } from '../money/rubles-to-kopecks';

/** Bonus money is not withdrawable. */
export const bonusTerms = {
  /** Percent of a price that bonus money may pay; money of gift certificates knows no cap. */
  maxPercentOfPrice: 30,
  lifetime: days(180),
  /** For a new client after confirming the email; an administrator may change it. */
  confirmedRegistration: rublesToKopecks(200),
} as const;
