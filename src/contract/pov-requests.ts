import * as z from 'zod/mini';
import { povTerms } from '#domain/pov-request/pov-request.ts';
import { endpoint, endpoints } from './kit/endpoint';
import { integerInPath, uuid } from './schemas/fields';
import { povRequestView } from './schemas/pov-request';
import { tidy } from './schemas/tidy';
import { sizeInEnglish } from './kit/limits-in-english';

const id = z.object({ id: uuid });
const open = ['POV_REQUESTS_NOT_FOUND', 'POV_CLOSED'] as const;
const bytes = z.int().check(z.gte(1));
const offset = z.pipe(
  z.string().check(z.regex(/^(0|[1-9]\d{0,9})$/)),
  z.transform((text: string) => Number(text)),
);

/** Null is an ordinary response: most people never get a request. */
const nullableRequest = z.object({ request: z.nullable(povRequestView) });

/** Calls of the person who has to send a recording of the game. */
export const povRequestsContract = endpoints({
  'GET /v1/pov-requests/current': endpoint({
    access: 'user',
    summary: 'The request for a recording that awaits an answer; of several, the one whose deadline is nearest',
    response: nullableRequest,
    errors: [],
  }),
  'GET /v1/squads/{id}/pov-request': endpoint({
    access: 'user',
    summary: 'The latest request to me for a recording of this game',
    params: z.object({ id: integerInPath }),
    response: nullableRequest,
    errors: [],
  }),
  'POST /v1/pov-requests/{id}/files': endpoint({
    access: 'user',
    summary: 'Announces a file; its content comes in parts. The same file again goes on with what was begun',
    params: id,
    body: z.object({
      name: z.string().check(z.minLength(1), z.maxLength(255)),
      size: bytes,
      fingerprint: z._default(z.string().check(z.maxLength(100)), ''),
    }),
    response: z.object({ fileId: uuid, offset: z.number(), request: povRequestView }),
    errors: [...open, 'POV_REQUESTS_FILES_LIMIT', 'POV_REQUESTS_FILE_TOO_LARGE', 'POV_FILE_INVALID'],
  }),
  'PUT /v1/pov-requests/files/{id}': endpoint({
    access: 'user',
    summary: `A part of the file, up to ${sizeInEnglish(povTerms.maxPartBytes)}, from where the upload stopped`,
    params: id,
    query: z.object({ offset }),
    bytes: true,
    response: z.object({ offset: z.number(), request: povRequestView }),
    errors: [...open, 'POV_REQUESTS_FILE_TOO_LARGE', 'POV_FILE_INVALID', 'POV_OFFSET_MISMATCH'],
  }),
  'GET /v1/pov-requests/files/{id}': endpoint({
    access: 'user',
    summary: 'The recording itself: for who sent it in and for an administrator of squads',
    params: id,
    raw: true,
    errors: ['POV_REQUESTS_NOT_FOUND'],
  }),
  'DELETE /v1/pov-requests/files/{id}': endpoint({
    access: 'user',
    summary: 'Removes a file, whole or partly uploaded',
    params: id,
    response: povRequestView,
    errors: [...open],
  }),
  'POST /v1/pov-requests/{id}/links': endpoint({
    access: 'user',
    summary: 'Adds a link to a recording',
    params: id,
    body: z.object({
      url: z.url({ protocol: /^https$/, hostname: /^[^\s/]+\.[^\s/]+$/ }).check(z.maxLength(povTerms.linkMax)),
    }),
    response: povRequestView,
    errors: [...open, 'POV_LINKS_LIMIT'],
  }),
  'DELETE /v1/pov-requests/links/{id}': endpoint({
    access: 'user',
    summary: 'Removes a link',
    params: id,
    response: povRequestView,
    errors: ['POV_REQUESTS_LINK_NOT_FOUND', 'POV_CLOSED'],
  }),
  'POST /v1/pov-requests/{id}/respond': endpoint({
    access: 'user',
    summary: 'Submits what was collected, or declines and says why; the same answer again changes nothing',
    params: id,
    body: z.object({
      answer: z.enum(['SUBMITTED', 'DECLINED']),
      comment: z._default(z.string().check(tidy(), z.maxLength(povTerms.commentMax)), ''),
    }),
    response: povRequestView,
    errors: [...open, 'POV_REQUESTS_INVALID_RESPONSE', 'POV_UPLOAD_UNFINISHED'],
  }),
});
