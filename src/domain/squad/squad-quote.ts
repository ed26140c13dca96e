import type { Kopecks } from '../money/kopecks';
import type { UserId } from './squad-actor';

interface MateQuote {
  readonly mateId: UserId;
  readonly amount: Kopecks;
}

/** What one non-mate member costs: `amount + subsidy` is his equal part of the total. */
export interface MemberShare {
  readonly memberId: UserId;
  readonly payerId: UserId;
  /** What the payer pays. */
  readonly amount: Kopecks;
  /** What the service adds: a promo code, a trial lesson. */
  readonly subsidy: Kopecks;
}

/** The price that holds while the squad is READY. The mates' quotes and the shares both add up to `total`. */
export interface SquadQuote {
  readonly mates: readonly MateQuote[];
  readonly shares: readonly MemberShare[];
  readonly total: Kopecks;
}
