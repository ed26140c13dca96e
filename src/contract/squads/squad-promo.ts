import * as z from 'zod/mini';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, integerId, integerInPath } from '../schemas/fields';
import { money } from '../schemas/units';
import { promoCode, promoErrors } from './promo-fields';
import { squadView } from './squad-view';

export const squadPromoContract = endpoints({
  'POST /v1/squads/promo-code/validate': endpoint({
    access: 'user',
    summary: 'Whether a promo code applies; uses up nothing',
    body: z.object({ code: promoCode, gameId, categoryId: integerId }),
    /** Either a percent or a sum. */
    response: z.object({ code: z.string(), percent: z.nullable(z.number()), amount: z.nullable(money) }),
    errors: [...promoErrors, 'SQUADS_CATEGORY_NOT_FOUND'],
  }),
  'POST /v1/squads/{id}/promo-code': endpoint({
    access: 'user',
    summary: 'Applies a promo code; code: null removes it',
    params: z.object({ id: integerInPath }),
    body: z.object({ code: z.nullable(promoCode) }),
    response: squadView,
    errors: [
      'SQUADS_NOT_FOUND',
      'SQUADS_NOT_MEMBER',
      'SQUADS_NOT_OWNER',
      'SQUADS_INVALID_STATE',
      'SQUADS_BETTER_PROMO_CODE_USED',
      ...promoErrors,
    ],
  }),
});
