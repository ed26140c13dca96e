import { and, eq } from 'drizzle-orm';
import { readingMinutes } from '#domain/blog/article-reading.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { blogArticle, blogVersion } from '#server/platform/db/schema/blog.ts';
import { isVisibleToOthers } from '#server/platform/db/visible-to-others.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Article } from '../read/find-article';
import { searchVector } from '../read/search-vector';
import { versionOf } from './find-own';

/** Publishes the newest version: copies what the feed shows of it into the article row. */
export const publishNewest = async (tx: Tx, article: Article, at: Date): Promise<void> => {
  const version = await versionOf(tx, article.id, article.newest);
  const [author] = await tx
    .select({ username: appUser.username })
    .from(appUser)
    .where(and(eq(appUser.id, article.authorId), isVisibleToOthers));
  const first = article.publishedAt === null;
  await tx
    .update(blogVersion)
    .set({ publishedAt: at })
    .where(and(eq(blogVersion.articleId, article.id), eq(blogVersion.number, article.newest)));
  await tx
    .update(blogArticle)
    .set({
      published: article.newest,
      title: version.title,
      lead: version.lead,
      gameId: version.gameId,
      type: version.type,
      price: version.price,
      cover: version.cover,
      minutes: readingMinutes(version.document),
      search: searchVector(version, author?.username ?? ''),
      publishedAt: article.publishedAt ?? at,
      republishedAt: first ? article.republishedAt : at,
    })
    .where(eq(blogArticle.id, article.id));
};
