import { sql } from 'drizzle-orm';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { Db } from '#server/platform/db/open-database.ts';

interface LineRef {
  readonly id: number;
}

/** A line whose balance after it is already known, in kopecks. */
export interface KnownBalance extends LineRef {
  readonly balance: Kopecks;
}

/**
 * The person's own balance after each line between two lines, by line id, in kopecks. It is computed back from the
 * current balance, so the newest page costs nothing and a deep one as much as the lines above it; or from a line above
 * whose balance is known, so that reading on processes each line once. Bonus and gift money is not included.
 */
export const balancesBetween = async (
  db: Db,
  userId: string,
  newest: LineRef,
  oldest: LineRef,
  known?: KnownBalance,
): Promise<ReadonlyMap<number, Kopecks>> => {
  const from = known
    ? sql`${known.balance}::bigint`
    : sql`(SELECT coalesce(max(balance), 0) FROM account WHERE kind = 'USER' AND owner = ${userId})`;
  const upToKnown = known
    ? sql`AND (created_at, id) <= (SELECT last.created_at, last.id FROM balance_transaction last WHERE last.id = ${known.id})`
    : sql``;
  const { rows } = await db.execute<{ id: string; balance: string }>(sql`
    WITH ends AS (
      SELECT newest.created_at AS newest_at, newest.id AS newest_id, oldest.created_at AS oldest_at, oldest.id AS oldest_id
      FROM balance_transaction newest, balance_transaction oldest
      WHERE newest.id = ${newest.id} AND oldest.id = ${oldest.id}),
    above AS (
      SELECT coalesce(sum(amount - bonus_amount - gift_amount), 0) AS own FROM balance_transaction, ends
      WHERE user_id = ${userId} AND (created_at, id) > (newest_at, newest_id) ${upToKnown})
    SELECT id, ${from} - (SELECT own FROM above)
      - coalesce(sum(amount - bonus_amount - gift_amount) OVER (
          ORDER BY created_at DESC, id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS balance
    FROM balance_transaction, ends
    WHERE user_id = ${userId} AND (created_at, id) <= (newest_at, newest_id)
      AND (created_at, id) >= (oldest_at, oldest_id)`);
  return new Map(rows.map(({ id, balance }) => [Number(id), Number(balance)]));
};
