import type { ReserveKind } from '#domain/money/reserve.ts';
import type { Executor } from '../../platform/db/open-database';
import { Refusal } from '../../platform/http/refusal';
import { articleForReserve } from '../blog/public';

/**
 * The article that the reserve is for, a published one of this mate; null for other kinds of reserves.
 * @throws Refusal BALANCE_RESERVE_BLOG_ARTICLE_NOT_FOUND
 */
export const requireArticle = async (
  db: Executor,
  kind: ReserveKind,
  articleId: number | undefined,
  authorId: string,
): Promise<number | null> => {
  if (kind === 'OTHER') return null;
  const article = articleId === undefined ? null : await articleForReserve(db, articleId, authorId);
  if (article === null) throw new Refusal('BALANCE_RESERVE_BLOG_ARTICLE_NOT_FOUND');
  return article.id;
};
