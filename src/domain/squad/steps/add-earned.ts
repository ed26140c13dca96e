import type { Kopecks } from '../../money/kopecks';
import type { EarnedPart } from '../earned-part';
import type { UserId } from '../squad-actor';
import type { MateTerms } from '../squad-member';

/** Played time of a mate, one entry for each mate. */
export const addEarned = (earned: readonly EarnedPart[], mateId: UserId, terms: MateTerms | null, gross: Kopecks): readonly EarnedPart[] => {
  if (!terms || gross === 0) return earned;
  const known = earned.find((part) => part.mateId === mateId);
  const others = earned.filter((part) => part.mateId !== mateId);
  return [...others, { mateId, terms, gross: gross + (known?.gross ?? 0) }];
};
