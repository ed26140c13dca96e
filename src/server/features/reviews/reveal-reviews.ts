import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { review } from '../../platform/db/schema/reviews';
import { notify } from '../notifications/public';
import { refreshRatings } from './rating';

/** Reveals reviews of a squad, all or only those between two people, and updates ratings. `at`: product time. */
export const revealReviews = async (
  tx: Tx,
  squadId: number,
  at: Date,
  between?: readonly [string, string],
): Promise<void> => {
  const waiting = await tx
    .select({ id: review.id, authorId: review.authorId, subjectId: review.subjectId, gameId: review.gameId })
    .from(review)
    .where(and(eq(review.squadId, squadId), isNull(review.shownAt)));
  const isMeant = (one: (typeof waiting)[number]): boolean =>
    between === undefined || (between.includes(one.authorId ?? '') && between.includes(one.subjectId));
  const opened = waiting.filter(isMeant);
  const [first] = opened;
  if (!first) return;
  const people = opened.flatMap(({ authorId, subjectId }) => (authorId === null ? [subjectId] : [authorId, subjectId]));
  await notify(tx, people, { kind: 'REVIEW_SHOWN', facts: { squadId, gameId: first.gameId, who: null }, at });
  for (const { id } of opened) await tx.update(review).set({ shownAt: at }).where(eq(review.id, id));
  const subjects = [...new Set(opened.map(({ subjectId }) => subjectId))];
  const mates = await tx.select({ id: mateAccess.userId }).from(mateAccess).where(inArray(mateAccess.userId, subjects));
  await refreshRatings(
    tx,
    mates.map(({ id }) => id),
  );
};

interface Reply {
  readonly squadId: number;
  readonly reviewId: number;
  /** The person the review is about. */
  readonly by: string;
  readonly text: string;
  readonly at: Date;
}

/**
 * Replies to a revealed review about oneself, once: the conditional UPDATE is the check, so two replies cannot both be
 * stored. Returns the review's author (null: imported), or why it could not be replied to.
 */
export const answerReview = async (
  tx: Tx,
  { squadId, reviewId, by, text, at }: Reply,
): Promise<{ readonly authorId: string | null } | 'no such review' | 'closed or answered'> => {
  const mine = and(
    eq(review.id, reviewId),
    eq(review.squadId, squadId),
    eq(review.subjectId, by),
    isNull(review.hiddenAt),
  );
  const [written] = await tx
    .update(review)
    .set({ reply: text, repliedAt: at })
    .where(and(mine, isNotNull(review.shownAt), isNull(review.reply)))
    .returning({ authorId: review.authorId });
  if (written) return written;
  const [there] = await tx.select({ id: review.id }).from(review).where(mine);
  return there ? 'closed or answered' : 'no such review';
};
