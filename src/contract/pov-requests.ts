import * as z from 'zod/mini';
import { sizeText } from '#domain/text/size-text.ts';
import { povTerms } from '#domain/pov-request/pov-request.ts';
import { endpoint, endpoints } from './kit/endpoint';
import { integerInPath, uuid } from './schemas/fields';
import { povRequestView } from './schemas/pov-request';
import { tidy } from './schemas/tidy';

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
    summary: 'Запрос записи, который ждёт ответа; из нескольких тот, чей срок ближе',
    response: nullableRequest,
    errors: [],
  }),
  'GET /v1/squads/{id}/pov-request': endpoint({
    access: 'user',
    summary: 'Последний запрос записи этой игры ко мне',
    params: z.object({ id: integerInPath }),
    response: nullableRequest,
    errors: [],
  }),
  'POST /v1/pov-requests/{id}/files': endpoint({
    access: 'user',
    summary: 'Объявляет файл; содержимое идёт частями. Тот же файл ещё раз продолжает начатое',
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
    summary: `Часть файла, до ${sizeText(povTerms.maxPartBytes)}, с того места, где загрузка остановилась`,
    params: id,
    query: z.object({ offset }),
    bytes: true,
    response: z.object({ offset: z.number(), request: povRequestView }),
    errors: [...open, 'POV_REQUESTS_FILE_TOO_LARGE', 'POV_FILE_INVALID', 'POV_OFFSET_MISMATCH'],
  }),
  'GET /v1/pov-requests/files/{id}': endpoint({
    access: 'user',
    summary: 'Сама запись: для того, кто её прислал, и для администратора сквадов',
    params: id,
    raw: true,
    errors: ['POV_REQUESTS_NOT_FOUND'],
  }),
  'DELETE /v1/pov-requests/files/{id}': endpoint({
    access: 'user',
    summary: 'Убирает файл, целый или недогруженный',
    params: id,
    response: povRequestView,
    errors: [...open],
  }),
  'POST /v1/pov-requests/{id}/links': endpoint({
    access: 'user',
    summary: 'Добавляет ссылку на запись',
    params: id,
    body: z.object({
      url: z.url({ protocol: /^https$/, hostname: /^[^\s/]+\.[^\s/]+$/ }).check(z.maxLength(povTerms.linkMax)),
    }),
    response: povRequestView,
    errors: [...open, 'POV_LINKS_LIMIT'],
  }),
  'DELETE /v1/pov-requests/links/{id}': endpoint({
    access: 'user',
    summary: 'Убирает ссылку',
    params: id,
    response: povRequestView,
    errors: ['POV_REQUESTS_LINK_NOT_FOUND', 'POV_CLOSED'],
  }),
  'POST /v1/pov-requests/{id}/respond': endpoint({
    access: 'user',
    summary: 'Отправляет собранное или отказывается, написав почему; тот же ответ ещё раз ничего не меняет',
    params: id,
    body: z.object({
      answer: z.enum(['SUBMITTED', 'DECLINED']),
      comment: z._default(z.string().check(tidy(), z.maxLength(povTerms.commentMax)), ''),
    }),
    response: povRequestView,
    errors: [...open, 'POV_REQUESTS_INVALID_RESPONSE', 'POV_UPLOAD_UNFINISHED'],
  }),
});
