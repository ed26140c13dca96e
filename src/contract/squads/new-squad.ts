import * as z from 'zod/mini';
import { squadLimits } from '../../domain/squad/facts/squad-limits';
import { gameId, integerId } from '../schemas/fields';
import { mateIds, squadTerms } from './squad-fields';
import { promoCode } from './promo-fields';

/** A squad as its creator wants it. */
export const newSquad = {
  gameId,
  categoryId: integerId,
  ...squadTerms,
  visible: z._default(z.boolean(), false),
  hot: z._default(z.boolean(), false),
  mateIds: z._default(mateIds, []),
  friendIds: z._default(mateIds, []),
  /** How many open links for friends to make at once. */
  friendLinks: z._default(z.int().check(z.gte(0), z.lte(squadLimits.maxCalled)), 0),
  /** A client's promo code, applied with the creation; one that is refused refuses the creation. */
  promoCode: z.optional(promoCode),
} as const;
