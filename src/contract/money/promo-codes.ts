import * as z from 'zod/mini';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId } from '../schemas/fields';
import { money, time } from '../schemas/units';

/** Promo codes for their owners. */
export const promoCodesContract = endpoints({
  'GET /v1/promo-codes/my': endpoint({
    access: 'user',
    summary: 'Personal promo codes that can still be used',
    response: z.array(
      z.object({
        code: z.string(),
        /** Either a percent or a sum. */
        percent: z.nullable(z.number()),
        amount: z.nullable(money),
        /** Null: for any game. */
        gameId: z.nullable(gameId),
        expiresAt: z.nullable(time),
        /** Remaining uses; null: unlimited. */
        usesLeft: z.nullable(z.number()),
      }),
    ),
    errors: [],
  }),
});
