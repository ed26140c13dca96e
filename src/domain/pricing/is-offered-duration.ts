import type { CategoryKind } from '../enums/category-kind';
import { durationDiscounts } from '../settings/prices';
import { trialLesson } from '../settings/trial-lesson';

/** Whether a session of this length can be ordered; a trial lesson has its own only length. */
export const isOfferedDuration = (minutes: number, categoryKind: CategoryKind): boolean =>
  categoryKind === trialLesson.categoryKind
    ? minutes === trialLesson.durationMinutes
    : durationDiscounts.some((offer) => offer.minutes === minutes);
