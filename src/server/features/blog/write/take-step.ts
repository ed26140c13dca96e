import { and, eq, isNull } from 'drizzle-orm';
import type { ArticleEventType } from '../../../../domain/blog/article-rules';
import { articleAfter } from '../../../../domain/blog/article-machine';
import type { Executor, Tx } from '../../../platform/db/open-database';
import { blogArticle, blogPurchase } from '../../../platform/db/schema/blog';
import { Refusal } from '../../../platform/http/refusal';
import { announce, everyone, userRoom } from '../../../platform/outbox/put-outbox';
import { announceToStaff } from '../../audit/public';
import type { Article } from '../read/find-article';

/** People who have paid for an article and not got their money back; what a reserve opened counts too. */
export const countBuyers = (db: Executor, articleId: number): Promise<number> =>
  db.$count(blogPurchase, and(eq(blogPurchase.articleId, articleId), isNull(blogPurchase.refundedAt)));

/** Where an event leads. The article is locked by the caller. @throws Refusal as `articleRefusal` */
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

/** The author's other tabs, and readers when what they see has changed. */
export const announceArticle = async (tx: Tx, { id, authorId }: Article, forReaders: boolean): Promise<void> => {
  await announce(tx, [userRoom(authorId)], 'own article changed', { articleId: id });
  if (forReaders) await announce(tx, [everyone], 'article changed', { articleId: id });
};

/** Makes a step and writes down where it has led. @throws Refusal as `articleRefusal` */
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
