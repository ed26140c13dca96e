import type { Category } from '../../../../contract/reference';
import type { MateCard } from '../../../../contract/schemas/mate-card';
import { kopecksToRubles } from '../../../../domain/money/kopecks-to-rubles';
import { quoteMate } from '../../../../domain/pricing/quote-mate';
import { trialLesson } from '../../../../domain/settings/trial-lesson';
import type { Draft } from '../draft/draft';
import { nonMatesOf } from '../draft/non-mates-of';

/** What this mate costs on the draft's terms, in rubles; a trial lesson costs the same with anybody; without a category, an hour of his cheapest one. */
export const matePrice = ({ level, pricePerHour }: MateCard, { durationMinutes, ...draft }: Draft, category: Category | undefined, isMate: boolean): number =>
  category === undefined
    ? pricePerHour
    : category.kind === trialLesson.categoryKind
      ? kopecksToRubles(trialLesson.price)
      : kopecksToRubles(quoteMate({ level, categoryKind: category.kind, durationMinutes, nonMates: nonMatesOf(draft, isMate) }).amount);
