import * as z from 'zod/mini';
import { squadLimits } from '#domain/squad/facts/squad-limits.ts';
import { gameId, integerId } from '../schemas/fields';
import { mateIds, squadTerms } from './squad-fields';
import { promoCode } from './promo-fields';

/** Fields of the creation of a squad. */
export const newSquad = {
  gameId,
  categoryId: integerId,
  ...squadTerms,
  visible: z._default(z.boolean(), false),
  hot: z._default(z.boolean(), false),
  mateIds: z._default(mateIds, []),
  friendIds: z._default(mateIds, []),
  /** Number of open friend links to create. */
  friendLinks: z._default(z.int().check(z.gte(0), z.lte(squadLimits.maxCalled)), 0),
  /** A client's promo code, applied on creation; if it is refused, the creation is refused. */
  promoCode: z.optional(promoCode),
} as const;
