import { reserveKindNames, reserveStateName } from '#domain/desk/money-names.ts';
import type { deskReservesContract } from '#contract/desk/money/reserves.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { sendExport } from '../../audit/public';
import { cancelByOperator, confirmPart, rejectPart } from './decide-reserve';
import { listReserves, readReserve } from './list-reserves';

const sendList: Handlers<typeof deskReservesContract>['GET /v1/admin/reserves.csv'] = (app, call) =>
  sendExport(app, call, {
    list: 'reserves',
    page: (query) => listReserves(app.db, query),
    columns: {
      Номер: ['text', ({ id }) => id],
      Клиент: ['text', ({ client }) => client?.username ?? ''],
      Напарник: ['text', ({ mate }) => mate.username],
      Сумма: ['kopecks', ({ amount }) => amount],
      Выплачено: ['kopecks', ({ paid }) => paid],
      'Ждёт ответа': ['kopecks', ({ waiting }) => waiting],
      Свободно: ['kopecks', ({ free }) => free],
      Вид: ['text', ({ kind }) => reserveKindNames[kind]],
      Состояние: ['text', (line) => reserveStateName(line)],
      Создан: ['moment', ({ createdAt }) => createdAt],
    },
  });

export const deskReservesHandlers: Handlers<typeof deskReservesContract> = {
  'GET /v1/admin/reserves': (app, { query }) => listReserves(app.db, query),
  'GET /v1/admin/reserves.csv': sendList,
  'GET /v1/admin/reserves.xlsx': sendList,
  'GET /v1/admin/reserves/{id}': (app, { params }) => readReserve(app.db, params.id),
  'POST /v1/admin/reserves/{id}/rows/{rowId}/confirm': confirmPart,
  'POST /v1/admin/reserves/{id}/rows/{rowId}/reject': rejectPart,
  'POST /v1/admin/reserves/{id}/cancel': cancelByOperator,
};
