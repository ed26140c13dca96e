import type { adminWithdrawalsContract } from '#contract/admin/money/withdrawals.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { csvPage, sendCsv } from '#server/platform/http/send-csv.ts';
import { writeExport } from '../../audit/public';
import { confirmMany, confirmOne, payOne, rejectOne, revealWallet } from './decide-withdrawal';
import { listWithdrawals } from './list-withdrawals';
import { payoutRegister } from './payout-register';
import { readWithdrawal, withdrawalTotals } from './read-withdrawal';

export const adminWithdrawalsHandlers: Handlers<typeof adminWithdrawalsContract> = {
  'GET /v1/admin/withdrawals': (app, { query }) => listWithdrawals(app, query),
  'GET /v1/admin/withdrawals.csv': async (app, { actor, query, http }) => {
    await writeExport(app, actor.id, 'withdrawals', query);
    return sendCsv(http.reply, {
      name: 'withdrawals',
      page: (cursor) => listWithdrawals(app, { ...query, cursor, limit: csvPage }),
      columns: {
        Номер: ({ id }) => id,
        Кому: ({ person }) => person.username,
        Сумма: ({ amount }) => amount,
        Комиссия: ({ fee }) => fee,
        'На руки': ({ payout }) => payout,
        Способ: ({ method }) => method,
        Банк: ({ bank }) => bank ?? '',
        Окончание: ({ walletEnd }) => walletEnd,
        Состояние: ({ status, canceled }) => (canceled ? 'CANCELED' : status),
        'Отметки риска': ({ risks }) => risks.join(', '),
        Запрошен: ({ createdAt }) => createdAt,
        Изменён: ({ changedAt }) => changedAt,
      },
    });
  },
  'GET /v1/admin/withdrawals/totals': (app) => withdrawalTotals(app),
  'GET /v1/admin/withdrawals/register.csv': payoutRegister,
  'GET /v1/admin/withdrawals/{id}': (app, { params }) => readWithdrawal(app, params.id),
  'POST /v1/admin/withdrawals/{id}/wallet': revealWallet,
  'POST /v1/admin/withdrawals/{id}/confirm': confirmOne,
  'POST /v1/admin/withdrawals/confirm': confirmMany,
  'POST /v1/admin/withdrawals/{id}/pay': payOne,
  'POST /v1/admin/withdrawals/{id}/reject': rejectOne,
};
