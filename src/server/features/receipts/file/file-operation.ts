import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { v7 as uuidv7 } from 'uuid';
import { type OwnChange, ownChangesOf } from '#domain/receipts/own-money.ts';
import { receiptLineName } from '#domain/receipts/receipt-terms.ts';
import { fileChange, type OwnMoney, owedAfter, type Receipt, type UndoneSale } from '#domain/receipts/receipts-of.ts';
import type { App } from '../../../platform/app';
import type { Tx } from '../../../platform/db/open-database';
import { balanceTransaction } from '../../../platform/db/schema/money/ledger';
import { ownMoney, ownMoneyChange, receipt, receiptLine } from '../../../platform/db/schema/money/receipts';
import { appUser } from '../../../platform/db/schema/people';
import { putOutbox } from '../../../platform/outbox/put-outbox';
import { recordStep } from '../issue/receipt-row';
import { tillOf } from '../tills/all-tills';
import { readOperation } from './read-operation';

const owedTo = async (tx: Tx, userId: string): Promise<OwnMoney> => {
  const [row] = await tx.select().from(ownMoney).where(eq(ownMoney.userId, userId)).for('update');
  return row ?? { advance: 0, other: 0 };
};

const original = alias(balanceTransaction, 'original');

/** The receipt of the sale that this operation undoes for this person. */
const undoneBy = async (tx: Tx, operationId: string, { personId }: OwnChange): Promise<UndoneSale | null> => {
  const [sale] = await tx
    .select({ row: receipt })
    .from(balanceTransaction)
    .innerJoin(original, eq(original.id, balanceTransaction.reversalOf))
    .innerJoin(
      receipt,
      and(eq(receipt.operationId, original.operationId), eq(receipt.userId, personId), eq(receipt.kind, 'SET_OFF')),
    )
    .where(
      and(
        eq(balanceTransaction.operationId, operationId),
        eq(balanceTransaction.userId, personId),
        isNotNull(balanceTransaction.reversalOf),
      ),
    );
  if (!sale) return null;
  const lines = await tx
    .select()
    .from(receiptLine)
    .where(eq(receiptLine.receiptId, sale.row.id))
    .orderBy(receiptLine.place);
  return { paid: { advance: sale.row.byAdvance, other: sale.row.byOther }, lines };
};

const namesOf = async (tx: Tx, lines: Receipt['lines']): Promise<ReadonlyMap<string, string>> => {
  const ids = lines.flatMap(({ principalId }) => principalId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: appUser.id, username: appUser.username })
    .from(appUser)
    .where(inArray(appUser.id, ids));
  return new Map(rows.map(({ id, username }) => [id, username]));
};

interface Place {
  readonly operationId: string;
  readonly userId: string;
  readonly at: Date;
}

/** Writes a receipt and has it issued; without a register it is only kept. */
const writeReceipt = async (app: App, tx: Tx, { operationId, userId, at }: Place, due: Receipt): Promise<void> => {
  const { kind, lines, paid } = due;
  const id = uuidv7();
  const names = await namesOf(tx, lines);
  const state = tillOf(app) === null ? 'OFF' : 'QUEUED';
  const [row] = await tx
    .insert(receipt)
    .values({
      id,
      userId,
      operationId,
      kind,
      total: paid.advance + paid.other,
      byAdvance: paid.advance,
      byOther: paid.other,
      createdAt: at,
      state,
      changedAt: new Date(app.clock.now()),
    })
    .returning();
  if (!row) throw new Error('the receipt was not written');
  await tx
    .insert(receiptLine)
    .values(
      lines.map(({ subject, principalId, amount }, place) => ({
        receiptId: id,
        place,
        subject,
        principalId,
        name: receiptLineName(subject, principalId === null ? null : (names.get(principalId) ?? 'напарник')),
        amount,
      })),
    );
  await recordStep(tx, row, row.changedAt);
  if (state === 'QUEUED') await putOutbox(tx, 'receipt', { receiptId: id });
};

/** Operations are filed by one process at a time: what a person has paid in decides what the next receipt sets off. */
export const lockFiling = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('receipts are filed'))`);
};

/**
 * Files a committed operation once: how it changed what the service owes people of their own money, and the receipts of
 * that. The caller files operations one after the other, in the order in which they came.
 */
export const fileOperation = async (app: App, tx: Tx, operationId: string): Promise<void> => {
  const [filed] = await tx
    .select({ id: ownMoneyChange.id })
    .from(ownMoneyChange)
    .where(eq(ownMoneyChange.operationId, operationId))
    .limit(1);
  if (filed) return;
  const read = await readOperation(tx, operationId);
  if (read === null) return;
  for (const change of ownChangesOf(read)) {
    const { personId: userId, reason } = change;
    const place = { operationId, userId, at: read.at };
    const owed = await owedTo(tx, userId);
    const undone = reason === 'SET_OFF_RETURN' ? await undoneBy(tx, operationId, change) : null;
    const { delta, receipt: due } = fileChange(owed, change, undone);
    const after = owedAfter(owed, delta);
    await tx
      .insert(ownMoney)
      .values({ userId, ...after })
      .onConflictDoUpdate({ target: ownMoney.userId, set: after });
    await tx.insert(ownMoneyChange).values({ userId, operationId, reason, ...delta, createdAt: read.at });
    if (due !== null) await writeReceipt(app, tx, place, due);
  }
};
