import * as z from 'zod/mini';
import { endpoint, endpoints } from '../../kit/endpoint';
import { uuid } from '../../schemas/fields';
import { time } from '../../schemas/units';
import { reason, seen } from '../kit';

const byId = z.object({ id: uuid });

/** What operators see and decide of a person's second step. */
export const deskSecondStepContract = endpoints({
  'GET /v1/admin/users/{id}/second-step': endpoint({
    access: { permission: 'VIEW_USER' },
    summary: 'What a person proves themselves by, and their word that all of it is lost',
    params: byId,
    response: z.object({
      keys: z.number(),
      app: z.boolean(),
      recoveryLeft: z.number(),
      /** From `readyAt` on it can be reset; `ready`: that moment has come. */
      loss: z.nullable(z.object({ askedAt: time, readyAt: time, ready: z.boolean() })),
    }),
    errors: ['ADMIN_USERS_NOT_FOUND'],
  }),
  'POST /v1/admin/users/{id}/second-step': endpoint({
    access: { permission: 'MANAGE_USERS' },
    summary: 'Decides on the word that all is lost: resets the second step, or keeps it',
    params: byId,
    body: z.object({ verdict: z.enum(['RESET', 'KEEP']), reason, seen }),
    errors: ['ADMIN_USERS_NOT_FOUND', 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE', 'SECOND_STEP_LOSS_EARLY'],
  }),
});
