import type { adminReservesContract } from '#contract/admin/money/reserves.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { csvPage, sendCsv } from '#server/platform/http/send-csv.ts';
import { writeExport } from '../../audit/public';
import { cancelByOperator, confirmPart, rejectPart } from './decide-reserve';
import { listReserves, readReserve } from './list-reserves';

export const adminReservesHandlers: Handlers<typeof adminReservesContract> = {
  'GET /v1/admin/reserves': (app, { query }) => listReserves(app.db, query),
  'GET /v1/admin/reserves.csv': async (app, { actor, query, http }) => {
    await writeExport(app, actor.id, 'reserves', query);
    return sendCsv(http.reply, {
      name: 'reserves',
      page: (cursor) => listReserves(app.db, { ...query, cursor, limit: csvPage }),
      columns: {
        Номер: ({ id }) => id,
        Клиент: ({ client }) => client?.username ?? '',
        Напарник: ({ mate }) => mate.username,
        Сумма: ({ amount }) => amount,
        Выплачено: ({ paid }) => paid,
        'Ждёт ответа': ({ waiting }) => waiting,
        Свободно: ({ free }) => free,
        Вид: ({ kind }) => kind,
        Состояние: ({ status }) => status,
        Создан: ({ createdAt }) => createdAt,
      },
    });
  },
  'GET /v1/admin/reserves/{id}': (app, { params }) => readReserve(app.db, params.id),
  'POST /v1/admin/reserves/{id}/rows/{rowId}/confirm': confirmPart,
  'POST /v1/admin/reserves/{id}/rows/{rowId}/reject': rejectPart,
  'POST /v1/admin/reserves/{id}/cancel': cancelByOperator,
};
