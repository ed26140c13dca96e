import { and, eq, exists, isNull, notExists, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { blogArticle, blogPurchase } from '#server/platform/db/schema/blog.ts';
import { balanceReserve, unreserveTransaction } from '#server/platform/db/schema/money/reserves.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';

/** A published article of this mate that a reserve may be for; null when there is none. */
export const articleForReserve = async (
  db: Executor,
  articleId: number,
  mateId: string,
): Promise<{ readonly id: number; readonly title: string } | null> => {
  const [article] = await db
    .select({ id: blogArticle.id, title: blogArticle.title })
    .from(blogArticle)
    .where(and(eq(blogArticle.id, articleId), eq(blogArticle.authorId, mateId), eq(blogArticle.live, true)));
  return article ?? null;
};

/**
 * A funded reserve of kind BLOG_ARTICLE opens its article to the client (domain rules, section 3). The reserve has its
 * own lines of money, so the purchase has no price; a client who already has access keeps it. Runs in the reserve's
 * transaction.
 */
export const openByReserve = async (tx: Tx, articleId: number, clientId: string, at: Date): Promise<void> => {
  const [article] = await tx
    .select({ authorId: blogArticle.authorId })
    .from(blogArticle)
    .where(eq(blogArticle.id, articleId));
  if (!article) return;
  await tx
    .insert(blogPurchase)
    .values({
      id: uuidv7(),
      articleId,
      userId: clientId,
      authorId: article.authorId,
      price: 0,
      bonus: 0,
      income: 0,
      transactionId: null,
      boughtAt: at,
    })
    .onConflictDoNothing();
  await announce(tx, [userRoom(clientId)], 'article changed', { articleId });
};

/** Reserves of this client that hold money for the article or have paid a part of it. */
const reservesFor = (tx: Tx, articleId: number, clientId: string) => {
  const ofReserve = eq(unreserveTransaction.reserveId, balanceReserve.id);
  const paid = tx
    .select({ id: unreserveTransaction.id })
    .from(unreserveTransaction)
    .where(and(ofReserve, eq(unreserveTransaction.status, 'CONFIRMED')));
  return tx
    .select({ id: balanceReserve.id })
    .from(balanceReserve)
    .where(
      and(
        eq(balanceReserve.articleId, articleId),
        eq(balanceReserve.clientId, clientId),
        or(eq(balanceReserve.status, 'RESERVED'), exists(paid)),
      ),
    );
};

/**
 * Closes what a reserve had opened, when it is cancelled; the article stays open while another reserve of this client
 * holds money for it or has paid for it. The caller has cancelled the reserve.
 */
export const closeByReserve = async (tx: Tx, articleId: number, clientId: string, at: Date): Promise<void> => {
  await tx
    .update(blogPurchase)
    .set({ refundedAt: at })
    .where(
      and(
        eq(blogPurchase.articleId, articleId),
        eq(blogPurchase.userId, clientId),
        isNull(blogPurchase.transactionId),
        isNull(blogPurchase.refundedAt),
        notExists(reservesFor(tx, articleId, clientId)),
      ),
    );
  await announce(tx, [userRoom(clientId)], 'article changed', { articleId });
};
