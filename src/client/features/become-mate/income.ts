import type { CategoryKind } from '../../../domain/enums/category-kind';
import type { MateLevel } from '../../../domain/enums/mate-level';
import { kopecksToRubles } from '../../../domain/money/kopecks-to-rubles';
import { percentOf } from '../../../domain/money/percent-of';
import { percentOfGrade } from '../../../domain/pricing/percent-of-grade';
import { quoteMate } from '../../../domain/pricing/quote-mate';

export interface Work {
  readonly level: MateLevel;
  readonly kind: CategoryKind;
  readonly hoursPerWeek: number;
}

export interface Income {
  /** Rubles: what a client pays for an hour, and what of it comes to the mate. */
  readonly price: number;
  readonly perHour: number;
  readonly percent: number;
  readonly perWeek: number;
  /** Four weeks. */
  readonly perMonth: number;
}

const weeks = 4;

/** A mate's income by the product's own prices and percents: hours of one client, nothing promised beyond them. */
export const incomeOf = ({ level, kind, hoursPerWeek }: Work): Income => {
  const price = quoteMate({ level, categoryKind: kind, durationMinutes: 60, nonMates: 1 }).amount;
  const percent = percentOfGrade(level);
  const perHour = percentOf(price, percent);
  const perWeek = perHour * hoursPerWeek;
  return {
    price: kopecksToRubles(price),
    percent,
    perHour: kopecksToRubles(perHour),
    perWeek: kopecksToRubles(perWeek),
    perMonth: kopecksToRubles(perWeek * weeks),
  };
};
