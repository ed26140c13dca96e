import * as z from 'zod/mini';
import { povTerms } from '../domain/settings/pov-terms';
import { endpoint } from './kit/endpoint';
import { endpoints } from './kit/endpoints';
import { integerInPath, uuid } from './schemas/ids';
import { povRequestView } from './schemas/pov-request';

const id = z.object({ id: uuid });
const open = ['POV_REQUESTS_NOT_FOUND', 'POV_CLOSED'] as const;
const bytes = z.int().check(z.gte(1));
const offset = z.pipe(z.string().check(z.regex(/^(0|[1-9]\d{0,9})$/)), z.transform((text: string) => Number(text)));

/** Most people are never asked: an empty answer is an ordinary one. */
const asked = z.object({ request: z.nullable(povRequestView) });

/** A recording of the game is asked for, gathered and handed in. */
export const povRequestsContract = endpoints({
  'GET /v1/pov-requests/current': endpoint({
    access: 'user',
    summary: 'Запрос записи, который ждёт ответа; из нескольких тот, чей срок ближе',
    response: asked,
    errors: [],
  }),
  'GET /v1/squads/{id}/pov-request': endpoint({
    access: 'user',
    summary: 'Последний запрос записи этой игры ко мне',
    params: z.object({ id: integerInPath }),
    response: asked,
    errors: [],
  }),
  'POST /v1/pov-requests/{id}/files': endpoint({
    access: 'user',
    summary: 'Объявляет файл; содержимое идёт частями. Тот же файл ещё раз продолжает начатое',
    params: id,
    body: z.object({ name: z.string().check(z.minLength(1), z.maxLength(255)), size: bytes, fingerprint: z._default(z.string().check(z.maxLength(100)), '') }),
    response: z.object({ fileId: uuid, offset: z.number(), request: povRequestView }),
    errors: [...open, 'POV_REQUESTS_FILES_LIMIT', 'POV_REQUESTS_FILE_TOO_LARGE', 'POV_FILE_INVALID', 'RATE_LIMITED'],
  }),
  'PUT /v1/pov-requests/files/{id}': endpoint({
    access: 'user',
    summary: `Часть файла, до ${povTerms.maxPartBytes / 1024 / 1024} МБ, с того места, где загрузка остановилась`,
    params: id,
    query: z.object({ offset }),
    bytes: true,
    response: z.object({ offset: z.number(), request: povRequestView }),
    errors: [...open, 'POV_REQUESTS_FILE_TOO_LARGE', 'POV_FILE_INVALID', 'POV_OFFSET_MISMATCH', 'RATE_LIMITED'],
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
    body: z.object({ url: z.url({ protocol: /^https$/, hostname: /^[^\s/]+\.[^\s/]+$/ }).check(z.maxLength(povTerms.linkMax)) }),
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
      comment: z._default(z.string().check(z.trim(), z.maxLength(povTerms.commentMax)), ''),
    }),
    response: povRequestView,
    errors: [...open, 'POV_REQUESTS_INVALID_RESPONSE', 'POV_UPLOAD_UNFINISHED'],
  }),
  'GET /v1/admin/squads/{id}/pov-requests': endpoint({
    access: { permission: 'MANAGE_SQUADS' },
    summary: 'Что просили у участников сквада и что они прислали',
    params: z.object({ id: integerInPath }),
    response: z.array(z.object({ user: z.object({ id: uuid, username: z.string() }), askedBy: z.string(), request: povRequestView })),
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'POST /v1/admin/squads/{id}/pov-request': endpoint({
    access: { permission: 'MANAGE_SQUADS' },
    summary: 'Просит у участника запись игры, не позже двух суток после её конца; пока он не ответил, новый запрос не появляется',
    params: z.object({ id: integerInPath }),
    body: z.object({ userId: uuid, reason: z.string().check(z.trim(), z.minLength(povTerms.reasonMin), z.maxLength(povTerms.reasonMax)) }),
    response: povRequestView,
    errors: ['SQUADS_NOT_FOUND', 'SQUADS_MEMBER_NOT_FOUND', 'SQUADS_INVALID_STATE', 'ADMIN_SQUADS_POV_REQUEST_TIMEOUT_EXCEEDED'],
  }),
});
