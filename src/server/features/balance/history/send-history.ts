import type { balanceContract } from '#contract/money/balance.ts';
import type { TransactionAnswer } from '#contract/schemas/transaction.ts';
import { operationState, operationStateTexts, operationText } from '#domain/money/operation-text.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import type { Columns } from '#server/platform/tables/column.ts';
import { sendTable } from '#server/platform/tables/send-table.ts';
import { listLines } from './list-transactions';

const files = { perPerson: 20, windowMs: 600_000 } as const;

/**
 * Lines per batch: few at first, so that the download starts at once; then enough that a hundred thousand lines take
 * seconds, and not so many that others wait for one batch.
 */
const linesAtOnce = { first: 100, then: 250 } as const;

const columns: Columns<TransactionAnswer> = {
  Номер: ['text', ({ id }) => id],
  Когда: ['moment', ({ createdAt }) => createdAt],
  Операция: ['text', (line) => operationText(line).title],
  Подробности: ['text', (line) => operationText(line).subtitle],
  Состояние: [
    'text',
    (line) => {
      const state = operationState(line);
      return state === null ? null : operationStateTexts[state];
    },
  ],
  'Сумма, ₽': ['kopecks', ({ amount }) => amount],
  'Из них бонусами, ₽': ['kopecks', ({ bonusAmount }) => bonusAmount],
  'Из них подарочными, ₽': ['kopecks', ({ giftAmount }) => giftAmount],
  'Доступно после, ₽': ['kopecks', ({ balance }) => balance],
};

/** Sends the whole history that matches the filter as a file. @throws Refusal VALIDATION_ERROR, RATE_LIMITED */
export const sendHistory: Handler<(typeof balanceContract)['GET /v1/balance/transactions.csv']> = async (
  app,
  { actor, query, http },
) => {
  await limitRate(app, `history-file:${actor.id}`, files.perPerson, files.windowMs);
  /** The last line of the previous page: the next page's balances are computed from its balance. */
  let last: TransactionAnswer | undefined;
  const page = async (cursor: string | undefined) => {
    const known = last && { id: Number(last.id), balance: last.balance };
    const limit = cursor === undefined ? linesAtOnce.first : linesAtOnce.then;
    const read = await listLines(app.db, actor.id, { ...query, cursor, limit, known });
    last = read.items.at(-1);
    return read;
  };
  // An invalid filter is refused before the response has started.
  const first = await page(undefined);
  return sendTable(http.reply, {
    name: 'naparnik-operations',
    zone: query.zone,
    columns,
    page: (cursor) => (cursor === undefined ? Promise.resolve(first) : page(cursor)),
  });
};
