import type { adminBookingsContract } from '#contract/admin/bookings.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { csvPage, sendCsv } from '#server/platform/http/send-csv.ts';
import { writeExport } from '../../audit/public';
import { cancelByOperator } from './cancel-by-operator';
import { listAllBookings } from './list-all-bookings';
import { readBooking } from './read-booking';

export const adminBookingsHandlers: Handlers<typeof adminBookingsContract> = {
  'GET /v1/admin/bookings': (app, { query }) => listAllBookings(app.db, query),
  'GET /v1/admin/bookings.csv': async (app, { actor, query, http }) => {
    await writeExport(app, actor.id, 'bookings', query);
    return sendCsv(http.reply, {
      name: 'bookings',
      page: (cursor) => listAllBookings(app.db, { ...query, cursor, limit: csvPage }),
      columns: {
        Номер: ({ id }) => id,
        Клиент: ({ client }) => client.username,
        Напарник: ({ mate }) => mate.username,
        Игра: ({ gameName }) => gameName,
        Категория: ({ kind }) => kind,
        Минут: ({ durationMinutes }) => durationMinutes,
        Начало: ({ startsAt }) => startsAt,
        Состояние: ({ status }) => status,
        'Кто закрыл': ({ closedBy }) => closedBy ?? '',
        Цена: ({ price }) => price,
        Сквад: ({ squadId }) => squadId,
        Создана: ({ createdAt }) => createdAt,
      },
    });
  },
  'GET /v1/admin/bookings/{id}': (app, { actor, params }) => readBooking(app, app.db, actor, params.id),
  'POST /v1/admin/bookings/{id}/cancel': cancelByOperator,
};
