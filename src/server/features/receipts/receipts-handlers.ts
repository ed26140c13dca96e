import { and, asc, eq, inArray } from 'drizzle-orm';
import type { receiptsContract } from '#contract/money/receipts.ts';
import { balanceTransaction } from '../../platform/db/schema/money/ledger';
import { receipt, receiptLine } from '../../platform/db/schema/money/receipts';
import type { Handlers } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';

export const receiptsHandlers: Handlers<typeof receiptsContract> = {
  'GET /v1/balance/transactions/{id}/receipts': async ({ db }, { actor, params }) => {
    const [line] = await db
      .select({ operationId: balanceTransaction.operationId })
      .from(balanceTransaction)
      .where(and(eq(balanceTransaction.id, params.id), eq(balanceTransaction.userId, actor.id)));
    if (!line) throw new Refusal('NOT_FOUND');
    const rows = await db
      .select()
      .from(receipt)
      .where(and(eq(receipt.operationId, line.operationId), eq(receipt.userId, actor.id)))
      .orderBy(asc(receipt.createdAt), asc(receipt.id));
    const lines = await db
      .select()
      .from(receiptLine)
      .where(
        inArray(
          receiptLine.receiptId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(receiptLine.place));
    return rows.map(({ id, kind, total, state, createdAt, url, fiscal }) => ({
      id,
      kind,
      total,
      state,
      createdAt,
      url,
      fiscal,
      lines: lines.filter(({ receiptId }) => receiptId === id).map(({ name, amount }) => ({ name, amount })),
    }));
  },
};
