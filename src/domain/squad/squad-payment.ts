import type { Kopecks } from '../money/kopecks';
import type { UserId } from './squad-actor';

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
