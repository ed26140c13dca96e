import * as z from 'zod/mini';
import { squadStatuses } from '#domain/squad/facts/squad-enums.ts';
import { squadLimits } from '#domain/squad/facts/squad-limits.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, integerId, integerInPath } from '../schemas/fields';
import { money } from '../schemas/units';
import { newSquad } from './new-squad';
import { mateIds, squadTerms } from './squad-fields';
import { promoCode, promoErrors } from './promo-fields';
import { creationErrors, nobodyInvitedErrors, stepErrors, updateErrors } from './squad-errors';
import { quotedPrice } from './squad-prices';
import { squadView } from './squad-view';

const id = z.object({ id: integerInPath });
const squadId = integerId;

export const squadsContract = endpoints({
  'POST /v1/squads': endpoint({
    access: 'user',
    summary:
      'Creates a squad and invites; failed invitations are listed in errors, and if all failed there is no squad and they are in details',
    body: z.object({
      ...newSquad,
      /**
       * The owner's squad marked «need to recreate»: its people, money and remaining minutes move to the new one; all
       * other fields are ignored.
       */
      recreateFrom: z.optional(squadId),
    }),
    response: squadView,
    errors: [...stepErrors, ...creationErrors, ...nobodyInvitedErrors, ...promoErrors, 'SQUADS_BETTER_PROMO_CODE_USED'],
  }),
  'GET /v1/squads/{id}': endpoint({
    access: 'user',
    summary: 'A squad',
    params: id,
    response: squadView,
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'PUT /v1/squads/{id}': endpoint({
    access: 'user',
    summary: 'Changes the terms before the start',
    params: id,
    body: z.partial(z.object({ categoryId: integerId, ...squadTerms })),
    response: squadView,
    errors: updateErrors,
  }),
  'POST /v1/squads/calculate': endpoint({
    access: 'public',
    summary: 'The price before creation: of each mate and for each member',
    body: z.object({
      gameId,
      categoryId: integerId,
      durationMinutes: squadTerms.durationMinutes,
      mateIds,
      /** Number of non-mates, including the creator if they are a client. */
      clients: z.int().check(z.gte(1), z.lte(squadLimits.maxCalled)),
      /** Whether a client who creates the squad also pays for friends: their promo code then applies to all of it. */
      payMode: z._default(squadTerms.payMode, 'OWNER'),
      /** Applied if it is valid for a signed-in client; the call `validate` tells whether it is. */
      promoCode: z.optional(promoCode),
    }),
    response: quotedPrice,
    errors: ['SQUADS_GAME_NOT_FOUND', 'SQUADS_CATEGORY_NOT_FOUND', 'SQUADS_MATE_NOT_FOUND', 'SQUADS_INVALID_MEMBERS'],
  }),
  'POST /v1/squads/{id}/confirm': endpoint({
    access: 'user',
    summary: 'Confirms readiness, the lobby or the end',
    params: id,
    /** The status that the person saw, so that a retry does not confirm the next status. */
    body: z.object({ status: z.optional(z.enum(squadStatuses)) }),
    response: squadView,
    errors: [...stepErrors, 'SQUADS_MEMBERS_MUST_JOIN'],
  }),
  'POST /v1/squads/{id}/pay': endpoint({
    access: 'user',
    summary: 'Pays one’s part (the owner also for friends)',
    params: id,
    idempotent: true,
    /** The sum that the payer saw; a different one is refused. */
    body: z.object({ amount: money }),
    response: squadView,
    errors: [...stepErrors, 'SQUADS_MEMBERS_MUST_JOIN', 'SQUADS_INVALID_MEMBER_PAYMENT', 'BALANCE_INSUFFICIENT'],
  }),
  'POST /v1/squads/{id}/disband': endpoint({
    access: 'user',
    summary: 'Cancels a squad; during a game only an administrator can, who also decides how much to return',
    params: id,
    /**
     * Percent of the held money that is refunded to the payers of a running game; ignored unless sent by an
     * administrator.
     */
    body: z.object({ refundPercent: z._default(z.int().check(z.gte(0), z.lte(100)), 100) }),
    errors: [...stepErrors, 'ADMIN_CODE_REQUIRED', 'ADMIN_CODE_NOT_SET_UP'],
  }),
  'POST /v1/squads/{id}/repeat': endpoint({
    access: 'client',
    summary: 'A new squad with the same people',
    params: id,
    response: squadView,
    errors: [
      ...stepErrors,
      ...creationErrors,
      ...nobodyInvitedErrors,
      'SQUADS_ALREADY_REPEATED',
      'SQUADS_NOT_REPEATABLE',
    ],
  }),
});
