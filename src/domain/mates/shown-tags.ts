import type { CategoryKind } from '../games/category';
import { categoryNames } from '../games/category-names';

/** Number of letters that two tags may have together to fit next to each other in a card. */
const maxLetters = 31;

interface ShownTags {
  readonly shown: readonly CategoryKind[];
  /** How many more there are is all that is said of them. */
  readonly more: readonly CategoryKind[];
}

/** Which of a mate's categories their card names: two that fit in its line, or one. */
export const shownTags = (kinds: readonly CategoryKind[]): ShownTags => {
  const [first, second] = kinds;
  const areTwo =
    first !== undefined &&
    second !== undefined &&
    categoryNames[first].length + categoryNames[second].length <= maxLetters;
  const count = areTwo ? 2 : 1;
  return { shown: kinds.slice(0, count), more: kinds.slice(count) };
};
