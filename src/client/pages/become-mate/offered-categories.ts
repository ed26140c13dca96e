import type { Category } from '#contract/reference.ts';
import { isTrial } from '#domain/games/category.ts';
import type { MateLevel } from '#domain/mates/grade.ts';

export type PricedCategory = Pick<Category, 'id' | 'kind' | 'name' | 'pricePercent'>;

/**
 * The categories of a game that a mate of this level can earn in. A trial lesson is paid like training, so it is left out
 * beside it; only stars play with fans.
 */
export const offeredCategories = (
  categories: readonly PricedCategory[],
  level: MateLevel,
): readonly PricedCategory[] => {
  const hasTraining = categories.some(({ kind }) => kind === 'EDUCATION');
  return categories.filter((one) => !(hasTraining && isTrial(one)) && (one.kind !== 'FAMOUS' || level === 'STAR'));
};
