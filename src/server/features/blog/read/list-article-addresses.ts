import { asc, eq } from 'drizzle-orm';
import type { Executor } from '#server/platform/db/open-database.ts';
import { blogArticle } from '#server/platform/db/schema/blog.ts';
import { articlePath } from '#contract/routes/product-pages.ts';

export interface ArticleAddress {
  readonly path: string;
  readonly changedAt: Date | null;
}

/** Paths of the published articles, oldest first: new ones are added at the end. */
export const listArticleAddresses = async (
  db: Executor,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<readonly ArticleAddress[]> => {
  const { id, publishedAt, republishedAt } = blogArticle;
  const rows = await db
    .select({ id, publishedAt, republishedAt })
    .from(blogArticle)
    .where(eq(blogArticle.live, true))
    .orderBy(asc(publishedAt), asc(id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ path: articlePath(row.id), changedAt: row.republishedAt ?? row.publishedAt }));
};

export const countArticleAddresses = (db: Executor): Promise<number> =>
  db.$count(blogArticle, eq(blogArticle.live, true));
