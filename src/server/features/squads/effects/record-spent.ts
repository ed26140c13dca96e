import { and, eq, sql } from 'drizzle-orm';
import { ownSpentOf } from '#domain/squad/books/share-funding.ts';
import { squadSpent } from '#server/platform/db/schema/money/receipts.ts';
import { squadFunding } from '#server/platform/db/schema/squads.ts';
import type { StepContext } from './effect-handler';
import { lockFunding } from './share-funding';
import type { SpentPart } from '#domain/squad/books/spent-parts.ts';

/**
 * Records whose money a step has spent, after its refunds: of the payer's own money all that is left when nothing of the
 * share stays held, else a part in proportion. Receipts are made of it.
 */
export const recordSpent = async (
  { tx, squadId, operationId }: Pick<StepContext, 'tx' | 'squadId' | 'operationId'>,
  parts: readonly SpentPart[],
): Promise<void> => {
  for (const { payment, gross } of parts) {
    const { memberId, payerId } = payment;
    const funding = await lockFunding(tx, squadId, memberId);
    const own = ownSpentOf(funding, payment, gross);
    await tx
      .update(squadFunding)
      .set({ ownSpent: sql`${squadFunding.ownSpent} + ${own}` })
      .where(and(eq(squadFunding.squadId, squadId), eq(squadFunding.memberId, memberId)));
    await tx.insert(squadSpent).values({ operationId, squadId, memberId, payerId, gross, own });
  }
};
