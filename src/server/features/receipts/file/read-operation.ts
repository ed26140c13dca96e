import { and, eq, inArray, sql } from 'drizzle-orm';
import { sumOf } from '#domain/money/kopecks.ts';
import type { LedgerOperation, SpentShare } from '#domain/receipts/own-money.ts';
import type { Tx } from '../../../platform/db/open-database';
import { balanceTransaction, operation } from '../../../platform/db/schema/money/ledger';
import { squadSpent } from '../../../platform/db/schema/money/receipts';

interface Movement extends Record<string, unknown> {
  readonly from_kind: string;
  readonly from_owner: string;
  readonly to_kind: string;
  readonly to_owner: string;
  readonly amount: string;
}

const movementsOf = async (tx: Tx, operationId: string): Promise<LedgerOperation['movements']> => {
  const { rows } = await tx.execute<Movement>(sql`
    SELECT debit.kind AS from_kind, debit.owner AS from_owner, credit.kind AS to_kind, credit.owner AS to_owner, transfer.amount
    FROM transfer JOIN account debit ON debit.id = debit_account JOIN account credit ON credit.id = credit_account
    WHERE transfer.operation_id = ${operationId} ORDER BY transfer.id`);
  return rows.map((row) => ({
    from: { kind: row.from_kind, owner: row.from_owner },
    to: { kind: row.to_kind, owner: row.to_owner },
    amount: Number(row.amount),
  }));
};

/** Ids of holds of one kind (`booking:0199…` → `0199…`). */
const idsOf = (holds: readonly string[], kind: string): readonly string[] =>
  holds.flatMap((hold) => (hold.startsWith(`${kind}:`) ? [hold.slice(kind.length + 1)] : []));

const ids = (some: readonly string[]) => sql`${sql.param([...some])}::uuid[]`;

/** Whose money these holds have: columns that never change once the hold is used. */
const holdersOf = async (tx: Tx, holds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (holds.length === 0) return new Map();
  const { rows } = await tx.execute<{ hold: string; holder: string }>(sql`
    SELECT 'reserve:' || id AS hold, client_id AS holder FROM balance_reserve
      WHERE id = ANY (${ids(idsOf(holds, 'reserve'))}) AND client_id IS NOT NULL
    UNION ALL SELECT 'certificate:' || id, buyer_id FROM gift_certificate WHERE id = ANY (${ids(idsOf(holds, 'certificate'))})
    UNION ALL SELECT 'course:' || id, user_id FROM course_purchase WHERE id = ANY (${ids(idsOf(holds, 'course'))})
    UNION ALL SELECT 'refund:' || id, user_id FROM deposit_refund WHERE id = ANY (${ids(idsOf(holds, 'refund'))})
    UNION ALL SELECT 'withdrawal:' || id, user_id FROM withdrawal WHERE id = ANY (${ids(idsOf(holds, 'withdrawal'))})`);
  return new Map(rows.map(({ hold, holder }) => [hold, holder]));
};

/** A booking's hold is released whole: of the client's own money all that did not come back was spent. */
const spentOfBookings = async (
  tx: Tx,
  holds: readonly string[],
  movements: LedgerOperation['movements'],
): Promise<readonly SpentShare[]> => {
  const released = idsOf(holds, 'booking').filter((id) =>
    movements.some(({ from }) => from.kind === 'HOLD' && from.owner === `booking:${id}`),
  );
  if (released.length === 0) return [];
  const { rows } = await tx.execute<{ id: string; client_id: string; own: string }>(sql`
    SELECT id, client_id, price - bonus - gift AS own FROM booking WHERE id = ANY (${ids(released)})`);
  return rows.flatMap(({ id, client_id: payerId, own }) => {
    const hold = `booking:${id}`;
    const left = movements.filter(({ from }) => from.kind === 'HOLD' && from.owner === hold);
    const isBack = ({ to }: (typeof left)[number]): boolean => to.owner === payerId;
    const returned = sumOf(left, (one) => (isBack(one) && one.to.kind === 'USER' ? one.amount : 0));
    const gross = sumOf(left, (one) => (isBack(one) ? 0 : one.amount));
    return gross > 0 ? [{ hold, payerId, gross, own: Number(own) - returned }] : [];
  });
};

const spentOfSquads = async (tx: Tx, operationId: string): Promise<readonly SpentShare[]> => {
  const rows = await tx.select().from(squadSpent).where(eq(squadSpent.operationId, operationId));
  return rows.map(({ squadId, payerId, gross, own }) => ({ hold: `squad:${squadId}`, payerId, gross, own }));
};

/** A committed operation with all that its receipts are made of; null for one without transfers. */
export const readOperation = async (
  tx: Tx,
  operationId: string,
): Promise<(LedgerOperation & { readonly at: Date }) | null> => {
  const [row] = await tx.select().from(operation).where(eq(operation.id, operationId));
  const movements = await movementsOf(tx, operationId);
  if (!row || movements.length === 0) return null;
  const holds = [
    ...new Set(
      movements.flatMap(({ from, to }) => [from, to]).flatMap((one) => (one.kind === 'HOLD' ? [one.owner] : [])),
    ),
  ];
  const sold = await tx
    .select({ userId: balanceTransaction.userId })
    .from(balanceTransaction)
    .where(and(eq(balanceTransaction.operationId, operationId), inArray(balanceTransaction.type, ['SELL'])));
  return {
    kind: row.kind,
    at: row.createdAt,
    movements,
    spent: [...(await spentOfSquads(tx, operationId)), ...(await spentOfBookings(tx, holds, movements))],
    holders: await holdersOf(tx, holds),
    earners: new Set(sold.map(({ userId }) => userId)),
  };
};
