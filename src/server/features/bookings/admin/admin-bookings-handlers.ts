import { bookingSideNames, bookingStatusNames } from '#domain/desk/order-names.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import type { adminBookingsContract } from '#contract/admin/bookings.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { sendTable, tablePage } from '#server/platform/tables/send-table.ts';
import { writeExport } from '../../audit/public';
import { cancelByOperator } from './cancel-by-operator';
import { listAllBookings } from './list-all-bookings';
import { readBooking } from './read-booking';

const sendList: Handlers<typeof adminBookingsContract>['GET /v1/admin/bookings.csv'] = async (
  app,
  { actor, query, http },
) => {
  await writeExport(app, actor.id, 'bookings', query);
  return sendTable(http.reply, {
    name: 'bookings',
    zone: query.zone,
    page: (cursor) => listAllBookings(app.db, { ...query, cursor, limit: tablePage }),
    columns: {
      Номер: ['text', ({ id }) => id],
      Клиент: ['text', ({ client }) => client.username],
      Напарник: ['text', ({ mate }) => mate.username],
      Игра: ['text', ({ gameName }) => gameName],
      Категория: ['text', ({ kind }) => categoryNames[kind]],
      Минут: ['count', ({ durationMinutes }) => durationMinutes],
      Начало: ['moment', ({ startsAt }) => startsAt],
      Состояние: ['text', ({ status }) => bookingStatusNames[status]],
      'Кто закрыл': ['text', ({ closedBy }) => closedBy && bookingSideNames[closedBy]],
      Цена: ['kopecks', ({ price }) => price],
      Сквад: ['text', ({ squadId }) => squadId],
      Создана: ['moment', ({ createdAt }) => createdAt],
    },
  });
};

export const adminBookingsHandlers: Handlers<typeof adminBookingsContract> = {
  'GET /v1/admin/bookings': (app, { query }) => listAllBookings(app.db, query),
  'GET /v1/admin/bookings.csv': sendList,
  'GET /v1/admin/bookings.xlsx': sendList,
  'GET /v1/admin/bookings/{id}': (app, { actor, params }) => readBooking(app, app.db, actor, params.id),
  'POST /v1/admin/bookings/{id}/cancel': cancelByOperator,
};
