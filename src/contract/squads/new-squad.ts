import * as z from 'zod/mini';
import { mostCallPlace } from '#domain/order/place-figures.ts';
import { squadLimits } from '#domain/squad/facts/squad-limits.ts';
import { gameId, integerId, uuid } from '../schemas/fields';
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
  /** From which place of the recommended list each mate was chosen, by id; for statistics only. */
  places: z.optional(z.record(uuid, z.int().check(z.gte(1), z.lte(mostCallPlace)))),
} as const;
