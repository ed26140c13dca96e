import * as z from 'zod/mini';
import { endpoint, endpoints } from '../kit/endpoint';
import { uuid } from '../schemas/fields';
import { time } from '../schemas/units';

/** A session: one browser in which the person is signed in. */
const ownSession = z.object({
  id: uuid,
  /** The session of this request. */
  current: z.boolean(),
  /** «Chrome», and «Windows» in `system`; null when unknown. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  createdAt: time,
  lastSeenAt: time,
});

export const sessionsContract = endpoints({
  'GET /v1/auth/sessions': endpoint({
    access: 'user',
    summary: 'One’s open sessions, this one first',
    response: z.array(ownSession),
    errors: [],
  }),
  'DELETE /v1/auth/sessions': endpoint({
    access: 'user',
    summary: 'Ends all one’s sessions except this one',
    errors: [],
  }),
  'DELETE /v1/auth/sessions/{id}': endpoint({
    access: 'user',
    summary: 'Ends one of one’s sessions',
    params: z.object({ id: uuid }),
    errors: ['AUTH_SESSION_NOT_FOUND'],
  }),
});

export type OwnSession = z.input<typeof ownSession>;
