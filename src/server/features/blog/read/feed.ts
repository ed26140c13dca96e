import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { blogContract } from '#contract/blog/blog.ts';
import type { QueryOf } from '#contract/kit/endpoint.ts';
import type { ArticleAccess } from '#domain/blog/article-enums.ts';
import { blogArticle, blogPurchase, blogShare } from '#server/platform/db/schema/blog.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { countUpTo } from '#server/platform/db/search.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { cutPage, readCursor } from '#server/platform/http/paging.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { isModerator } from '../is-moderator';
import { boughtBy, cardView, selectCards, sharedWith } from './card-columns';
import { matchesSearch } from './search-vector';

type Contract = (typeof blogContract)['GET /v1/blog/articles'];
type Query = QueryOf<Contract>;

const opened = (access: ArticleAccess, viewerId: string): SQL =>
  access === 'BOUGHT' ? boughtBy(viewerId) : sharedWith(viewerId);

const requireRights = ({ status, access }: Query, actor: Actor | null): void => {
  if (status === 'DELETED' && !isModerator(actor)) throw new Refusal(actor?.isAdmin ? 'FORBIDDEN' : 'AUTH_NOT_ADMIN');
  if (access !== undefined && !actor) throw new Refusal('UNAUTHENTICATED');
};

const filters = (query: Query, actor: Actor | null): SQL | undefined =>
  and(
    query.status === 'DELETED'
      ? and(eq(blogArticle.status, 'DELETED'), isNotNull(blogArticle.published))
      : eq(blogArticle.live, true),
    query.gameId === undefined ? undefined : eq(blogArticle.gameId, query.gameId),
    query.authorId === undefined ? undefined : eq(blogArticle.authorId, query.authorId),
    query.type === undefined ? undefined : eq(blogArticle.type, query.type),
    query.free ? eq(blogArticle.price, 0) : undefined,
    query.recommended ? isNotNull(blogArticle.recommendedAt) : undefined,
    query.access === undefined || !actor ? undefined : opened(query.access, actor.id),
    query.search === '' ? undefined : matchesSearch(query.search),
  );

/**
 * Counts in the order of the feed, which has an index: for a common word the first thousand are found without reading
 * all.
 */
const count = (db: Db, where: SQL | undefined) =>
  countUpTo(db, (limit) =>
    db
      .select({ one: sql`1` })
      .from(blogArticle)
      .where(where)
      .orderBy(desc(blogArticle.publishedAt), desc(blogArticle.id))
      .limit(limit),
  );

/**
 * A page of the feed; one index range scan at any depth (specification, section 7 «Blog»; section 5: the deleted status
 * is for administrators).
 * @throws Refusal AUTH_NOT_ADMIN, FORBIDDEN for administrators without the permission, UNAUTHENTICATED
 */
export const listArticles: Handler<Contract> = async (app, { actor, query }) => {
  requireRights(query, actor);
  const where = filters(query, actor);
  // Recommended articles are sorted by when they were recommended.
  const moment = query.recommended ? blogArticle.recommendedAt : blogArticle.publishedAt;
  const newestFirst = query.sort === 'NEWEST_FIRST';
  const [at, id] = query.cursor === undefined ? [] : readCursor(query.cursor, 'di');
  const after =
    at === undefined
      ? undefined
      : sql`(${moment}, ${blogArticle.id}) ${newestFirst ? sql`<` : sql`>`} (${new Date(Number(at))}::timestamptz, ${id})`;
  const order = newestFirst ? desc : asc;
  const rows = await selectCards(app.db, actor?.id ?? null)
    .where(and(where, after))
    .orderBy(order(moment), order(blogArticle.id))
    .limit(query.limit + 1);
  const { page, nextCursor } = cutPage(rows, query.limit, (last) => [
    (query.recommended ? last.recommendedAt : last.publishedAt)?.getTime() ?? 0,
    last.id,
  ]);
  const now = app.clock.now();
  return {
    items: page.map((row) => cardView(row, actor?.id ?? null, now)),
    nextCursor,
    total: query.cursor !== undefined ? null : nextCursor === null ? rows.length : await count(app.db, where),
  };
};

/**
 * Articles that the viewer has bought or that were shared with them, latest first, also those that have left the feed
 * since.
 */
export const listOpened: Handler<(typeof blogContract)['GET /v1/blog/articles/shared-with-me']> = async (
  app,
  { actor, query },
) => {
  const { access } = query;
  const bought = sql`SELECT ${blogPurchase.articleId} AS article_id, ${blogPurchase.boughtAt} AS at FROM ${blogPurchase} WHERE ${blogPurchase.userId} = ${actor.id} AND ${blogPurchase.refundedAt} IS NULL`;
  const shared = sql`SELECT ${blogShare.articleId} AS article_id, ${blogShare.sharedAt} AS at FROM ${blogShare} WHERE ${blogShare.userId} = ${actor.id}`;
  const from = access === 'BOUGHT' ? bought : access === 'SHARED' ? shared : sql`${bought} UNION ALL ${shared}`;
  const [at, id] = query.cursor === undefined ? [] : readCursor(query.cursor, 'di');
  const after =
    at === undefined ? sql`true` : sql`(max(at), article_id) < (${new Date(Number(at))}::timestamptz, ${id})`;
  const { rows: ids } = await app.db.execute<{ article_id: number; at: Date | string }>(
    sql`SELECT article_id, max(at) AS at FROM (${from}) AS opened
      WHERE EXISTS (SELECT 1 FROM ${blogArticle} WHERE id = article_id AND status <> 'DELETED' AND published IS NOT NULL)
      GROUP BY article_id HAVING ${after} ORDER BY max(at) DESC, article_id DESC LIMIT ${query.limit + 1}`,
  );
  const { page, nextCursor } = cutPage(ids, query.limit, (last) => [new Date(last.at).getTime(), last.article_id]);
  if (page.length === 0) return { items: [], nextCursor };
  const cards = await selectCards(app.db, actor.id).where(
    sql`${blogArticle.id} IN (${sql.join(
      page.map((row) => sql`${row.article_id}`),
      sql`, `,
    )})`,
  );
  const now = app.clock.now();
  const byId = new Map(cards.map((row) => [row.id, row]));
  return {
    items: page.flatMap(({ article_id }) => {
      const row = byId.get(article_id);
      return row ? [cardView(row, actor.id, now)] : [];
    }),
    nextCursor,
  };
};
