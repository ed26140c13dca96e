import type { adminDrawsContract } from '#contract/admin/money/draws.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { csvPage, sendCsv } from '#server/platform/http/send-csv.ts';
import { writeExport } from '../../audit/public';
import { listDraws, readDraw } from './list-draws';
import { cancelDraw, drawNow, makeDraw, payDraw } from './run-draw';

export const adminDrawsHandlers: Handlers<typeof adminDrawsContract> = {
  'GET /v1/admin/draws': (app, { query }) => listDraws(app.db, query),
  'GET /v1/admin/draws.csv': async (app, { actor, query, http }) => {
    await writeExport(app, actor.id, 'draws', query);
    return sendCsv(http.reply, {
      name: 'draws',
      page: (cursor) => listDraws(app.db, { ...query, cursor, limit: csvPage }),
      columns: {
        Номер: ({ id }) => id,
        Название: ({ title }) => title,
        Мест: ({ places }) => places,
        Приз: ({ prize }) => prize,
        Состояние: ({ status }) => status,
        Участников: ({ participants }) => participants,
        Билетов: ({ tickets }) => tickets,
        Открыт: ({ opensAt }) => opensAt,
        Закрыт: ({ closesAt }) => closesAt,
        Отпечаток: ({ seedHash }) => seedHash,
      },
    });
  },
  'GET /v1/admin/draws/{id}': (app, { params }) => readDraw(app.db, params.id),
  'POST /v1/admin/draws': makeDraw,
  'POST /v1/admin/draws/{id}/draw': drawNow,
  'POST /v1/admin/draws/{id}/cancel': cancelDraw,
  'POST /v1/admin/draws/{id}/pay': payDraw,
};
