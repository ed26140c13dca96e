import { and, eq, isNull } from 'drizzle-orm';
import type { ArticleEventType } from '#domain/blog/article-rules.ts';
import { articleAfter } from '#domain/blog/article-machine.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { blogArticle, blogPurchase } from '#server/platform/db/schema/blog.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { announce, everyone, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { announceToStaff } from '../../audit/public';
import type { Article } from '../read/find-article';

/** The number of purchases of an article that are not refunded, including access opened by a reserve. */
export const countBuyers = (db: Executor, articleId: number): Promise<number> =>
  db.$count(blogPurchase, and(eq(blogPurchase.articleId, articleId), isNull(blogPurchase.refundedAt)));

/**
 * The next state of an article after an event. The caller has locked the article.
 * @throws Refusal as `articleRefusal`
 */
const stepOf = async (tx: Tx, article: Article, type: ArticleEventType) => {
  const facts = {
    hasVersion: article.published !== null,
    live: article.live,
    buyers: await countBuyers(tx, article.id),
  };
  const after = articleAfter(article.status, facts, { type });
  if ('refused' in after) throw new Refusal(after.refused);
  return after;
};

/** Announces a change to the author's tabs, and to readers when what they see has changed. */
export const announceArticle = async (tx: Tx, { id, authorId }: Article, forReaders: boolean): Promise<void> => {
  await announce(tx, [userRoom(authorId)], 'own article changed', { articleId: id });
  if (forReaders) await announce(tx, [everyone], 'article changed', { articleId: id });
};

/** Applies an event to an article and stores the new state. @throws Refusal as `articleRefusal` */
export const takeStep = async (
  tx: Tx,
  article: Article,
  type: ArticleEventType,
  change: Partial<typeof blogArticle.$inferInsert> = {},
): Promise<Article> => {
  const after = await stepOf(tx, article, type);
  const [changed] = await tx
    .update(blogArticle)
    .set({ ...after, ...change })
    .where(eq(blogArticle.id, article.id))
    .returning();
  if (!changed) throw new Error(`article ${article.id} was locked and is gone`);
  await announceArticle(tx, changed, changed.live !== article.live);
  const waits = [article, changed].some(({ status }) => status === 'UNDER_MODERATION');
  if (waits && changed.status !== article.status) await announceToStaff(tx, 'article');
  return changed;
};
