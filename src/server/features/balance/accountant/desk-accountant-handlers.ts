import type { deskAccountantContract } from '#contract/desk/money/accountant.ts';
import { earningNames } from '#domain/desk/money-names.ts';
import { ledgerSubjectText } from '#domain/money/ledger-rule.ts';
import { squadNumber } from '#domain/text/format.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { sendTable } from '#server/platform/tables/send-table.ts';
import { writeExport } from '../../audit/public';
import { monthAt, reportLines } from './agent-report';
import { sql } from 'drizzle-orm';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { Executor } from '#server/platform/db/open-database.ts';

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly subject: string;
  readonly username: string | null;
  readonly balance: string;
}

interface BalanceLine {
  readonly id: string;
  /** As the ledger names the account: `HOLD:squad:5`. */
  readonly subject: string;
  /** Of a person's account. */
  readonly username: string | null;
  /** Of all accounts together they are zero. */
  readonly balance: Kopecks;
}

/** What stood on accounts right after this moment, by their transfers until then; those with nothing are left out. */
const balancesAt = async (db: Executor, at: Date, after: string, limit: number): Promise<readonly BalanceLine[]> => {
  const { rows } = await db.execute<Row>(sql`
    SELECT account.id::text, account.kind || ':' || account.owner AS subject, app_user.username, moved.balance
    FROM account
    LEFT JOIN app_user ON account.kind IN ('USER', 'BONUS', 'GIFT') AND app_user.id::text = account.owner
    CROSS JOIN LATERAL (
      SELECT coalesce((SELECT sum(amount) FROM transfer WHERE credit_account = account.id AND created_at <= ${at}), 0)
        - coalesce((SELECT sum(amount) FROM transfer WHERE debit_account = account.id AND created_at <= ${at}), 0) AS balance
    ) AS moved
    WHERE account.id > ${after}::bigint AND moved.balance <> 0
    ORDER BY account.id LIMIT ${limit}`);
  return rows.map(({ balance, ...row }) => ({ ...row, balance: Number(balance) }));
};

type Contract = typeof deskAccountantContract;

const linesAtOnce = 500;

/** A page of lines that follow the one with this id, and the cursor of the next. */
const pageOf = async <Line extends { readonly id: string }>(
  read: (after: string) => Promise<readonly Line[]>,
  cursor = '0',
) => {
  const items = await read(cursor);
  return { items, nextCursor: items.length < linesAtOnce ? null : (items.at(-1)?.id ?? null) };
};

const sendReport: Handlers<Contract>['GET /v1/admin/ledger/agent-report.csv'] = async (app, { actor, query, http }) => {
  const { mateId, zone, month = monthAt(app.clock.now()) } = query;
  await writeExport(app, actor.id, 'agent-report', { ...query, month });
  return sendTable(http.reply, {
    name: `agent-report-${month}`,
    zone,
    page: (cursor) => pageOf((after) => reportLines(app.db, { month, mateId }, after, linesAtOnce), cursor),
    columns: {
      Когда: ['moment', ({ at }) => at],
      Напарник: ['text', ({ mate }) => mate.username],
      'Номер напарника': ['text', ({ mate }) => mate.id],
      'За что': ['text', ({ type }) => earningNames[type]],
      Сквад: ['text', ({ squadId }) => (squadId === null ? null : squadNumber(squadId))],
      'Собрано, ₽': ['kopecks', ({ collected }) => collected],
      'Напарнику, ₽': ['kopecks', ({ toMate }) => toMate],
      'Сервису, ₽': ['kopecks', ({ toService }) => toService],
      'По чекам за напарника, ₽': ['kopecks', ({ byReceipts }) => byReceipts],
      Чеков: ['count', ({ receipts }) => receipts],
      'Номер операции': ['text', ({ id }) => id],
    },
  });
};

const sendBalances: Handlers<Contract>['GET /v1/admin/ledger/balances.csv'] = async (app, { actor, query, http }) => {
  const { zone } = query;
  const at = new Date(query.at ?? app.clock.now());
  await writeExport(app, actor.id, 'balances', { ...query, at });
  return sendTable(http.reply, {
    name: 'balances',
    zone,
    page: (cursor) => pageOf((after) => balancesAt(app.db, at, after, linesAtOnce), cursor),
    columns: {
      Счёт: ['text', ({ subject, username }) => ledgerSubjectText(subject, username)],
      Предмет: ['text', ({ subject }) => subject],
      'Остаток, ₽': ['kopecks', ({ balance }) => balance],
      'На момент': ['moment', () => at],
    },
  });
};

export const deskAccountantHandlers: Handlers<Contract> = {
  'GET /v1/admin/ledger/agent-report.csv': sendReport,
  'GET /v1/admin/ledger/agent-report.xlsx': sendReport,
  'GET /v1/admin/ledger/balances.csv': sendBalances,
  'GET /v1/admin/ledger/balances.xlsx': sendBalances,
};
