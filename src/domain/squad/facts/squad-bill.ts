import type { Kopecks } from '../../money/kopecks';
import type { MateTerms, UserId } from './squad-people';

/** A promo code in force: a percent (1–50) or a fixed sum; exactly one of them is set. */
export interface SquadPromo {
  /** Absent: hidden from the viewer. */
  readonly code?: string;
  readonly percent: number | null;
  readonly amount: Kopecks | null;
  /** A lesson of a paid course: it may reduce the payment to zero. */
  readonly prepaid?: boolean;
}

/** The same without hidden fields. */
export interface KnownPromo extends SquadPromo {
  readonly code: string;
}

interface MateQuote {
  readonly mateId: UserId;
  readonly amount: Kopecks;
}

/** The share of one non-mate member, in kopecks: `amount + subsidy` is their equal part of the total. */
export interface MemberShare {
  readonly memberId: UserId;
  readonly payerId: UserId;
  /** What the payer pays. */
  readonly amount: Kopecks;
  /** What the service adds for a promo code or a trial lesson. */
  readonly subsidy: Kopecks;
}

/** The price in force while the squad is READY, in kopecks. The mates' quotes and the shares each add up to `total`. */
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
  /** Returned to the service, pro rata with the refund. */
  readonly subsidyReturned: Kopecks;
  /** Paid to mates and to the service. */
  readonly spent: Kopecks;
  /** Moved to the successor. */
  readonly moved: Kopecks;
  /** When the payer confirmed in FINISHED that all was well, epoch ms. */
  readonly acceptedAt: number | null;
}

/** A new payment of a share, made at this moment (epoch ms), of which nothing has been used yet. */
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
 * Pay for time that a mate has already played: they left a running game, or the squad was recreated during one. It
 * stays held until the settlement, and no cancellation touches it.
 */
export interface EarnedPart {
  readonly mateId: UserId;
  readonly terms: MateTerms;
  /** Kopecks, before the percent of order. */
  readonly gross: Kopecks;
}
