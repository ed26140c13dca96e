import { eq } from 'drizzle-orm';
import { articleLog, type LoggedArticle, type LoggedArticleEvent } from '#domain/blog/article-log.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { blogArticle } from '#server/platform/db/schema/blog.ts';
import { beginLog, makeStep } from '#server/platform/steps/log-step.ts';
import type { Article } from '../read/find-article';

type NewArticle = typeof blogArticle.$inferInsert;

const stateOf = ({ status, live, published }: Article): LoggedArticle => ({
  status,
  live,
  hasVersion: published !== null,
});

const begin = (tx: Tx, article: Article, at: Date): Promise<void> =>
  beginLog(tx, articleLog, {
    id: article.id,
    operationId: null,
    state: stateOf(article),
    at: at.getTime(),
    by: article.authorId,
  });

/** Stores a new article of its author, whose log begins; undefined where there is one with its key or id already. */
export const insertArticle = async (tx: Tx, row: NewArticle): Promise<Article | undefined> => {
  const [fresh] = await tx.insert(blogArticle).values(row).onConflictDoNothing().returning();
  if (fresh) await begin(tx, fresh, fresh.createdAt);
  return fresh;
};

type Restart = Omit<typeof blogArticle.$inferInsert, 'status' | 'live'>;

/** Reuses the row of a removed article for another one, whose log begins anew. The caller has locked the row. */
export const restartArticle = async (tx: Tx, id: number, values: Restart): Promise<Article> => {
  const [begun] = await tx
    .update(blogArticle)
    .set({ ...values, status: 'CREATED', live: false })
    .where(eq(blogArticle.id, id))
    .returning();
  if (!begun) throw new Error(`article ${id} was locked and is gone`);
  await begin(tx, begun, begun.createdAt);
  return begun;
};

interface Change {
  readonly event: LoggedArticleEvent;
  /** What its transfers belong to; null where none move. */
  readonly operationId: string | null;
  readonly values: Partial<Omit<typeof blogArticle.$inferInsert, 'status' | 'live'>>;
}

/**
 * The only way in which an article's status changes: the step is made by the rules and logged, the row is stored. The
 * caller has locked the row and made sure that the event fits.
 */
export const commitArticle = async (
  tx: Tx,
  article: Article,
  { event, operationId, values }: Change,
): Promise<Article> => {
  const { status, live } = await makeStep(tx, articleLog, {
    id: article.id,
    operationId,
    before: stateOf(article),
    event,
  });
  const [changed] = await tx
    .update(blogArticle)
    .set({ ...values, status, live })
    .where(eq(blogArticle.id, article.id))
    .returning();
  if (!changed) throw new Error(`article ${article.id} was locked and is gone`);
  return changed;
};
