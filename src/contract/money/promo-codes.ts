import * as z from 'zod/mini';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, isoTime, rubles } from '../schemas/fields';

/** Codes as people have them. */
export const promoCodesContract = endpoints({
  'GET /v1/promo-codes/my': endpoint({
    access: 'user',
    summary: 'Личные промокоды, которыми ещё можно воспользоваться',
    response: z.array(
      z.object({
        code: z.string(),
        /** One of the two. */
        percent: z.nullable(z.number()),
        amount: z.nullable(rubles),
        /** Null: for any game. */
        gameId: z.nullable(gameId),
        expiresAt: z.nullable(isoTime),
        /** How many times still; null: as often as one likes. */
        usesLeft: z.nullable(z.number()),
      }),
    ),
    errors: [],
  }),
});
