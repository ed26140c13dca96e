import { rublesToKopecks } from '../money/rubles-to-kopecks';
import { days, seconds } from './durations';

/** A client tells of his game in a video of his own; an administrator looks at it and credits bonus money, once for each account. */
export const videoReviewTerms = {
  bonus: rublesToKopecks(300),
  minLength: seconds(60),
  /** After a finished game. */
  within: days(30),
} as const;
