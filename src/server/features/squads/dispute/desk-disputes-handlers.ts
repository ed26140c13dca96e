import { disputeSideNames, disputeStatusNames } from '#domain/desk/order-names.ts';
import type { deskDisputesContract } from '#contract/desk/disputes.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { sendExport } from '../../audit/public';
import { decideDispute } from './decide-dispute';
import { listDisputes } from './list-disputes';
import { readDispute } from './read-dispute';

const sendList: Handlers<typeof deskDisputesContract>['GET /v1/admin/disputes.csv'] = (app, call) =>
  sendExport(app, call, {
    list: 'disputes',
    page: (query) => listDisputes(app, query),
    columns: {
      Сквад: ['text', ({ squadId }) => squadId],
      Игра: ['text', ({ gameName }) => gameName],
      Категория: ['text', ({ category }) => category.name],
      Состояние: ['text', ({ status }) => disputeStatusNames[status]],
      Открыл: ['text', ({ openedBy }) => openedBy.username],
      Сторона: ['text', ({ side }) => disputeSideNames[side]],
      Причина: ['text', ({ reason }) => reason],
      Открыт: ['moment', ({ openedAt }) => openedAt],
      Срок: ['moment', ({ expiresAt }) => expiresAt],
      'Просят, %': ['decimal', ({ wantedPercent }) => wantedPercent],
      'Решено, %': ['decimal', ({ decidedPercent }) => decidedPercent ?? ''],
      Удержано: ['kopecks', ({ held }) => held],
      'Было удержано': ['kopecks', ({ atStake }) => atStake],
    },
  });

export const deskDisputesHandlers: Handlers<typeof deskDisputesContract> = {
  'GET /v1/admin/disputes': (app, { query }) => listDisputes(app, query),
  'GET /v1/admin/disputes.csv': sendList,
  'GET /v1/admin/disputes.xlsx': sendList,
  'GET /v1/admin/disputes/{id}': readDispute,
  'POST /v1/admin/disputes/{id}/decide': decideDispute,
};
