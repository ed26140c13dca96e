import { drawStateName } from '#domain/desk/order-names.ts';
import type { deskDrawsContract } from '#contract/desk/money/draws.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { sendExport } from '../../audit/public';
import { listDraws, readDraw } from './list-draws';
import { cancelDraw, drawNow, makeDraw, payDraw } from './run-draw';

const sendList: Handlers<typeof deskDrawsContract>['GET /v1/admin/draws.csv'] = (app, call) =>
  sendExport(app, call, {
    list: 'draws',
    page: (query) => listDraws(app.db, query),
    columns: {
      Номер: ['text', ({ id }) => id],
      Название: ['text', ({ title }) => title],
      Мест: ['count', ({ places }) => places],
      Приз: ['kopecks', ({ prize }) => prize],
      Состояние: ['text', (line) => drawStateName(line, app.clock.now())],
      Участников: ['count', ({ participants }) => participants],
      Билетов: ['count', ({ tickets }) => tickets],
      Открыт: ['moment', ({ opensAt }) => opensAt],
      Закрыт: ['moment', ({ closesAt }) => closesAt],
      Отпечаток: ['text', ({ seedHash }) => seedHash],
    },
  });

export const deskDrawsHandlers: Handlers<typeof deskDrawsContract> = {
  'GET /v1/admin/draws': (app, { query }) => listDraws(app.db, query),
  'GET /v1/admin/draws.csv': sendList,
  'GET /v1/admin/draws.xlsx': sendList,
  'GET /v1/admin/draws/{id}': (app, { params }) => readDraw(app.db, params.id),
  'POST /v1/admin/draws': makeDraw,
  'POST /v1/admin/draws/{id}/draw': drawNow,
  'POST /v1/admin/draws/{id}/cancel': cancelDraw,
  'POST /v1/admin/draws/{id}/pay': payDraw,
};
