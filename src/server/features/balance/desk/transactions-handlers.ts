import { transactionTypeNames } from '#domain/desk/money-names.ts';
import type { deskTransactionsContract } from '#contract/desk/money/transactions.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { sendExport } from '../../audit/public';
import { listAllTransactions } from './list-all-transactions';
import { readTransaction } from './read-transaction';

const sendList: Handlers<typeof deskTransactionsContract>['GET /v1/admin/transactions.csv'] = (app, call) =>
  sendExport(app, call, {
    list: 'transactions',
    page: (query) => listAllTransactions(app.db, query),
    columns: {
      Номер: ['text', ({ id }) => id],
      Человек: ['text', ({ person }) => person.username],
      Вид: ['text', ({ type }) => transactionTypeNames[type]],
      // A separate column of numbers: a spreadsheet takes a text that begins with a minus for a formula.
      Пришло: ['kopecks', ({ amount }) => (amount > 0 ? amount : null)],
      Ушло: ['kopecks', ({ amount }) => (amount < 0 ? -amount : null)],
      'Из них бонусами': ['kopecks', ({ bonusAmount }) => Math.abs(bonusAmount)],
      'Из них подарочными': ['kopecks', ({ giftAmount }) => Math.abs(giftAmount)],
      Возврат: ['text', ({ reversal }) => (reversal ? 'да' : '')],
      Сквад: ['text', ({ squadId }) => squadId],
      Комментарий: ['text', ({ comment }) => comment],
      Когда: ['moment', ({ createdAt }) => createdAt],
    },
  });

export const deskTransactionsHandlers: Handlers<typeof deskTransactionsContract> = {
  'GET /v1/admin/transactions': (app, { query }) => listAllTransactions(app.db, query),
  'GET /v1/admin/transactions.csv': sendList,
  'GET /v1/admin/transactions.xlsx': sendList,
  'GET /v1/admin/transactions/{id}': (app, { params }) => readTransaction(app.db, Number(params.id)),
};
