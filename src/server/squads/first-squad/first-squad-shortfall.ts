import { percentOf } from '../../../domain/money/percent-of';
import { bonusTerms } from '../../../domain/settings/bonus-terms';
import { trialLesson } from '../../../domain/settings/trial-lesson';

/** What a person lacks for the first squad, in kopecks: bonus money helps as far as it may in any payment. */
export const firstSquadShortfall = (available: number, bonusHeld: number): number => {
  const bonus = Math.min(bonusHeld, percentOf(trialLesson.price, bonusTerms.maxPercentOfPrice));
  return Math.max(0, trialLesson.price - bonus - available);
};
