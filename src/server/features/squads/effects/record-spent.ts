import { and, eq, sql } from 'drizzle-orm';
import { mulDiv } from '#domain/money/kopecks.ts';
import type { SquadPayment } from '#domain/squad/facts/squad-bill.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import { heldOf } from '#domain/squad/selectors/payments.ts';
import { squadSpent } from '#server/platform/db/schema/money/receipts.ts';
import { squadFunding } from '#server/platform/db/schema/squads.ts';
import type { StepContext } from './effect-handler';
import { heldParts, lockFunding } from './share-funding';

/** A share of which a step has spent something. */
interface SpentPart {
  readonly payment: SquadPayment;
  readonly gross: number;
}

/** Payments of which the step has spent a part; kopecks, with bonus and gift money and the subsidy. */
export const spentParts = (before: SquadState | null, after: SquadState): readonly SpentPart[] =>
  after.context.payments.flatMap((payment) => {
    const known = before?.context.payments.find(({ memberId }) => memberId === payment.memberId);
    const gross = payment.spent - (known?.spent ?? 0);
    return gross > 0 ? [{ payment, gross }] : [];
  });

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
    const left = heldParts(funding).own - funding.ownSpent;
    const own = mulDiv(left, gross, gross + heldOf(payment) + payment.moved);
    await tx
      .update(squadFunding)
      .set({ ownSpent: sql`${squadFunding.ownSpent} + ${own}` })
      .where(and(eq(squadFunding.squadId, squadId), eq(squadFunding.memberId, memberId)));
    await tx.insert(squadSpent).values({ operationId, squadId, memberId, payerId, gross, own });
  }
};
