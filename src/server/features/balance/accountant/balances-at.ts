import { sql } from 'drizzle-orm';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { Executor } from '#server/platform/db/open-database.ts';

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly subject: string;
  readonly username: string | null;
  readonly balance: string;
}

export interface BalanceLine {
  readonly id: string;
  /** As the ledger names the account: `HOLD:squad:5`. */
  readonly subject: string;
  /** Of a person's account. */
  readonly username: string | null;
  /** Of all accounts together they are zero. */
  readonly balance: Kopecks;
}

/** What stood on accounts right after this moment, by their transfers until then; those with nothing are left out. */
export const balancesAt = async (
  db: Executor,
  at: Date,
  after: string,
  limit: number,
): Promise<readonly BalanceLine[]> => {
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
