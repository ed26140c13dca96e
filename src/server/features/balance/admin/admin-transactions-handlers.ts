import type { adminTransactionsContract } from '#contract/admin/money/transactions.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { writeExport } from '../../audit/public';
import { listAllTransactions, transactionsFile } from './list-all-transactions';
import { readTransaction } from './read-transaction';

export const adminTransactionsHandlers: Handlers<typeof adminTransactionsContract> = {
  'GET /v1/admin/transactions': (app, { query }) => listAllTransactions(app.db, query),
  'GET /v1/admin/transactions.csv': async (app, { actor, query, http }) => {
    await writeExport(app, actor.id, 'transactions', query);
    return sendCsv(http.reply, {
      name: 'transactions',
      page: transactionsFile(app.db, query),
      columns: {
        Номер: ({ id }) => id,
        Человек: ({ person }) => person.username,
        Вид: ({ type }) => type,
        // A separate column of numbers: a spreadsheet takes a text that begins with a minus for a formula.
        Пришло: ({ amount }) => (amount > 0 ? amount : null),
        Ушло: ({ amount }) => (amount < 0 ? -amount : null),
        'Из них бонусами': ({ bonusAmount }) => Math.abs(bonusAmount),
        'Из них подарочными': ({ giftAmount }) => Math.abs(giftAmount),
        Возврат: ({ reversal }) => (reversal ? 'да' : ''),
        Сквад: ({ squadId }) => squadId,
        Комментарий: ({ comment }) => comment,
        Когда: ({ createdAt }) => createdAt,
      },
    });
  },
  'GET /v1/admin/transactions/{id}': (app, { params }) => readTransaction(app.db, Number(params.id)),
};
