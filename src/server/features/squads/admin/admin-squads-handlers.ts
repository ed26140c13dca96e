import type { adminSquadsContract } from '#contract/admin/squads.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { csvPage, sendCsv } from '#server/platform/http/send-csv.ts';
import { writeExport } from '../../audit/public';
import { disbandSquad } from './disband-squad';
import { listFailedDeadlines, readFailedDeadline, retryFailedDeadline } from './failed-deadlines';
import { listSquads } from './list-squads';
import { liveSquads } from './live-squads';
import { readSquad } from './read-squad';

export const adminSquadsHandlers: Handlers<typeof adminSquadsContract> = {
  'GET /v1/admin/squads': (app, { query }) => listSquads(app, query),
  'GET /v1/admin/squads.csv': async (app, { actor, query, http }) => {
    await writeExport(app, actor.id, 'squads', query);
    return sendCsv(http.reply, {
      name: 'squads',
      page: (cursor) => listSquads(app, { ...query, cursor, limit: csvPage }),
      columns: {
        Номер: ({ id }) => id,
        Игра: ({ gameName }) => gameName,
        Категория: ({ kind }) => kind,
        Минут: ({ durationMinutes }) => durationMinutes,
        Состояние: ({ status }) => status,
        Участники: ({ members }) => members.map(({ username }) => username).join(', '),
        Удержано: ({ held }) => held,
        Создан: ({ createdAt }) => createdAt,
      },
    });
  },
  'GET /v1/admin/squads/live': (app) => liveSquads(app),
  'GET /v1/admin/squads/{id}': readSquad,
  'POST /v1/admin/squads/{id}/disband': disbandSquad,
  'GET /v1/admin/deadlines': (app, { query }) => listFailedDeadlines(app, query),
  'GET /v1/admin/deadlines/{id}': readFailedDeadline,
  'POST /v1/admin/deadlines/{id}/retry': retryFailedDeadline,
};
