import * as z from 'zod/mini';
import { povRequestStatuses, povTerms } from '#domain/pov-request/pov-request.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, integerInPath, uuid } from '../schemas/fields';
import { time } from '../schemas/units';
import { povRequestView } from '../schemas/pov-request';
import { deskPerson, anyOf, listOf, listQuery, search, seen } from './kit';
import { tidy } from '../schemas/tidy';
import { spanInEnglish } from '../kit/limits-in-english';

const filters = {
  status: anyOf(povRequestStatuses),
  /** Answered, and not yet seen by an operator. */
  unseen: z.optional(z.stringbool()),
  gameId: z.optional(gameId),
  search,
};
const sorts = ['askedAt', '-askedAt'] as const;

const row = z.object({
  id: uuid,
  squadId: z.number(),
  gameName: z.string(),
  person: deskPerson,
  askedBy: deskPerson,
  status: z.enum(povRequestStatuses),
  reason: z.string(),
  askedAt: time,
  expiresAt: time,
  answeredAt: z.nullable(time),
  files: z.number(),
  bytes: z.number(),
  links: z.number(),
  seenAt: z.nullable(time),
});

/** POV requests to members of one squad, with what they sent, latest first. */
const povRequestsOfSquad = z.array(
  z.object({ user: z.object({ id: uuid, username: z.string() }), askedBy: z.string(), request: povRequestView }),
);

const access = { permission: 'MANAGE_SQUADS' } as const;

export const deskPovRequestsContract = endpoints({
  'GET /v1/admin/pov-requests': endpoint({
    access,
    summary: 'Requests for recordings of all squads',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/pov-requests/{id}': endpoint({
    access,
    summary: 'One request and what was sent in',
    params: z.object({ id: uuid }),
    response: z.object({ ...row.shape, request: povRequestView }),
    errors: ['POV_REQUESTS_NOT_FOUND'],
  }),
  'POST /v1/admin/pov-requests/{id}/seen': endpoint({
    access,
    summary: 'Marks an answer as seen: it leaves the queue',
    params: z.object({ id: uuid }),
    body: z.object({ seen }),
    errors: ['POV_REQUESTS_NOT_FOUND', 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE'],
  }),
  'GET /v1/admin/disputes/{id}/recordings': endpoint({
    access: { permission: 'MANAGE_DISPUTES' },
    summary: 'Recordings that the sides of a dispute were asked for',
    params: z.object({ id: integerInPath }),
    response: povRequestsOfSquad,
    errors: ['ADMIN_DISPUTES_NOT_FOUND', 'SQUADS_NOT_FOUND'],
  }),
  'GET /v1/admin/squads/{id}/pov-requests': endpoint({
    access,
    summary: 'What the members of a squad were asked for and what they sent in',
    params: z.object({ id: integerInPath }),
    response: povRequestsOfSquad,
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'POST /v1/admin/squads/{id}/pov-request': endpoint({
    access,
    summary: `Asks a member for a recording of the game, within ${spanInEnglish(povTerms.requestWithin)} after its end; until the member has answered there is no second request`,
    params: z.object({ id: integerInPath }),
    body: z.object({
      userId: uuid,
      reason: z.string().check(tidy(), z.minLength(povTerms.reasonMin), z.maxLength(povTerms.reasonMax)),
    }),
    response: povRequestView,
    errors: [
      'SQUADS_NOT_FOUND',
      'SQUADS_MEMBER_NOT_FOUND',
      'SQUADS_INVALID_STATE',
      'ADMIN_OWN_OBJECT',
      'ADMIN_SQUADS_POV_REQUEST_TIMEOUT_EXCEEDED',
    ],
  }),
});
