import * as z from 'zod/mini';
import { clientLimits } from '#domain/mates/mate-terms.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { cursor, flag, gameId, limitUpTo, uuid } from '../schemas/fields';
import { time } from '../schemas/units';
import { onlineLevel } from '../schemas/mate-card';
import { tidy } from '../schemas/tidy';

const mateClientsQuery = z.object({
  /** Any part of the name. */
  search: z._default(z.string().check(tidy(), z.maxLength(40)), ''),
  favorite: z._default(flag, false),
  cursor: z.optional(cursor),
  limit: limitUpTo(60, 30),
});

/** A person who has finished a squad with this mate. */
const mateClient = z.object({
  id: uuid,
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  onlineLevel,
  /** Squads finished together, and their total length in minutes. */
  games: z.number(),
  minutes: z.number(),
  lastGame: z.object({
    squadId: z.nullable(z.number()),
    gameId: z.nullable(gameId),
    category: z.nullable(z.string()),
    at: time,
  }),
  favorite: z.boolean(),
  /** Visible only to the mate. */
  note: z.string(),
});

export const mateClientsContract = endpoints({
  'GET /v1/mate-clients': endpoint({
    access: 'mate',
    summary: 'One’s clients: favourites, then by the latest game',
    query: mateClientsQuery,
    response: z.object({
      items: z.array(mateClient),
      nextCursor: z.nullable(z.string()),
      /** Total of matches on the first page; null on others and beyond a thousand. */
      total: z.nullable(z.number()),
    }),
    errors: [],
  }),
  'POST /v1/mate-clients/favorites/{id}': endpoint({
    access: 'mate',
    summary: 'Whether a client is a favourite or not',
    params: z.object({ id: uuid }),
    body: z.object({ favorite: z.boolean() }),
    errors: ['CLIENTS_NOT_CLIENT'],
  }),
  'POST /v1/mate-clients/notes/{id}': endpoint({
    access: 'mate',
    summary: 'A private note on a client; an empty one erases it',
    params: z.object({ id: uuid }),
    body: z.object({ note: z.string().check(tidy(), z.maxLength(clientLimits.noteMax)) }),
    errors: ['CLIENTS_NOT_CLIENT'],
  }),
});

export type MateClient = z.input<typeof mateClient>;
export type MateClientAnswer = z.output<typeof mateClient>;
