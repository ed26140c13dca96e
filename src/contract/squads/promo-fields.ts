import * as z from 'zod/mini';
import { promoCodeLimits } from '#domain/pricing/promo-code.ts';
import { tidy } from '../schemas/tidy';

export const promoCode = z
  .string()
  .check(tidy(), z.toUpperCase(), z.minLength(promoCodeLimits.length.min), z.maxLength(promoCodeLimits.length.max));

/** Refusals of a promo code. */
export const promoErrors = [
  'SQUADS_PROMO_CODE_NOT_FOUND',
  'SQUADS_PROMO_CODE_DEACTIVATED',
  'SQUADS_PROMO_CODE_EXPIRED',
  'SQUADS_PROMO_CODE_WRONG_USER',
  'SQUADS_PROMO_CODE_GAME_MISMATCH',
  'SQUADS_PROMO_CODE_CATEGORY_MISMATCH',
  'SQUADS_PROMO_CODE_CATEGORY_GOAL_MISMATCH',
  'SQUADS_PROMO_CODE_EXCEEDS_USES',
  'SQUADS_PROMO_CODE_EXCEEDS_USER_USES',
] as const;
