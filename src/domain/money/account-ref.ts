/** Identifies an account without its id. */
export type AccountRef =
  | { readonly kind: 'USER' | 'BONUS' | 'GIFT'; readonly owner: string }
  | {
      readonly kind: 'HOLD';
      readonly owner: `${'squad' | 'withdrawal' | 'reserve' | 'course' | 'certificate' | 'booking' | 'refund' | 'gift'}:${string}`;
    }
  | { readonly kind: 'PLATFORM'; readonly owner: 'revenue' | 'subsidy' | 'bonus' | 'correction' }
  | { readonly kind: 'OUTSIDE'; readonly owner: string };

/** A person's own money, which they may withdraw or spend. */
export const userAccount = (userId: string): AccountRef => ({ kind: 'USER', owner: userId });
/** Bonus money from the platform, which pays only for squads. */
export const bonusAccount = (userId: string): AccountRef => ({ kind: 'BONUS', owner: userId });
/** Money of gift certificates, which pays for squads without a cap. */
export const giftAccount = (userId: string): AccountRef => ({ kind: 'GIFT', owner: userId });
/** Paid for a squad and not settled yet. */
export const squadHold = (squadId: number): AccountRef => ({ kind: 'HOLD', owner: `squad:${squadId}` });
/** A withdrawal in progress. */
export const withdrawalHold = (withdrawalId: string): AccountRef => ({
  kind: 'HOLD',
  owner: `withdrawal:${withdrawalId}`,
});
/** On its way back to where it was paid from. */
export const refundHold = (refundId: string): AccountRef => ({ kind: 'HOLD', owner: `refund:${refundId}` });
/** A reserve for a mate, paid out in parts. */
export const reserveHold = (reserveId: string): AccountRef => ({ kind: 'HOLD', owner: `reserve:${reserveId}` });
/** Paid for a gift certificate that has not been activated yet. */
export const certificateHold = (certificateId: string): AccountRef => ({
  kind: 'HOLD',
  owner: `certificate:${certificateId}`,
});
/** Paid for lessons of a course that are still to come. */
export const courseHold = (purchaseId: string): AccountRef => ({ kind: 'HOLD', owner: `course:${purchaseId}` });
/** Given by the service to an account that looks like another of the giver's, until that is judged. */
export const giftHold = (heldGiftId: string): AccountRef => ({ kind: 'HOLD', owner: `gift:${heldGiftId}` });
/** Paid for a booking. */
export const bookingHold = (bookingId: string): AccountRef => ({ kind: 'HOLD', owner: `booking:${bookingId}` });
/** The platform's side of commissions, discounts, gifts and corrections. */
export const platformAccount = (owner: 'revenue' | 'subsidy' | 'bonus' | 'correction'): AccountRef => ({
  kind: 'PLATFORM',
  owner,
});
/** The outside world behind a payment provider: money that came in makes its balance negative. */
export const outsideAccount = (provider: string): AccountRef => ({ kind: 'OUTSIDE', owner: provider });
