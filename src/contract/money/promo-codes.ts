import * as z from 'zod/mini';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, isoTime, rubles } from '../schemas/fields';

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
        amount: z.nullable(rubles),
        /** Null: for any game. */
        gameId: z.nullable(gameId),
        expiresAt: z.nullable(isoTime),
        /** Remaining uses; null: unlimited. */
        usesLeft: z.nullable(z.number()),
      }),
    ),
    errors: [],
  }),
});
