import { type SQL, sql } from 'drizzle-orm';
import { type LedgerRule, ledgerRules } from '#domain/money/ledger-rule.ts';
import { advancesRule } from './advances-rule';
import type { Executor } from '#server/platform/db/open-database.ts';

/** A violation of one of the ledger's rules; sums in kopecks. */
export interface LedgerFault {
  readonly rule: LedgerRule;
  /** The account (`HOLD:squad:5`), the grant or the person that it is about. */
  readonly subject: string;
  readonly found: number;
  readonly expected: number;
}

/** Rules of a sound ledger, each with a query of its violations: `subject`, `found`, `expected`. */
const rules: Readonly<Record<LedgerRule, SQL>> = {
  /** All transfers add up to zero, since each has both of its accounts. */
  TRANSFERS: sql`
    SELECT 'all accounts' AS subject, total AS found, 0 AS expected FROM (
      SELECT coalesce((SELECT sum(transfer.amount) FROM transfer JOIN account ON account.id = credit_account), 0)
           - coalesce((SELECT sum(transfer.amount) FROM transfer JOIN account ON account.id = debit_account), 0) AS total) sums
    WHERE total <> 0`,
  CACHED: sql`
    SELECT kind || ':' || owner AS subject, balance AS found, posted AS expected FROM (
      SELECT account.kind, account.owner, account.balance, coalesce(sum(moved.amount), 0) AS posted FROM account
      LEFT JOIN (
        SELECT credit_account AS id, amount FROM transfer UNION ALL SELECT debit_account, -amount FROM transfer) moved USING (id)
      WHERE account.balance IS NOT NULL GROUP BY account.id) counted
    WHERE balance <> posted`,
  BELOW_ZERO: sql`
    SELECT kind || ':' || owner AS subject, balance AS found, 0 AS expected FROM account WHERE balance < 0`,
  HOLDS: sql`
    SELECT 'HOLD:' || coalesce(owner, due.name) AS subject, coalesce(balance, 0) AS found, coalesce(due.amount, 0) AS expected
    FROM (SELECT owner, balance FROM account WHERE kind = 'HOLD') held
    FULL JOIN (
      SELECT 'squad:' || squad_id AS name, sum(amount + subsidy - refunded - subsidy_returned - spent - moved) AS amount
        FROM squad_payment GROUP BY squad_id
      UNION ALL SELECT 'withdrawal:' || id, amount FROM withdrawal WHERE status IN ('WAITING_FOR_CONFIRMATION', 'CONFIRMED')
      UNION ALL SELECT 'reserve:' || id, amount - coalesce((
          SELECT sum(part.amount) FROM unreserve_transaction part WHERE part.reserve_id = balance_reserve.id AND part.status = 'CONFIRMED'), 0)
        FROM balance_reserve WHERE status = 'RESERVED'
      UNION ALL SELECT 'certificate:' || id, nominal FROM gift_certificate WHERE status = 'PAID'
      UNION ALL SELECT 'booking:' || id, price FROM booking WHERE closed_at IS NULL
      UNION ALL SELECT 'refund:' || id, amount FROM deposit_refund WHERE state IN ('ASKED', 'AGREED', 'SENT', 'BY_HAND', 'UNCLEAR')
      UNION ALL SELECT 'course:' || id, price FROM course_purchase WHERE closed_at IS NULL
      UNION ALL SELECT 'gift:' || id, amount FROM held_gift WHERE state = 'HELD'
    ) due ON due.name = held.owner
    WHERE coalesce(balance, 0) <> coalesce(due.amount, 0)`,
  GRANTS: sql`
    SELECT coalesce(held.kind, due.kind) || ':' || coalesce(held.owner, due.owner) AS subject,
      coalesce(held.balance, 0) AS found, coalesce(due.amount, 0) AS expected
    FROM (SELECT kind, owner, balance FROM account WHERE kind IN ('BONUS', 'GIFT')) held
    FULL JOIN (SELECT kind, user_id::text AS owner, sum(left_amount) AS amount FROM bonus_grant GROUP BY 1, 2) due
      ON due.kind = held.kind AND due.owner = held.owner
    WHERE coalesce(held.balance, 0) <> coalesce(due.amount, 0)`,
  GRANT: sql`
    SELECT 'grant:' || id AS subject, left_amount AS found, rest AS expected FROM (
      SELECT bonus_grant.id, left_amount, bonus_grant.amount - expired - coalesce(sum(bonus_use.amount - returned), 0) AS rest
      FROM bonus_grant LEFT JOIN bonus_use ON grant_id = bonus_grant.id GROUP BY bonus_grant.id) counted
    WHERE left_amount <> rest`,
  LINES: sql`
    SELECT account.kind || ':' || owner AS subject, balance AS found, coalesce(told, 0) AS expected FROM account
    LEFT JOIN (
      SELECT user_id::text AS owner, kind, sum(told) AS told FROM balance_transaction,
        LATERAL (VALUES ('USER', amount - bonus_amount - gift_amount), ('BONUS', bonus_amount), ('GIFT', gift_amount)) parts (kind, told)
      GROUP BY 1, 2) lines USING (owner, kind)
    WHERE account.kind IN ('USER', 'BONUS', 'GIFT') AND balance <> coalesce(told, 0)`,
  ADVANCES: advancesRule,
};

/** Further violations of the same rule tell nothing new. */
const most = 20;

interface Row extends Record<string, unknown> {
  readonly subject: string;
  readonly found: string;
  readonly expected: string;
}

/**
 * All violations of the ledger's rules; empty when it is sound. Run it in a `REPEATABLE READ` transaction, so that all
 * rules see one snapshot.
 */
export const findFaults = async (db: Executor): Promise<readonly LedgerFault[]> => {
  const faults: LedgerFault[] = [];
  for (const rule of ledgerRules) {
    const { rows } = await db.execute<Row>(sql`${rules[rule]} ORDER BY subject LIMIT ${most}`);
    faults.push(
      ...rows.map(({ subject, found, expected }) => ({
        rule,
        subject,
        found: Number(found),
        expected: Number(expected),
      })),
    );
  }
  return faults;
};
