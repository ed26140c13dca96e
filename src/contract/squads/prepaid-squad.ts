import * as z from 'zod/mini';
import { prepaidStatuses } from '#domain/squad/facts/prepaid.ts';
import { paymentMethods } from '#domain/money/deposit.ts';
import { depositErrors, startedDeposit } from '../money/balance';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, ownPath, uuid } from '../schemas/fields';
import { money } from '../schemas/units';
import { newSquad } from './new-squad';
import { promoErrors } from './promo-fields';
import { failedInvitation } from './squad-view';
import { creationErrors, nobodyInvitedErrors, stepErrors } from './squad-errors';
import { balancePath } from '../routes/product-pages';

/**
 * One payment from an empty balance to a squad: the deposit of the shortfall carries the squad, which is created when
 * the money arrives.
 */
export const prepaidSquadContract = endpoints({
  'POST /v1/squads/deposit': endpoint({
    access: 'user',
    summary:
      'Makes a deposit of what is missing for a squad; when the money comes, the squad is created and paid by itself',
    idempotent: true,
    body: z.object({
      squad: z.object(newSquad),
      method: z.enum(paymentMethods),
      /** The deposit that the payer saw, in rubles; if a different one is due, none is started. */
      amount: money,
      returnTo: z._default(ownPath, balancePath),
    }),
    response: startedDeposit,
    errors: [
      'SQUADS_CANNOT_DEPOSIT',
      ...depositErrors,
      ...stepErrors,
      ...creationErrors,
      ...nobodyInvitedErrors,
      ...promoErrors,
      'SQUADS_BETTER_PROMO_CODE_USED',
    ],
  }),
  'GET /v1/squads/deposit/{depositId}': endpoint({
    access: 'user',
    summary: 'What has become of a squad that awaited a deposit',
    params: z.object({ depositId: uuid }),
    response: z.object({
      status: z.enum(prepaidStatuses),
      gameId,
      squadId: z.nullable(z.number()),
      /** Why there is no squad, as a text for the person. */
      problem: z.nullable(z.string()),
      /** People who could not be invited to the created squad. */
      notInvited: z.array(z.object({ ...failedInvitation, name: z.string() })),
    }),
    errors: ['NOT_FOUND'],
  }),
});
