import { type CategoryKind, trialLesson } from '../games/category';
import { type Kopecks, percentOf } from '../money/kopecks';
import { quoteMate } from './quote';
import { categoryPercents, quoteStep } from './rates';

interface CategoryPrice {
  readonly price: Kopecks;
  readonly durationMinutes: number;
}

/**
 * What one client pays for an hour of a mate with this rate, in kopecks. `categoryPercent`: the category's own; null:
 * that of its kind.
 */
export const hourPrice = (rate: Kopecks, categoryKind: CategoryKind, categoryPercent: number | null): Kopecks =>
  quoteMate({ rate, categoryKind, categoryPercent, durationMinutes: 60, nonMates: 1 }).amount;

/**
 * The rates whose `hourPrice` lies within these bounds: its inverse, both ends included. Kopecks; bounds need not be
 * whole. Null: no bound.
 */
export const ratesShownWithin = (
  categoryKind: CategoryKind,
  categoryPercent: number | null,
  { from, to }: { readonly from: Kopecks | null; readonly to: Kopecks | null },
): { readonly from: Kopecks | null; readonly to: Kopecks | null } => {
  const percent = categoryPercent ?? categoryPercents[categoryKind];
  // A price is rounded up to a multiple of the step: the highest rate with a price is that which gives it exactly.
  const highestOf = (price: Kopecks): Kopecks => Math.floor((price * 100) / percent);
  return {
    from: from === null ? null : highestOf((Math.ceil(from / quoteStep) - 1) * quoteStep) + 1,
    to: to === null ? null : highestOf(Math.floor(to / quoteStep) * quoteStep),
  };
};

/** The price a client sees next to a category, in kopecks: for an hour, or for the trial lesson. */
export const shownPrice = (rate: Kopecks, categoryKind: CategoryKind, categoryPercent: number | null): CategoryPrice =>
  categoryKind === trialLesson.categoryKind
    ? { price: trialLesson.price, durationMinutes: trialLesson.durationMinutes }
    : { price: hourPrice(rate, categoryKind, categoryPercent), durationMinutes: 60 };

/**
 * What a mate with this percent of order receives of the price that `shownPrice` shows, in kopecks. For a trial lesson
 * the service bears the difference, so this may be more than the client pays.
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
