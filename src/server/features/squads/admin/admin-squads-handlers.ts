import { squadStatusNames } from '#domain/desk/order-names.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import type { adminSquadsContract } from '#contract/admin/squads.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { sendTable, tablePage } from '#server/platform/tables/send-table.ts';
import { writeExport } from '../../audit/public';
import { disbandSquad } from './disband-squad';
import { listFailedDeadlines, readFailedDeadline, retryFailedDeadline } from './failed-deadlines';
import { listSquads } from './list-squads';
import { liveSquads } from './live-squads';
import { readSquad } from './read-squad';

const sendList: Handlers<typeof adminSquadsContract>['GET /v1/admin/squads.csv'] = async (
  app,
  { actor, query, http },
) => {
  await writeExport(app, actor.id, 'squads', query);
  return sendTable(http.reply, {
    name: 'squads',
    zone: query.zone,
    page: (cursor) => listSquads(app, { ...query, cursor, limit: tablePage }),
    columns: {
      Номер: ['text', ({ id }) => id],
      Игра: ['text', ({ gameName }) => gameName],
      Категория: ['text', ({ kind }) => categoryNames[kind]],
      Минут: ['count', ({ durationMinutes }) => durationMinutes],
      Состояние: ['text', ({ status }) => squadStatusNames[status]],
      Участники: ['text', ({ members }) => members.map(({ username }) => username).join(', ')],
      Удержано: ['kopecks', ({ held }) => held],
      Создан: ['moment', ({ createdAt }) => createdAt],
    },
  });
};

export const adminSquadsHandlers: Handlers<typeof adminSquadsContract> = {
  'GET /v1/admin/squads': (app, { query }) => listSquads(app, query),
  'GET /v1/admin/squads.csv': sendList,
  'GET /v1/admin/squads.xlsx': sendList,
  'GET /v1/admin/squads/live': (app) => liveSquads(app),
  'GET /v1/admin/squads/{id}': readSquad,
  'POST /v1/admin/squads/{id}/disband': disbandSquad,
  'GET /v1/admin/deadlines': (app, { query }) => listFailedDeadlines(app, query),
  'GET /v1/admin/deadlines/{id}': readFailedDeadline,
  'POST /v1/admin/deadlines/{id}/retry': retryFailedDeadline,
};
