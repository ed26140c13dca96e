import * as z from 'zod/mini';
import { paymentMethods } from '#domain/money/deposit.ts';
import { depositErrors, startedDeposit } from '../money/balance';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, ownPath } from '../schemas/fields';
import { money } from '../schemas/units';
import { mateCardAnswer } from '../schemas/mate-card-answer';
import { balancePath } from '../routes/product-pages';

/** The trial lesson of a newcomer: once for each account. */
export const firstSquadContract = endpoints({
  'GET /v1/balance/first-squad-promo': endpoint({
    access: 'user',
    summary: 'The first squad: whether one can have it, how much the balance lacks and who plays it',
    query: z.object({ gameId }),
    response: z.object({
      available: z.boolean(),
      price: money,
      durationMinutes: z.number(),
      /** Shortfall of the balance; 0 when there is enough. */
      shortfall: money,
      /** Null where the game has no trial lessons. */
      categoryId: z.nullable(z.number()),
      /** Mates who give this lesson and take orders now, online ones first. */
      team: z.array(mateCardAnswer),
    }),
    errors: ['GAMES_NOT_FOUND'],
  }),
  'POST /v1/squads/deposit-first-squad': endpoint({
    access: 'user',
    summary: 'Makes a deposit of exactly what is missing for the first squad; one that was begun is not doubled',
    idempotent: true,
    body: z.object({ method: z.enum(paymentMethods), returnTo: z._default(ownPath, balancePath) }),
    response: startedDeposit,
    errors: ['SQUADS_CANNOT_DEPOSIT', ...depositErrors],
  }),
});
