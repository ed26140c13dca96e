import { and, eq } from 'drizzle-orm';
import type { ArticleAccess } from '#domain/blog/article-enums.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { blogArticle } from '#server/platform/db/schema/blog.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { isModerator } from '../is-moderator';
import { boughtBy, sharedWith } from './card-columns';

export type Article = typeof blogArticle.$inferSelect;

export interface FoundArticle {
  readonly article: Article;
  readonly own: boolean;
  readonly access: ArticleAccess | null;
  /** Whether the viewer may read the whole article. */
  readonly open: boolean;
}

/**
 * An article as far as the caller may see it: a deleted or never published one does not exist; one that was taken down
 * is visible to its author, to people who have access, and to moderators.
 * @throws Refusal BLOG_NOT_FOUND, BLOG_ACCESS_DENIED
 */
export const findArticle = async (db: Executor, actor: Actor | null, id: number): Promise<FoundArticle> => {
  const viewer = actor?.id ?? null;
  const [row] = await db
    .select({ article: blogArticle, bought: boughtBy(viewer), shared: sharedWith(viewer) })
    .from(blogArticle)
    .where(and(eq(blogArticle.id, id)));
  if (!row || row.article.status === 'DELETED' || row.article.published === null) throw new Refusal('BLOG_NOT_FOUND');
  const { article, bought, shared } = row;
  const own = viewer === article.authorId;
  const access = bought ? 'BOUGHT' : shared ? 'SHARED' : null;
  const trusted = own || isModerator(actor);
  if (!article.live && !trusted && access === null) throw new Refusal('BLOG_ACCESS_DENIED');
  return { article, own, access, open: article.price === 0 || trusted || access !== null };
};
