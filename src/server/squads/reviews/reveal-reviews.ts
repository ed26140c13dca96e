import { and, eq, isNull } from 'drizzle-orm';
import type { Tx } from '../../db/open-database';
import { mateAccess } from '../../db/schema/games-and-mates';
import { review } from '../../db/schema/reviews';
import { notify } from '../../notifications/notify';
import { refreshRating } from '../../reviews/refresh-rating';

/** Kind of the squad's deadline at which all reviews of it open, whether the other side has written or not. */
export const reviewsDue = 'reviews.due';

/** Opens reviews of a squad: all, or only those between two people; the ratings follow. */
export const revealReviews = async (tx: Tx, squadId: number, at: Date, between?: readonly [string, string]): Promise<void> => {
  const waiting = await tx
    .select({ id: review.id, authorId: review.authorId, subjectId: review.subjectId, gameId: review.gameId })
    .from(review)
    .where(and(eq(review.squadId, squadId), isNull(review.shownAt)));
  const isMeant = (one: (typeof waiting)[number]): boolean => between === undefined || (between.includes(one.authorId ?? '') && between.includes(one.subjectId));
  const opened = waiting.filter(isMeant);
  const [first] = opened;
  const people = opened.flatMap(({ authorId, subjectId }) => (authorId === null ? [subjectId] : [authorId, subjectId]));
  if (first) await notify(tx, people, { kind: 'REVIEW_SHOWN', facts: { squadId, gameId: first.gameId, who: null }, at });
  for (const { id } of opened) await tx.update(review).set({ shownAt: at }).where(eq(review.id, id));
  // Locked in one order, as everybody who opens reviews of several mates does.
  for (const mateId of [...new Set(opened.map(({ subjectId }) => subjectId))].sort()) {
    const [mate] = await tx.select({ id: mateAccess.userId }).from(mateAccess).where(eq(mateAccess.userId, mateId));
    if (mate) await refreshRating(tx, mateId);
  }
};
