import * as z from 'zod/mini';
import { drawStatuses } from '#domain/draws/draw-terms.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { integerInPath, uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';

/** What participants and operators alike see of a draw. */
export const publicDraw = z.object({
  id: z.number(),
  title: z.string(),
  places: z.number(),
  /** Bonus money for each place, a mate's own money; 0 when the prize is something else. */
  prize: money,
  status: z.enum(drawStatuses),
  opensAt: time,
  closesAt: time,
  drawnAt: z.nullable(time),
  participants: z.number(),
  tickets: z.number(),
  /** SHA-256 of the seed, hex, published when the draw is created, before anybody takes part. */
  seedHash: z.string(),
});

const draw = z.object({
  ...publicDraw.shape,
  description: z.string(),
  /** Tickets of the viewer; 0 when they do not take part. */
  myTickets: z.number(),
  winners: z.array(z.object({ place: z.number(), ticket: z.number(), id: uuid, username: z.string() })),
});

const byId = z.object({ id: integerInPath });

/** Prize draws. */
export const drawsContract = endpoints({
  'GET /v1/draws/history': endpoint({
    access: 'public',
    summary: 'Draws, newest first: running and past ones',
    response: z.array(draw),
    errors: [],
  }),
  'GET /v1/draws/{id}': endpoint({
    access: 'public',
    summary: 'A draw with everything one needs to compute its winners again',
    params: byId,
    response: z.object({
      draw,
      /** In order of registration; tickets are numbered in this order. */
      holders: z.array(z.object({ id: uuid, username: z.string(), tickets: z.number() })),
      /** Null until the winners are known. */
      seed: z.nullable(z.string()),
    }),
    errors: ['DRAWS_NOT_FOUND'],
  }),
  'POST /v1/draws/{id}/participate': endpoint({
    access: 'user',
    summary: 'Takes part in a draw; a repeat changes nothing',
    params: byId,
    response: draw,
    errors: ['DRAWS_NOT_FOUND', 'DRAWS_CANNOT_PARTICIPATE'],
  }),
});
