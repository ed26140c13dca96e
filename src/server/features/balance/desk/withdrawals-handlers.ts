import { payoutMethodNames, riskNames, withdrawalStateName } from '#domain/desk/money-names.ts';
import { bankName } from '#domain/money/payment-texts.ts';
import type { deskWithdrawalsContract } from '#contract/desk/money/withdrawals.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { sendExport } from '../../audit/public';
import { confirmMany, confirmOne, payOne, rejectOne, revealWallet } from './decide-withdrawal';
import { listWithdrawals } from './list-withdrawals';
import { payoutRegister } from './payout-register';
import { readWithdrawal, withdrawalTotals } from './read-withdrawal';

const sendList: Handlers<typeof deskWithdrawalsContract>['GET /v1/admin/withdrawals.csv'] = (app, call) =>
  sendExport(app, call, {
    list: 'withdrawals',
    page: (query) => listWithdrawals(app, query),
    columns: {
      Номер: ['text', ({ id }) => id],
      Кому: ['text', ({ person }) => person.username],
      Сумма: ['kopecks', ({ amount }) => amount],
      Комиссия: ['kopecks', ({ fee }) => fee],
      'На руки': ['kopecks', ({ payout }) => payout],
      Способ: ['text', ({ method }) => payoutMethodNames[method]],
      Банк: ['text', ({ bank }) => bank && bankName(bank)],
      Реквизиты: ['text', ({ walletShown }) => walletShown],
      Состояние: ['text', (line) => withdrawalStateName(line)],
      'Отметки риска': ['text', ({ risks }) => risks.map((risk) => riskNames[risk]).join(', ')],
      Запрошен: ['moment', ({ createdAt }) => createdAt],
      Изменён: ['moment', ({ changedAt }) => changedAt],
    },
  });

export const deskWithdrawalsHandlers: Handlers<typeof deskWithdrawalsContract> = {
  'GET /v1/admin/withdrawals': (app, { query }) => listWithdrawals(app, query),
  'GET /v1/admin/withdrawals.csv': sendList,
  'GET /v1/admin/withdrawals.xlsx': sendList,
  'GET /v1/admin/withdrawals/totals': (app) => withdrawalTotals(app),
  'GET /v1/admin/withdrawals/register.csv': payoutRegister,
  'GET /v1/admin/withdrawals/register.xlsx': payoutRegister,
  'GET /v1/admin/withdrawals/{id}': (app, { params }) => readWithdrawal(app, params.id),
  'POST /v1/admin/withdrawals/{id}/wallet': revealWallet,
  'POST /v1/admin/withdrawals/{id}/confirm': confirmOne,
  'POST /v1/admin/withdrawals/confirm': confirmMany,
  'POST /v1/admin/withdrawals/{id}/pay': payOne,
  'POST /v1/admin/withdrawals/{id}/reject': rejectOne,
};
