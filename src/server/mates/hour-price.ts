import type { CategoryKind } from '../../domain/enums/category-kind';
import type { MateLevel } from '../../domain/enums/mate-level';
import type { Kopecks } from '../../domain/money/kopecks';
import { quoteMate } from '../../domain/pricing/quote-mate';
import { trialLesson } from '../../domain/settings/trial-lesson';

interface CategoryPrice {
  readonly price: Kopecks;
  readonly durationMinutes: number;
}

/** What one client pays for an hour of one mate, in kopecks. */
export const hourPrice = (level: MateLevel, categoryKind: CategoryKind): Kopecks =>
  quoteMate({ level, categoryKind, durationMinutes: 60, nonMates: 1 }).amount;

/** What a client sees beside a category: an hour, or the trial lesson at its own price and length. */
export const shownPrice = (level: MateLevel, categoryKind: CategoryKind): CategoryPrice =>
  categoryKind === trialLesson.categoryKind
    ? { price: trialLesson.price, durationMinutes: trialLesson.durationMinutes }
    : { price: hourPrice(level, categoryKind), durationMinutes: 60 };
