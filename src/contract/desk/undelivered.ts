import * as z from 'zod/mini';
import { channels } from '#domain/notifications/channel-terms.ts';
import { undeliveredKinds } from '#domain/notifications/undelivered-kind.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { flag, integerInPath } from '../schemas/fields';
import { time } from '../schemas/units';
import { deskPerson, anyOf, listOf, listQuery, reason, seen } from './kit';

const row = z.object({
  id: z.number(),
  kind: z.enum(undeliveredKinds),
  /** Whom it is for; null where it is for nobody, or for an address without an account. */
  person: z.nullable(deskPerson),
  /** The address of a letter, masked; null for other work. */
  to: z.nullable(z.string()),
  /** The subject of a letter; null for other work, and where it may hold a code. */
  subject: z.nullable(z.string()),
  attempts: z.number(),
  nextTryAt: time,
  /** Null: still retried by itself. */
  failedAt: z.nullable(time),
  /** The answer of the other side, addresses left out. */
  error: z.nullable(z.string()),
});

const access = { permission: 'MANAGE_USERS' } as const;
const id = z.object({ id: integerInPath });

export const deskUndeliveredContract = endpoints({
  'GET /v1/admin/undelivered': endpoint({
    access,
    summary: 'Letters and other work that could not be done, the latest first',
    query: listQuery({ givenUp: z.optional(flag), kind: anyOf(undeliveredKinds) }, ['id', '-id'] as const),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/channels': endpoint({
    access,
    summary: 'How many notifications each channel has delivered in the last day, of those that it was given',
    response: z.object({
      channels: z.array(
        z.object({
          channel: z.enum(channels),
          delivered: z.number(),
          of: z.number(),
          /** Connections that have failed several times in a row. */
          broken: z.number(),
        }),
      ),
    }),
    errors: [],
  }),
  'GET /v1/admin/undelivered/{id}': endpoint({
    access,
    summary: 'One letter or piece of work that could not be done',
    params: id,
    response: row,
    errors: ['NOT_FOUND'],
  }),
  'POST /v1/admin/undelivered/{id}/retry': endpoint({
    access,
    summary: 'Sends it again, now, and then for as long as a new one',
    params: id,
    body: z.object({ reason, seen }),
    errors: ['NOT_FOUND', 'ADMIN_CHANGED_MEANWHILE'],
  }),
});
