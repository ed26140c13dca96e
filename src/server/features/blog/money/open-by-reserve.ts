import { and, eq, isNull } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { blogArticle, blogPurchase } from '#server/platform/db/schema/blog.ts';
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

/** Closes what a reserve had opened, when it is cancelled. */
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
      ),
    );
  await announce(tx, [userRoom(clientId)], 'article changed', { articleId });
};
