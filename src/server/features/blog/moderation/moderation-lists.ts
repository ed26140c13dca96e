import { typedNumber } from '#domain/text/search-form.ts';
import { and, asc, desc, eq, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { deskBlogContract } from '#contract/desk/blog.ts';
import type { Db, Executor } from '#server/platform/db/open-database.ts';
import { blogArticle, blogDecision, blogPurchase, blogVersion } from '#server/platform/db/schema/blog.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { countUpTo, contains } from '#server/platform/db/search.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { cutPage, readCursor } from '#server/platform/http/paging.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { authorColumns, authorView } from '../read/card-columns';
import { newestVersion, ownColumns, ownView, remarksOf } from '../write/own-articles';
import { versionOf } from '../write/find-own';

type Contract = typeof deskBlogContract;

const selectQueued = (db: Db) =>
  db
    .select({ ...ownColumns, author: authorColumns })
    .from(blogArticle)
    .innerJoin(blogVersion, newestVersion)
    .innerJoin(appUser, eq(appUser.id, blogArticle.authorId))
    .leftJoin(mateAccess, eq(mateAccess.userId, blogArticle.authorId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof selectQueued>>[number];

/** The feed's row shows published articles only; one that was taken down returns to it when it is published again. */
const inRecommendedRow = sql`(${blogArticle.live} AND ${blogArticle.recommendedAt} IS NOT NULL)`;

const queuedView = (row: Row, now: number) => ({
  ...ownView(row),
  author: authorView(row.author, now),
  sentAt: row.article.sentAt,
  recommended: row.article.live && row.article.recommendedAt !== null,
});

/** A number is searched as an id, other text in titles. */
const foundByTitle = (search: string): SQL | undefined => {
  if (search === '') return undefined;
  const number = typedNumber(search);
  return number === null ? contains(blogVersion.title, search) : eq(blogArticle.id, number);
};

/** Waiting articles are sorted by how long they have waited, longest first; others by their last change. */
export const listForModerators: Handler<Contract['GET /v1/admin/blog/articles']> = async (app, { query }) => {
  const waiting = query.status === 'UNDER_MODERATION';
  const moment = waiting ? blogArticle.sentAt : blogArticle.updatedAt;
  const order = waiting ? asc : desc;
  const [at, id] = query.cursor === undefined ? [] : readCursor(query.cursor, 'di');
  const wanted = and(
    query.status === undefined ? ne(blogArticle.status, 'DELETED') : eq(blogArticle.status, query.status),
    waiting ? isNotNull(blogArticle.sentAt) : undefined,
    query.gameId === undefined ? undefined : eq(blogVersion.gameId, query.gameId),
    query.authorId === undefined ? undefined : eq(blogArticle.authorId, query.authorId),
    query.recommended === undefined ? undefined : query.recommended ? inRecommendedRow : not(inRecommendedRow),
    foundByTitle(query.search),
  );
  const rows = await selectQueued(app.db)
    .where(
      and(
        wanted,
        at === undefined
          ? undefined
          : sql`(${moment}, ${blogArticle.id}) ${waiting ? sql`>` : sql`<`} (${new Date(Number(at))}::timestamptz, ${id})`,
      ),
    )
    .orderBy(order(moment), order(blogArticle.id))
    .limit(query.limit + 1);
  const { page, nextCursor } = cutPage(rows, query.limit, ({ article }) => [
    (waiting ? article.sentAt : article.updatedAt)?.getTime() ?? 0,
    article.id,
  ]);
  const now = app.clock.now();
  return {
    items: page.map((row) => queuedView(row, now)),
    nextCursor,
    total:
      query.cursor === undefined
        ? await countUpTo(app.db, (limit) =>
            app.db
              .select({ one: sql`1` })
              .from(blogArticle)
              .innerJoin(blogVersion, newestVersion)
              .where(wanted)
              .limit(limit),
          )
        : null,
    waiting: await app.db.$count(blogArticle, eq(blogArticle.status, 'UNDER_MODERATION')),
  };
};

const decisionsOf = (db: Executor, articleId: number) =>
  db
    .select({
      action: blogDecision.action,
      comment: blogDecision.comment,
      by: appUser.username,
      version: blogDecision.version,
      at: blogDecision.at,
    })
    .from(blogDecision)
    .innerJoin(appUser, eq(appUser.id, blogDecision.actorId))
    .where(eq(blogDecision.articleId, articleId))
    .orderBy(desc(blogDecision.id));

const contentOf = async (db: Executor, articleId: number, number: number) => {
  const { title, lead, document } = await versionOf(db, articleId, number);
  return { number, title, lead, document };
};

/** An article as moderators see it. @throws Refusal ADMIN_BLOG_ARTICLE_NOT_FOUND */
export const readForModerators: Handler<Contract['GET /v1/admin/blog/articles/{id}']> = async (app, { params }) => {
  const [row] = await selectQueued(app.db).where(eq(blogArticle.id, params.id));
  if (!row) throw new Refusal('ADMIN_BLOG_ARTICLE_NOT_FOUND');
  const { id, newest, published } = row.article;
  const [newestContent, publishedContent, remarks, decisions] = await Promise.all([
    contentOf(app.db, id, newest),
    published === null || published === newest ? null : contentOf(app.db, id, published),
    remarksOf(app.db, id),
    decisionsOf(app.db, id),
  ]);
  return {
    article: queuedView(row, app.clock.now()),
    newest: newestContent,
    published: publishedContent,
    remarks,
    decisions: decisions.map((decision) => ({ ...decision, at: decision.at })),
  };
};

/** Purchases of an article, latest first. @throws */
export const listPurchases: Handler<Contract['GET /v1/admin/blog/articles/{id}/purchases']> = async (
  app,
  { params, query },
) => {
  const [article] = await app.db.select({ id: blogArticle.id }).from(blogArticle).where(eq(blogArticle.id, params.id));
  if (!article) throw new Refusal('ADMIN_BLOG_ARTICLE_NOT_FOUND');
  const [before] = query.cursor === undefined ? [] : readCursor(query.cursor, 'u');
  const rows = await app.db
    .select({ purchase: blogPurchase, username: appUser.username })
    .from(blogPurchase)
    .innerJoin(appUser, eq(appUser.id, blogPurchase.userId))
    .where(
      and(
        eq(blogPurchase.articleId, article.id),
        before === undefined ? undefined : sql`${blogPurchase.id} < ${String(before)}::uuid`,
      ),
    )
    .orderBy(desc(blogPurchase.id))
    .limit(query.limit + 1);
  const { page, nextCursor } = cutPage(rows, query.limit, ({ purchase }) => [purchase.id]);
  return {
    items: page.map(({ purchase, username }) => ({
      id: purchase.id,
      userId: purchase.userId,
      username,
      price: purchase.price,
      bonus: purchase.bonus,
      boughtAt: purchase.boughtAt,
      refundedAt: purchase.refundedAt,
    })),
    nextCursor,
  };
};
