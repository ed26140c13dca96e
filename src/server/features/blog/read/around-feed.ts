import { and, desc, eq, isNull, ne, sql } from 'drizzle-orm';
import type { blogContract } from '#contract/blog/blog.ts';
import { articleTerms } from '#domain/blog/article-terms.ts';
import { days } from '#domain/time/durations.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { blogArticle, blogGameCount, blogPurchase, blogShare } from '#server/platform/db/schema/blog.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { isVisibleToOthers } from '#server/platform/db/visible-to-others.ts';
import { nameStarts } from '#server/platform/db/search.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { authorColumns, authorView, cardView, selectCards } from './card-columns';
import { findArticle } from './find-article';

const weekAuthors = 3;

/** Authors of recently published articles, by likes; of older ones when there are none. */
const authorsOfWeek = async (db: Db, now: number) => {
  const recent = sql`(SELECT author_id, likes FROM ${blogArticle} WHERE live AND published_at > ${new Date(now - days(30))}::timestamptz ORDER BY published_at DESC LIMIT 500)`;
  const totals = sql`(SELECT author_id, count(*)::integer AS articles, sum(likes)::integer AS likes FROM ${recent} AS recent GROUP BY author_id)`;
  return db
    .select({ ...authorColumns, articles: sql<number>`top.articles`, likes: sql<number>`top.likes` })
    .from(appUser)
    .innerJoin(sql`${totals} AS top`, sql`top.author_id = ${appUser.id}`)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(isVisibleToOthers)
    .orderBy(desc(sql`top.likes`), appUser.id)
    .limit(weekAuthors);
};

/** How many names are returned; a longer prefix finds the others. */
const foundAuthors = 8;

/** Authors with published articles, by the beginning of their name. */
export const findAuthors: Handler<(typeof blogContract)['GET /v1/blog/authors']> = async (app, { query }) => {
  const written = sql<number>`(SELECT count(*)::integer FROM ${blogArticle} WHERE author_id = ${appUser.id} AND live)`;
  const rows = await app.db
    .select({ ...authorColumns, articles: written })
    .from(appUser)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(
      and(
        nameStarts(query.search),
        isVisibleToOthers,
        sql`EXISTS (SELECT 1 FROM ${blogArticle} WHERE author_id = ${appUser.id} AND live)`,
      ),
    )
    .orderBy(sql`lower(${appUser.username})`, appUser.id)
    .limit(foundAuthors);
  const now = app.clock.now();
  return { items: rows.map((row) => ({ ...authorView(row, now), articles: row.articles })) };
};

const openedTo = async (db: Db, userId: string) => {
  const [bought, shared] = await Promise.all([
    db.$count(blogPurchase, and(eq(blogPurchase.userId, userId), isNull(blogPurchase.refundedAt))),
    db.$count(blogShare, eq(blogShare.userId, userId)),
  ]);
  return { bought, shared };
};

/**
 * What is shown around the feed: article counts by game, authors of the week, what was opened to the reader, the
 * tournament's page.
 */
export const readOverview: Handler<(typeof blogContract)['GET /v1/blog/overview']> = async (app, { actor }) => {
  const now = app.clock.now();
  const viewerId = actor?.id ?? null;
  const [games, authors, opened, [tournament]] = await Promise.all([
    app.db.select().from(blogGameCount).where(ne(blogGameCount.count, 0)).orderBy(desc(blogGameCount.count)),
    authorsOfWeek(app.db, now),
    actor ? openedTo(app.db, actor.id) : null,
    selectCards(app.db, viewerId).where(and(eq(blogArticle.id, articleTerms.tournamentId), eq(blogArticle.live, true))),
  ]);
  return {
    total: games.reduce((sum, { count }) => sum + count, 0),
    games,
    authors: authors.map((row) => ({ ...authorView(row, now), articles: row.articles, likes: row.likes })),
    opened,
    tournament: tournament ? cardView(tournament, viewerId, now) : null,
  };
};

const related = 3;

/**
 * More articles by the same author, and by others about the same game.
 * @throws Refusal BLOG_NOT_FOUND, BLOG_ACCESS_DENIED
 */
export const readRelated: Handler<(typeof blogContract)['GET /v1/blog/articles/{id}/related']> = async (
  app,
  { actor, params },
) => {
  const { article } = await findArticle(app.db, actor, params.id);
  const viewerId = actor?.id ?? null;
  const others = and(eq(blogArticle.live, true), ne(blogArticle.id, article.id));
  const newest = [desc(blogArticle.publishedAt), desc(blogArticle.id)] as const;
  const [author, similar] = await Promise.all([
    selectCards(app.db, viewerId)
      .where(and(others, eq(blogArticle.authorId, article.authorId)))
      .orderBy(...newest)
      .limit(related),
    selectCards(app.db, viewerId)
      .where(and(others, eq(blogArticle.gameId, article.gameId ?? ''), ne(blogArticle.authorId, article.authorId)))
      .orderBy(...newest)
      .limit(related),
  ]);
  const now = app.clock.now();
  return {
    author: author.map((row) => cardView(row, viewerId, now)),
    similar: similar.map((row) => cardView(row, viewerId, now)),
  };
};
