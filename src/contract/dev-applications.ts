import * as z from 'zod/mini';
import { endpoint, endpoints } from './kit/endpoint';
import { gameId, uuid } from './schemas/fields';

/** Demo mode only: lets a visitor become a mate without an administrator. */
export const devApplicationsContract = endpoints({
  'GET /dev/api/mate-applications': endpoint({
    access: 'public',
    summary: 'Demo: open applications of mates',
    response: z.array(z.object({ id: uuid, username: z.string(), gameId })),
    errors: [],
  }),
  'POST /dev/api/mate-applications/{id}/approve': endpoint({
    access: 'public',
    summary: 'Demo: approves an application',
    params: z.object({ id: uuid }),
    errors: ['NOT_FOUND', 'MATE_APPLICATION_DECIDED', 'ADMIN_USERS_NOT_FOUND', 'ADMIN_USER_HAS_SQUAD'],
  }),
});
