import { eq } from 'drizzle-orm';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  blogDay,
  blogLike,
  blogReader,
  blogRegistration,
  blogRemark,
  blogShare,
  blogVisit,
} from '#server/platform/db/schema/blog.ts';
import type { Article } from '../read/find-article';
import { restartArticle } from './commit-article';

/**
 * Tables with data about an article's readers, which is deleted; purchases have been refunded, decisions and versions
 * stay.
 */
const readerTables = [blogLike, blogShare, blogVisit, blogReader, blogDay, blogRegistration, blogRemark] as const;

/**
 * Reuses the row of a removed article for a new one of this author, as if nobody had ever read it: its next version is
 * its first. Needed for a permanent URL. The caller has locked the row.
 */
export const resetArticle = async (
  tx: Tx,
  { id, newest, revision }: Article,
  { authorId, at }: { readonly authorId: string; readonly at: Date },
): Promise<Article> => {
  for (const table of readerTables) await tx.delete(table).where(eq(table.articleId, id));
  return restartArticle(tx, id, {
    authorId,
    // Its permanent id identifies it: no idempotency key is needed.
    clientKey: null,
    newest: newest + 1,
    // A draft stored in some browser belongs to an older revision.
    revision: revision + 1,
    published: null,
    title: '',
    lead: '',
    gameId: null,
    type: 'TEXT',
    price: 0,
    cover: null,
    minutes: 1,
    search: null,
    publishedAt: null,
    republishedAt: null,
    recommendedAt: null,
    sentAt: null,
    createdAt: at,
    updatedAt: at,
    views: 0,
    readers: 0,
    likes: 0,
    shares: 0,
    income: 0,
  });
};
