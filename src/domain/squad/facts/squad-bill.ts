import type { Kopecks } from '../../money/kopecks';
import type { MateTerms, UserId } from './squad-people';

/** A promo code in force: a percent (1–50) or a fixed sum; exactly one of them is set. */
export interface SquadPromo {
  /** Absent: hidden from whoever asks. */
  readonly code?: string;
  readonly percent: number | null;
  readonly amount: Kopecks | null;
  /** A lesson of a course, paid with it: it may leave nothing to pay. */
  readonly prepaid?: boolean;
}

/** The same with nothing hidden. */
export interface KnownPromo extends SquadPromo {
  readonly code: string;
}

interface MateQuote {
  readonly mateId: UserId;
  readonly amount: Kopecks;
}

/** What one non-mate member costs: `amount + subsidy` is their equal part of the total. */
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

/**
 * A paid share. Always `amount + subsidy = refunded + subsidyReturned + spent + moved + held`,
 * where `held` is what the service still holds (see `heldOf`).
 */
export interface SquadPayment {
  readonly memberId: UserId;
  readonly payerId: UserId;
  readonly paidAt: number;
  readonly amount: Kopecks;
  readonly subsidy: Kopecks;
  /** Returned to the payer so far. */
  readonly refunded: Kopecks;
  /** Taken back by the service, pro rata with the refund. */
  readonly subsidyReturned: Kopecks;
  /** Gone to mates and to the service's part. */
  readonly spent: Kopecks;
  /** Gone to the squad that replaced this one. */
  readonly moved: Kopecks;
  /** The payer confirmed in FINISHED that all was well. */
  readonly acceptedAt: number | null;
}

/** A payment of which nothing has been used yet, made at this moment (epoch ms). */
export const freshPayment = (share: MemberShare, paidAt: number): SquadPayment => ({
  ...share,
  paidAt,
  refunded: 0,
  subsidyReturned: 0,
  spent: 0,
  moved: 0,
  acceptedAt: null,
});

/**
 * Time a mate has played for good: they left a running game, or the squad was recreated in the middle of one.
 * It waits for the settlement inside what is held, and no cancellation touches it.
 */
export interface EarnedPart {
  readonly mateId: UserId;
  readonly terms: MateTerms;
  /** Before the percent of order. */
  readonly gross: Kopecks;
}
