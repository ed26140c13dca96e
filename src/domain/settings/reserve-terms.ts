import { days, hours } from './durations';
import { rublesToKopecks } from '../money/rubles-to-kopecks';

export const reserveTerms = {
  min: rublesToKopecks(100),
  max: rublesToKopecks(50_000),
  linkLifetime: days(7),
  /** Silence confirms an unreserve row. */
  silence: hours(72),
  /** Idle reserves are cancelled. */
  idle: days(90),
} as const;
