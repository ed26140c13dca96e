import type { adminDepositsContract } from '#contract/admin/money/deposits.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { csvPage, sendCsv } from '#server/platform/http/send-csv.ts';
import { writeExport } from '../../audit/public';
import { creditByHand } from './credit-by-hand';
import { listCallbacks, readCallback } from './list-callbacks';
import { closeDebt, refundByHand } from './refund-by-hand';
import { resolveCallback, tieCallback } from './settle-callback';
import { listDeposits, readDeposit } from './list-deposits';

export const adminDepositsHandlers: Handlers<typeof adminDepositsContract> = {
  'GET /v1/admin/deposits': (app, { query }) => listDeposits(app.db, query),
  'GET /v1/admin/deposits.csv': async (app, { actor, query, http }) => {
    await writeExport(app, actor.id, 'deposits', query);
    return sendCsv(http.reply, {
      name: 'deposits',
      page: (cursor) => listDeposits(app.db, { ...query, cursor, limit: csvPage }),
      columns: {
        Номер: ({ id }) => id,
        Кто: ({ person }) => person.username,
        Провайдер: ({ provider }) => provider,
        Способ: ({ method }) => method,
        Сумма: ({ amount }) => amount,
        Бонус: ({ bonus }) => bonus,
        Состояние: ({ status }) => status,
        Создано: ({ createdAt }) => createdAt,
        Завершено: ({ settledAt }) => settledAt,
      },
    });
  },
  'GET /v1/admin/deposits/{id}': (app, { params }) => readDeposit(app.db, params.id),
  'POST /v1/admin/deposits/{id}/credit': creditByHand,
  'POST /v1/admin/deposits/{id}/refund': refundByHand,
  'POST /v1/admin/deposits/{id}/close-debt': closeDebt,
  'GET /v1/admin/provider-callbacks': (app, { query }) => listCallbacks(app.db, query),
  'GET /v1/admin/provider-callbacks/{id}': (app, { params }) => readCallback(app.db, params.id),
  'POST /v1/admin/provider-callbacks/{id}/resolve': resolveCallback,
  'POST /v1/admin/provider-callbacks/{id}/tie': tieCallback,
};
