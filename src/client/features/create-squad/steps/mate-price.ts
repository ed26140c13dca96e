import type { Category } from '../../../../contract/reference';
import type { MateCard } from '../../../../contract/schemas/mate-card';
import { kopecksToRubles } from '../../../../domain/money/kopecks-to-rubles';
import { quoteMate } from '../../../../domain/pricing/quote-mate';
import type { Draft } from '../draft/draft';

/** What this mate costs on the draft's terms, in rubles; without a category, an hour of his cheapest one. */
export const matePrice = ({ level, pricePerHour }: MateCard, { durationMinutes, friends }: Draft, category: Category | undefined, isMate: boolean): number =>
  category === undefined
    ? pricePerHour
    : kopecksToRubles(quoteMate({ level, categoryKind: category.kind, durationMinutes, nonMates: isMate ? Math.max(1, friends) : 1 + friends }).amount);
