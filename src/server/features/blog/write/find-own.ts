import { and, eq } from 'drizzle-orm';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { blogArticle, blogVersion } from '#server/platform/db/schema/blog.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Article } from '../read/find-article';

export type Version = typeof blogVersion.$inferSelect;

const owned = (article: Article | undefined, userId: string): Article => {
  if (!article || article.status === 'DELETED') throw new Refusal('BLOG_NOT_FOUND');
  if (article.authorId === userId) return article;
  // Before publication others must not learn that the article exists.
  throw new Refusal(article.published === null ? 'BLOG_NOT_FOUND' : 'BLOG_NOT_BELONGS_TO_USER');
};

/** One of the person's own articles. @throws Refusal BLOG_NOT_FOUND, BLOG_NOT_BELONGS_TO_USER */
export const findOwn = async (db: Executor, id: number, userId: string): Promise<Article> => {
  const [article] = await db.select().from(blogArticle).where(eq(blogArticle.id, id));
  return owned(article, userId);
};

/** The same, locked. */
export const lockOwn = async (tx: Tx, id: number, userId: string): Promise<Article> => {
  const [article] = await tx.select().from(blogArticle).where(eq(blogArticle.id, id)).for('update');
  return owned(article, userId);
};

export const versionOf = async (db: Executor, articleId: number, number: number): Promise<Version> => {
  const [version] = await db
    .select()
    .from(blogVersion)
    .where(and(eq(blogVersion.articleId, articleId), eq(blogVersion.number, number)));
  if (!version) throw new Error(`article ${articleId} has no version ${number}`);
  return version;
};
