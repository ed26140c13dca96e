import * as z from 'zod/mini';
import { spanText } from '#domain/text/spans.ts';
import { disputeTerms, earlyFinishTerms } from '#domain/squad/facts/squad-limits.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { integerInPath, uuid } from '../schemas/fields';
import { squadFarewell } from './squad-farewell';
import { stepErrors } from './squad-errors';
import { squadView } from './squad-view';
import { tidy } from '../schemas/tidy';

const id = z.object({ id: integerInPath });
const text = z.string().check(tidy(), z.minLength(disputeTerms.reasonMin), z.maxLength(disputeTerms.reasonMax));

/** Calls during a running game and after it. */
export const squadPlayContract = endpoints({
  'GET /v1/squads/{id}/farewell': endpoint({
    access: 'user',
    summary: 'Почему спросившего больше нет в скваде',
    params: id,
    response: squadFarewell,
    errors: ['SQUADS_NOT_FOUND'],
  }),
  'POST /v1/squads/{id}/request-early-finish': endpoint({
    access: 'user',
    summary: `Предлагает закончить раньше; не раньше ${spanText(earlyFinishTerms.notBefore, 'genitive')} игры`,
    params: id,
    response: squadView,
    errors: [...stepErrors, 'SQUADS_CANNOT_REQUEST_EARLY_FINISH'],
  }),
  'POST /v1/squads/{id}/confirm-early-finish': endpoint({
    access: 'user',
    summary: 'Отвечает на предложение закончить раньше',
    params: id,
    body: z.object({ confirmed: z.boolean() }),
    response: squadView,
    errors: stepErrors,
  }),
  'PUT /v1/squads/{id}/need-to-recreate': endpoint({
    access: 'user',
    summary: 'Ставит время на паузу, потому что сквад надо пересоздать, или снимает паузу',
    params: id,
    body: z.object({ needed: z._default(z.boolean(), true) }),
    response: squadView,
    errors: stepErrors,
  }),
  'POST /v1/squads/{id}/dispute': endpoint({
    access: 'user',
    summary: 'Открывает спор: причина и какую часть удержанного вернуть',
    params: id,
    body: z.object({ reason: text, wantedPercent: z.int().check(z.gte(0), z.lte(100)) }),
    response: squadView,
    errors: [...stepErrors, 'SQUADS_DISPUTE_ALREADY_CREATED', 'SQUADS_DISPUTE_CANNOT_BE_CREATED'],
  }),
  'POST /v1/squads/{id}/dispute/answer': endpoint({
    access: 'user',
    summary: 'Другая сторона соглашается или нет; молчание — согласие',
    params: id,
    body: z.object({ granted: z.boolean(), comment: z.optional(text) }),
    response: squadView,
    errors: stepErrors,
  }),
  'POST /v1/squads/{id}/dispute/files': endpoint({
    access: 'user',
    summary: `Прикладывает файл к открытому спору, от каждого не больше ${disputeTerms.maxFiles}`,
    params: id,
    file: 'file',
    response: squadView,
    errors: [...stepErrors, 'DISPUTE_FILE_TOO_LARGE', 'DISPUTE_FILE_INVALID', 'DISPUTE_FILES_FULL'],
  }),
  'GET /v1/disputes/files/{id}': endpoint({
    access: 'user',
    summary: 'Сам файл: для обеих сторон и для того, кто решает споры',
    params: z.object({ id: uuid }),
    raw: true,
    errors: ['NOT_FOUND'],
  }),
});
