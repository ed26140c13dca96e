import * as z from 'zod/mini';
import { endpoint } from '../kit/endpoint';
import { endpoints } from '../kit/endpoints';
import { gameId, integerId, integerInPath } from '../schemas/ids';
import { rubles } from '../schemas/rubles';
import { squadView } from './squad-view';

const code = z.string().check(z.trim(), z.toUpperCase(), z.minLength(3), z.maxLength(32));

const promoErrors = [
  'SQUADS_PROMO_CODE_NOT_FOUND', 'SQUADS_PROMO_CODE_DEACTIVATED', 'SQUADS_PROMO_CODE_EXPIRED', 'SQUADS_PROMO_CODE_WRONG_USER',
  'SQUADS_PROMO_CODE_GAME_MISMATCH', 'SQUADS_PROMO_CODE_CATEGORY_MISMATCH', 'SQUADS_PROMO_CODE_CATEGORY_GOAL_MISMATCH',
  'SQUADS_PROMO_CODE_EXCEEDS_USES', 'SQUADS_PROMO_CODE_EXCEEDS_USER_USES',
] as const;

export const squadPromoContract = endpoints({
  'POST /v1/squads/promo-code/validate': endpoint({
    access: 'user',
    summary: 'Подходит ли промокод; ничего не тратит',
    body: z.object({ code, gameId, categoryId: integerId }),
    /** One of the two: a percent, or a sum. */
    response: z.object({ code: z.string(), percent: z.nullable(z.number()), amount: z.nullable(rubles) }),
    errors: [...promoErrors, 'SQUADS_CATEGORY_NOT_FOUND', 'RATE_LIMITED'],
  }),
  'POST /v1/squads/{id}/promo-code': endpoint({
    access: 'user',
    summary: 'Применяет промокод; code: null — убирает',
    params: z.object({ id: integerInPath }),
    body: z.object({ code: z.nullable(code) }),
    response: squadView,
    errors: ['SQUADS_NOT_FOUND', 'SQUADS_NOT_MEMBER', 'SQUADS_NOT_OWNER', 'SQUADS_INVALID_STATE', 'SQUADS_BETTER_PROMO_CODE_USED', ...promoErrors, 'RATE_LIMITED'],
  }),
});
