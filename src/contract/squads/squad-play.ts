import * as z from 'zod/mini';
import { earlyFinishTerms } from '../../domain/settings/early-finish-terms';
import { disputeTerms } from '../../domain/settings/dispute-terms';
import { endpoint } from '../kit/endpoint';
import { endpoints } from '../kit/endpoints';
import { integerInPath, uuid } from '../schemas/ids';
import { squadFarewell } from './squad-farewell';
import { squadView } from './squad-view';

const id = z.object({ id: integerInPath });
const common = ['SQUADS_NOT_FOUND', 'SQUADS_NOT_MEMBER', 'SQUADS_NOT_OWNER', 'SQUADS_INVALID_STATE'] as const;
const text = z.string().check(z.trim(), z.minLength(disputeTerms.reasonMin), z.maxLength(disputeTerms.reasonMax));

/** What happens in a running game and after it. */
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
    summary: `Предлагает закончить раньше; не раньше ${earlyFinishTerms.notBefore / 60_000} минут игры`,
    params: id,
    response: squadView,
    errors: [...common, 'SQUADS_CANNOT_REQUEST_EARLY_FINISH'],
  }),
  'POST /v1/squads/{id}/confirm-early-finish': endpoint({
    access: 'user',
    summary: 'Отвечает на предложение закончить раньше',
    params: id,
    body: z.object({ confirmed: z.boolean() }),
    response: squadView,
    errors: [...common],
  }),
  'PUT /v1/squads/{id}/need-to-recreate': endpoint({
    access: 'user',
    summary: 'Ставит время на паузу, потому что сквад надо пересоздать, или снимает паузу',
    params: id,
    body: z.object({ needed: z._default(z.boolean(), true) }),
    response: squadView,
    errors: [...common],
  }),
  'POST /v1/squads/{id}/dispute': endpoint({
    access: 'user',
    summary: 'Открывает спор: причина и какую часть удержанного вернуть',
    params: id,
    body: z.object({ reason: text, wantedPercent: z.int().check(z.gte(0), z.lte(100)) }),
    response: squadView,
    errors: [...common, 'SQUADS_DISPUTE_ALREADY_CREATED', 'SQUADS_DISPUTE_CANNOT_BE_CREATED'],
  }),
  'POST /v1/squads/{id}/dispute/answer': endpoint({
    access: 'user',
    summary: 'Другая сторона соглашается или нет; молчание — согласие',
    params: id,
    body: z.object({ granted: z.boolean(), comment: z.optional(text) }),
    response: squadView,
    errors: [...common],
  }),
  'POST /v1/squads/{id}/dispute/files': endpoint({
    access: 'user',
    summary: `Прикладывает файл к открытому спору, от каждого не больше ${disputeTerms.maxFiles}`,
    params: id,
    file: 'file',
    response: squadView,
    errors: [...common, 'DISPUTE_FILE_TOO_LARGE', 'DISPUTE_FILE_INVALID', 'DISPUTE_FILES_FULL'],
  }),
  'GET /v1/disputes/files/{id}': endpoint({
    access: 'user',
    summary: 'Сам файл: для обеих сторон и для того, кто решает споры',
    params: z.object({ id: uuid }),
    raw: true,
    errors: ['NOT_FOUND'],
  }),
  'POST /v1/admin/disputes/{id}/decide': endpoint({
    access: { permission: 'MANAGE_DISPUTES' },
    summary: 'Модератор решает спор сквада {id}: сколько процентов вернуть и почему',
    params: id,
    body: z.object({ refundPercent: z.int().check(z.gte(0), z.lte(100)), comment: text }),
    response: squadView,
    errors: ['SQUADS_NOT_FOUND', 'ADMIN_DISPUTES_NOT_FOUND', 'SQUADS_INVALID_STATE'],
  }),
});
