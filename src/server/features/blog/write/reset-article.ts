import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/open-database';
import {
  blogArticle,
  blogDay,
  blogLike,
  blogReader,
  blogRegistration,
  blogRemark,
  blogShare,
  blogVisit,
} from '../../../platform/db/schema/blog';
import type { Article } from '../read/find-article';

/** What hangs on an article and tells of its readers; purchases are over with it, decisions and versions are kept. */
const readerTables = [blogLike, blogShare, blogVisit, blogReader, blogDay, blogRegistration, blogRemark] as const;

/**
 * A removed article's number becomes a new article's of this author, as if nobody had ever read it: its next version is
 * its first. For an address that is one for good; the row is locked by the caller.
 */
export const resetArticle = async (
  tx: Tx,
  { id, newest, revision }: Article,
  { authorId, at }: { readonly authorId: string; readonly at: Date },
): Promise<Article> => {
  for (const table of readerTables) await tx.delete(table).where(eq(table.articleId, id));
  const [begun] = await tx
    .update(blogArticle)
    .set({
      authorId,
      // Its address says which it is.
      clientKey: null,
      status: 'CREATED',
      newest: newest + 1,
      // A draft that some browser has kept was written over an older one.
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
    })
    .where(eq(blogArticle.id, id))
    .returning();
  if (!begun) throw new Error(`article ${id} was locked and is gone`);
  return begun;
};
