import { type SQL, sql } from 'drizzle-orm';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { EarningType } from '#domain/money/transaction-type.ts';
import { moscowClock } from '#domain/time/moscow.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { earningTypesSql } from '../read-earnings';

/** A month by the calendar of Moscow, `2026-11`; of one mate, or of all. */
export interface ReportOf {
  readonly month: string;
  readonly mateId: string | undefined;
}

/** The month of a moment (epoch ms) in Moscow. */
export const monthAt = (now: number): string => moscowClock(now).toISOString().slice(0, 'YYYY-MM'.length);

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly mate_id: string;
  readonly username: string;
  readonly at: string;
  readonly type: EarningType;
  readonly squad_id: number | null;
  readonly to_mate: string;
  readonly to_service: string;
  readonly by_receipts: string;
  readonly receipts: number;
}

/** `collected`: what the service took for the mate and for itself; `byReceipts`: the mate's lines of receipts. */
export interface ReportLine {
  readonly id: string;
  readonly mate: { readonly id: string; readonly username: string };
  readonly at: Date;
  readonly type: EarningType;
  readonly squadId: number | null;
  readonly collected: Kopecks;
  readonly toMate: Kopecks;
  readonly toService: Kopecks;
  readonly byReceipts: Kopecks;
  readonly receipts: number;
}

const startOf = (month: string): SQL => sql`(${`${month}-01`}::timestamp AT TIME ZONE 'Europe/Moscow')`;
const endOf = (month: string): SQL =>
  sql`((${`${month}-01`}::timestamp + interval '1 month') AT TIME ZONE 'Europe/Moscow')`;

const lineOf = (row: Row): ReportLine => ({
  id: row.id,
  mate: { id: row.mate_id, username: row.username },
  at: new Date(row.at),
  type: row.type,
  squadId: row.squad_id,
  collected: Number(row.to_mate) + Number(row.to_service),
  toMate: Number(row.to_mate),
  toService: Number(row.to_service),
  byReceipts: Number(row.by_receipts),
  receipts: row.receipts,
});

/**
 * What was earned, after the line with this id. The service's part of an operation is what its accounts gained by it,
 * below zero where it paid more than it took; among several mates it is shared by what each earned, to the kopeck.
 */
export const reportLines = async (
  db: Executor,
  { month, mateId }: ReportOf,
  after: string,
  limit: number,
): Promise<readonly ReportLine[]> => {
  const whose = mateId === undefined ? sql`` : sql`AND line.user_id = ${mateId}`;
  const { rows } = await db.execute<Row>(sql`
    SELECT line.id::text, line.user_id AS mate_id, app_user.username, line.created_at AS at, line.type, line.squad_id,
      line.amount AS to_mate,
      coalesce(round(kept.sum * line.amount / nullif(earned.sum, 0)), 0) AS to_service,
      printed.sum AS by_receipts, printed.count AS receipts
    FROM balance_transaction AS line
    JOIN app_user ON app_user.id = line.user_id
    CROSS JOIN LATERAL (
      SELECT sum(amount) AS sum FROM balance_transaction AS one
      WHERE one.operation_id = line.operation_id AND one.type IN (${earningTypesSql})
    ) AS earned
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(CASE WHEN credit.kind = 'PLATFORM' THEN amount ELSE 0 END)
        - sum(CASE WHEN debit.kind = 'PLATFORM' THEN amount ELSE 0 END), 0) AS sum
      FROM transfer
      JOIN account AS credit ON credit.id = transfer.credit_account
      JOIN account AS debit ON debit.id = transfer.debit_account
      WHERE transfer.operation_id = line.operation_id
    ) AS kept
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(CASE WHEN receipt.kind IN ('RETURN', 'SET_OFF_RETURN') THEN -receipt_line.amount ELSE receipt_line.amount END), 0) AS sum,
        count(DISTINCT receipt.id)::integer AS count
      FROM receipt JOIN receipt_line ON receipt_line.receipt_id = receipt.id
      WHERE receipt.operation_id = line.operation_id AND receipt_line.principal_id = line.user_id
    ) AS printed
    WHERE line.type IN (${earningTypesSql}) AND line.created_at >= ${startOf(month)} AND line.created_at < ${endOf(month)}
      AND line.id > ${after}::bigint ${whose}
    ORDER BY line.id LIMIT ${limit}`);
  return rows.map(lineOf);
};
