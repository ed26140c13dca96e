import { percentOf } from '../../../domain/money/percent-of';
import { bonusTerms } from '../../../domain/settings/bonus-terms';

/** How much of a share bonus money pays, in kopecks: as far as it goes and may go. */
export const bonusPart = (amount: number, bonusHeld: number): number => Math.min(bonusHeld, percentOf(amount, bonusTerms.maxPercentOfPrice));
