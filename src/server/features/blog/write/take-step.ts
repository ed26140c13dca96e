import { and, eq, isNull } from 'drizzle-orm';
import { type ArticleEventType, articleRefusal } from '#domain/blog/article-rules.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { blogPurchase } from '#server/platform/db/schema/blog.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { announce, everyone, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { announceToStaff } from '../../audit/public';
import type { Article } from '../read/find-article';
import { commitArticle } from './commit-article';

/** The number of purchases of an article that are not refunded, including access opened by a reserve. */
export const countBuyers = (db: Executor, articleId: number): Promise<number> =>
  db.$count(blogPurchase, and(eq(blogPurchase.articleId, articleId), isNull(blogPurchase.refundedAt)));

/** Announces a change to the author's tabs, and to readers when what they see has changed. */
export const announceArticle = async (tx: Tx, { id, authorId }: Article, forReaders: boolean): Promise<void> => {
  await announce(tx, [userRoom(authorId)], 'own article changed', { articleId: id });
  if (forReaders) await announce(tx, [everyone], 'article changed', { articleId: id });
};

interface ArticleStep {
  readonly type: ArticleEventType;
  /** Whose step it is: a person's id. */
  readonly by: string;
  readonly at: Date;
  /** What its transfers belong to. */
  readonly operationId?: string;
}

/**
 * Applies an event to an article and stores the new state. The caller has locked the article.
 * @throws Refusal as `articleRefusal`
 */
export const takeStep = async (
  tx: Tx,
  article: Article,
  { type, by, at, operationId }: ArticleStep,
  values: Parameters<typeof commitArticle>[2]['values'] = {},
): Promise<Article> => {
  const { status, live, published } = article;
  const buyers = await countBuyers(tx, article.id);
  const refused = articleRefusal(status, { live, buyers, hasVersion: published !== null }, { type });
  if (refused !== null) throw new Refusal(refused);
  const event = { type, by, at: at.getTime(), buyers };
  const changed = await commitArticle(tx, article, { event, operationId: operationId ?? null, values });
  await announceArticle(tx, changed, changed.live !== article.live);
  const waits = [article, changed].some(({ status }) => status === 'UNDER_MODERATION');
  if (waits && changed.status !== article.status) await announceToStaff(tx, 'article');
  return changed;
};
