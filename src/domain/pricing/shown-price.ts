import { type CategoryKind, trialLesson } from '../games/category';
import { type Kopecks, percentOf } from '../money/kopecks';
import { quoteMate } from './quote';

interface CategoryPrice {
  readonly price: Kopecks;
  readonly durationMinutes: number;
}

/** What one client pays for an hour of a mate of this rate, in kopecks; the percent is the category's own, null that of its kind. */
export const hourPrice = (rate: Kopecks, categoryKind: CategoryKind, categoryPercent: number | null): Kopecks =>
  quoteMate({ rate, categoryKind, categoryPercent, durationMinutes: 60, nonMates: 1 }).amount;

/** What a client sees beside a category: an hour, or the trial lesson at its own price and length. */
export const shownPrice = (rate: Kopecks, categoryKind: CategoryKind, categoryPercent: number | null): CategoryPrice =>
  categoryKind === trialLesson.categoryKind
    ? { price: trialLesson.price, durationMinutes: trialLesson.durationMinutes }
    : { price: hourPrice(rate, categoryKind, categoryPercent), durationMinutes: 60 };

/**
 * What a mate of this percent of order receives of what `shownPrice` shows, in kopecks. Of a trial lesson the service
 * bears the rest of the price, so the mate's part may be more than the client pays.
 */
export const mateIncome = (
  rate: Kopecks,
  categoryKind: CategoryKind,
  categoryPercent: number | null,
  percentOfOrder: number,
): Kopecks => {
  const { durationMinutes } = shownPrice(rate, categoryKind, categoryPercent);
  return percentOf(
    quoteMate({ rate, categoryKind, categoryPercent, durationMinutes, nonMates: 1 }).amount,
    percentOfOrder,
  );
};
