import { and, eq } from 'drizzle-orm';
import { type Kopecks, sumOf } from '#domain/money/kopecks.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { balanceTransaction } from '#server/platform/db/schema/money/ledger.ts';
import type { StoredReplay } from '../step-log';
import { incomeOf } from '../views/income-of';

/** What a person has received from a squad, by the operation that paid it; kopecks. */
const soldOf = (db: Executor, squadId: number, personId: string) =>
  db
    .select({ operationId: balanceTransaction.operationId, amount: balanceTransaction.amount })
    .from(balanceTransaction)
    .where(
      and(
        eq(balanceTransaction.squadId, squadId),
        eq(balanceTransaction.userId, personId),
        eq(balanceTransaction.type, 'SELL'),
      ),
    );

/**
 * What this person's page promised them as a mate after each step, by the step's number: of the price before the end,
 * and then what had been received by that step. Kopecks; null for people who are not paid, none where it is unknown.
 */
export const incomesOf = async (
  db: Executor,
  squadId: number,
  steps: readonly StoredReplay[],
  personId: string,
): Promise<ReadonlyMap<number, Kopecks | null>> => {
  const sold = await soldOf(db, squadId, personId);
  const done = new Set<string>();
  return new Map(
    steps.flatMap(({ number, state, operationId }) => {
      if (operationId !== null) done.add(operationId);
      if (state === null) return [];
      const received = sumOf(
        sold.filter((one) => done.has(one.operationId)),
        ({ amount }) => amount,
      );
      return [[number, incomeOf(state, personId, received)] as const];
    }),
  );
};
