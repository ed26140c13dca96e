import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { balanceTransaction } from '#server/platform/db/schema/money/ledger.ts';
import { review } from '#server/platform/db/schema/reviews.ts';
import { squadHistory } from '#server/platform/db/schema/squads.ts';

interface HistoryFacts {
  /** What the squad has cost the person (negative) or brought them so far. */
  amountOf(squadId: number): Kopecks;
  hasReviewed(squadId: number, subjectId: string): boolean;
  /** The squad that replaced a recreated one. */
  successorOf(squadId: number): number | null;
}

const readAmounts = (db: Db, userId: string, ids: readonly number[]) =>
  db
    .select({ squadId: balanceTransaction.squadId, sum: sql<number>`sum(${balanceTransaction.amount})::float8` })
    .from(balanceTransaction)
    .where(and(eq(balanceTransaction.userId, userId), inArray(balanceTransaction.squadId, [...ids])))
    .groupBy(balanceTransaction.squadId);

const readReviews = (db: Db, authorId: string, ids: readonly number[]) =>
  db
    .select({ squadId: review.squadId, subjectId: review.subjectId })
    .from(review)
    .where(and(eq(review.authorId, authorId), inArray(review.squadId, [...ids])));

const readSuccessors = (db: Db, ids: readonly number[]) =>
  db
    .select({ squadId: squadHistory.squadId, newId: sql<number>`(${squadHistory.details} ->> 'recreatedAs')::int` })
    .from(squadHistory)
    .where(
      and(
        inArray(squadHistory.squadId, [...ids]),
        eq(squadHistory.event, 'UPDATED'),
        sql`${squadHistory.details} ->> 'recreatedAs' is not null`,
      ),
    );

/** Additional facts for one page of a person's list of squads. */
export const readHistoryFacts = async (db: Db, userId: string, ids: readonly number[]): Promise<HistoryFacts> => {
  const amounts = new Map((await readAmounts(db, userId, ids)).map(({ squadId, sum }) => [squadId, sum]));
  const reviews = new Set(
    (await readReviews(db, userId, ids)).map(({ squadId, subjectId }) => `${squadId} ${subjectId}`),
  );
  const successors = new Map((await readSuccessors(db, ids)).map(({ squadId, newId }) => [squadId, newId]));
  return {
    amountOf: (squadId) => amounts.get(squadId) ?? 0,
    hasReviewed: (squadId, subjectId) => reviews.has(`${squadId} ${subjectId}`),
    successorOf: (squadId) => successors.get(squadId) ?? null,
  };
};
