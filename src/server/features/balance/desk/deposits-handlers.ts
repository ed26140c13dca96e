import { depositStatusNames, providerNames } from '#domain/desk/money-names.ts';
import { paymentName } from '#domain/money/payment-texts.ts';
import type { deskDepositsContract } from '#contract/desk/money/deposits.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { sendExport } from '../../audit/public';
import { creditByHand } from './credit-by-hand';
import { listCallbacks, readCallback } from './list-callbacks';
import { closeDebt, refundByHand } from './refund-by-hand';
import { resolveCallback, tieCallback } from './settle-callback';
import { listDeposits, readDeposit } from './list-deposits';

const sendList: Handlers<typeof deskDepositsContract>['GET /v1/admin/deposits.csv'] = (app, call) =>
  sendExport(app, call, {
    list: 'deposits',
    page: (query) => listDeposits(app.db, query),
    columns: {
      Номер: ['text', ({ id }) => id],
      Кто: ['text', ({ person }) => person.username],
      Провайдер: ['text', ({ provider }) => providerNames[provider]],
      Способ: ['text', ({ method }) => paymentName(method)],
      Сумма: ['kopecks', ({ amount }) => amount],
      Возвращено: ['kopecks', ({ refunded }) => refunded],
      Бонус: ['kopecks', ({ bonus }) => bonus],
      Состояние: ['text', ({ status }) => depositStatusNames[status]],
      Создано: ['moment', ({ createdAt }) => createdAt],
      Завершено: ['moment', ({ settledAt }) => settledAt],
    },
  });

export const deskDepositsHandlers: Handlers<typeof deskDepositsContract> = {
  'GET /v1/admin/deposits': (app, { query }) => listDeposits(app.db, query),
  'GET /v1/admin/deposits.csv': sendList,
  'GET /v1/admin/deposits.xlsx': sendList,
  'GET /v1/admin/deposits/{id}': (app, { params }) => readDeposit(app.db, params.id),
  'POST /v1/admin/deposits/{id}/credit': creditByHand,
  'POST /v1/admin/deposits/{id}/refund': refundByHand,
  'POST /v1/admin/deposits/{id}/close-debt': closeDebt,
  'GET /v1/admin/provider-callbacks': (app, { query }) => listCallbacks(app.db, query),
  'GET /v1/admin/provider-callbacks/{id}': (app, { params }) => readCallback(app.db, params.id),
  'POST /v1/admin/provider-callbacks/{id}/resolve': resolveCallback,
  'POST /v1/admin/provider-callbacks/{id}/tie': tieCallback,
};
