import { and, eq } from 'drizzle-orm';
import { readingMinutes } from '../../../../domain/blog/article-reading';
import type { Tx } from '../../../platform/db/open-database';
import { blogArticle, blogVersion } from '../../../platform/db/schema/blog';
import { isVisibleToOthers } from '../../../platform/db/visible-to-others';
import { appUser } from '../../../platform/db/schema/people';
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
      ...(first ? { publishedAt: at } : { republishedAt: at }),
    })
    .where(eq(blogArticle.id, article.id));
};
