import { durationDiscounts } from '../settings/prices';

/** Percent taken off for a long session: that of the longest duration on offer which it reaches. */
export const durationDiscount = (minutes: number): number =>
  durationDiscounts.findLast((offer) => minutes >= offer.minutes)?.percent ?? 0;
