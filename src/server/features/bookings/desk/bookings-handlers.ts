import { bookingSideNames, bookingStatusNames } from '#domain/desk/order-names.ts';
import { categoryNames } from '#domain/games/category-names.ts';
import type { deskBookingsContract } from '#contract/desk/bookings.ts';
import type { Handlers, Handler } from '#server/platform/http/call.ts';
import { sendExport, requireUnchanged, writeAudit } from '../../audit/public';
import { listAllBookings } from './list-all-bookings';
import { readBooking } from './read-booking';
import { bookingSideOf } from '#domain/bookings/booking.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { factsOf, lockBooking } from '../booking-row';
import { stepBooking } from '../booking-step';

/**
 * An operator cancels a booking: the client gets everything back, whatever the hour, and both are told why.
 * @throws Refusal BOOKINGS_NOT_FOUND, BOOKINGS_INVALID_STATE, ADMIN_OWN_OBJECT, ADMIN_CHANGED_MEANWHILE
 */
const cancelByOperator: Handler<(typeof deskBookingsContract)['POST /v1/admin/bookings/{id}/cancel']> = (
  app,
  { actor, params: { id }, body, idempotencyKey },
) =>
  runOperation(
    app,
    { kind: 'cancel booking', actor: actor.id, idempotencyKey, request: { id, ...body } },
    async (tx, operationId) => {
      const at = new Date(app.clock.now());
      const row = await lockBooking(tx, id);
      if (bookingSideOf(factsOf(row), actor.id) !== null) throw new Refusal('ADMIN_OWN_OBJECT');
      const subject = `booking:${id}`;
      await requireUnchanged(tx, subject, body.seen);
      const event = { type: 'booking.cancelled', by: 'operator', at: at.getTime() } as const;
      await stepBooking({ app, tx, operationId, at }, row, event, body.reason);
      await writeAudit(app, tx, actor.id, {
        action: 'booking.cancel',
        subject,
        details: { status: row.status, returned: row.price, reason: body.reason },
      });
      return readBooking(app, tx, actor, id);
    },
  );

const sendList: Handlers<typeof deskBookingsContract>['GET /v1/admin/bookings.csv'] = (app, call) =>
  sendExport(app, call, {
    list: 'bookings',
    page: (query) => listAllBookings(app.db, query),
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

export const deskBookingsHandlers: Handlers<typeof deskBookingsContract> = {
  'GET /v1/admin/bookings': (app, { query }) => listAllBookings(app.db, query),
  'GET /v1/admin/bookings.csv': sendList,
  'GET /v1/admin/bookings.xlsx': sendList,
  'GET /v1/admin/bookings/{id}': (app, { actor, params }) => readBooking(app, app.db, actor, params.id),
  'POST /v1/admin/bookings/{id}/cancel': cancelByOperator,
};
