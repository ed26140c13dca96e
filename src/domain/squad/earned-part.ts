import type { Kopecks } from '../money/kopecks';
import type { UserId } from './squad-actor';
import type { MateTerms } from './squad-member';

/**
 * Time a mate has played for good: he left a running game, or the squad was recreated in the middle of one.
 * It waits for the settlement inside what is held, and no cancellation touches it.
 */
export interface EarnedPart {
  readonly mateId: UserId;
  readonly terms: MateTerms;
  /** Before the percent of order. */
  readonly gross: Kopecks;
}
