import * as z from 'zod/mini';
import { endpoint, endpoints } from '../kit/endpoint';
import { integerInPath } from '../schemas/fields';
import { mateOrder } from './squad-lists-fields';

export const hotSquadsContract = endpoints({
  'GET /v1/squads/mate/hot': endpoint({
    access: 'mate',
    summary: 'Hot squads that look for a mate and suit this one',
    /** `invitedAt`: when the squad began to call mates; `expiresAt`: when it stops. */
    response: z.array(z.object({ ...mateOrder.shape, offered: z.boolean() })),
    errors: [],
  }),
  'POST /v1/squads/{id}/hot-squad-mate-ready': endpoint({
    access: 'mate',
    summary: 'The mate is ready to play in a hot squad; once invited they are in it at once',
    params: z.object({ id: integerInPath }),
    errors: [
      'SQUADS_NOT_FOUND',
      'SQUADS_INVALID_STATE',
      'SQUADS_ALREADY_MEMBER',
      'SQUADS_ALREADY_INVITED',
      'SQUADS_HAS_SQUAD',
      'SQUADS_FULL',
      'SQUADS_MATE_NOT_ACTIVE',
      'SQUADS_INVALID_ONBOARDING',
      'SQUADS_MATE_GAME_MISMATCH',
      'SQUADS_MATE_PLATFORM_MISMATCH',
      'SQUADS_MATE_LANGUAGE_MISMATCH',
      'SQUADS_MATE_CATEGORY_DISABLED',
      'SQUADS_MATE_BOOKED',
    ],
  }),
  'DELETE /v1/squads/{id}/hot-squad-mate-ready': endpoint({
    access: 'mate',
    summary: 'The mate has changed their mind and withdraws the offer to a hot squad',
    params: z.object({ id: integerInPath }),
    errors: ['SQUADS_NOT_FOUND', 'SQUADS_INVALID_STATE', 'SQUADS_MEMBER_NOT_FOUND'],
  }),
});
