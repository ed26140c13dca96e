import { type CategoryKind, trialLesson } from '../games/category';
import type { Kopecks } from '../money/kopecks';
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
