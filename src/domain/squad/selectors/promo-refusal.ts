import { type CategoryKind, trialLesson } from '../../games/category';
import type { UserId } from '../facts/squad-people';
import type { SquadErrorCode } from '../facts/squad-refusal-code';

/** A stored promo code with its uses; null: no limit, empty list: fits all. */
export interface PromoCodeFacts {
  readonly userId: UserId | null;
  readonly gameId: string | null;
  readonly categoryIds: readonly number[];
  /** The category goal: kinds of categories it is for. */
  readonly categoryKinds: readonly CategoryKind[];
  readonly expiresAt: number | null;
  readonly deactivated: boolean;
  readonly maxUses: number | null;
  readonly uses: number;
  readonly maxUsesPerUser: number | null;
  readonly usesByUser: number;
}

interface PromoCodeUse {
  readonly userId: UserId;
  readonly gameId: string;
  readonly categoryId: number;
  readonly categoryKind: CategoryKind;
  readonly at: number;
}

const isReached = (limit: number | null, uses: number): boolean => limit !== null && uses >= limit;

/** Why a promo code does not fit this category, null when it does. */
export const promoCategoryRefusal = (
  { categoryIds, categoryKinds }: Pick<PromoCodeFacts, 'categoryIds' | 'categoryKinds'>,
  { categoryId, categoryKind }: Pick<PromoCodeUse, 'categoryId' | 'categoryKind'>,
): SquadErrorCode | null => {
  // A trial lesson already has a reduced price.
  if (categoryKind === trialLesson.categoryKind) return 'SQUADS_PROMO_CODE_CATEGORY_MISMATCH';
  if (categoryIds.length > 0 && !categoryIds.includes(categoryId)) return 'SQUADS_PROMO_CODE_CATEGORY_MISMATCH';
  return categoryKinds.length > 0 && !categoryKinds.includes(categoryKind)
    ? 'SQUADS_PROMO_CODE_CATEGORY_GOAL_MISMATCH'
    : null;
};

/** Why this person cannot use this promo code here, null when they can (specification, section 5). Epoch ms. */
export const promoRefusal = (promo: PromoCodeFacts | null, use: PromoCodeUse): SquadErrorCode | null => {
  if (!promo) return 'SQUADS_PROMO_CODE_NOT_FOUND';
  if (promo.deactivated) return 'SQUADS_PROMO_CODE_DEACTIVATED';
  if (promo.expiresAt !== null && use.at >= promo.expiresAt) return 'SQUADS_PROMO_CODE_EXPIRED';
  if (promo.userId !== null && promo.userId !== use.userId) return 'SQUADS_PROMO_CODE_WRONG_USER';
  if (promo.gameId !== null && promo.gameId !== use.gameId) return 'SQUADS_PROMO_CODE_GAME_MISMATCH';
  const misfit = promoCategoryRefusal(promo, use);
  if (misfit) return misfit;
  if (isReached(promo.maxUses, promo.uses)) return 'SQUADS_PROMO_CODE_EXCEEDS_USES';
  return isReached(promo.maxUsesPerUser, promo.usesByUser) ? 'SQUADS_PROMO_CODE_EXCEEDS_USER_USES' : null;
};
