import { eq, sql, type SQL } from 'drizzle-orm';
import type { ArticleAuthorAnswer, ArticleCardAnswer } from '#contract/blog/article-views.ts';
import { deletedName } from '#domain/people/leaving.ts';
import { presenceOf } from '#domain/people/presence.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { blogArticle, blogLike, blogPurchase, blogShare } from '#server/platform/db/schema/blog.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { isHiddenFromOthers } from '#server/platform/db/visible-to-others.ts';

export const authorColumns = {
  authorId: appUser.id,
  username: appUser.username,
  avatarUrl: appUser.avatarUrl,
  lastOnlineAt: appUser.lastOnlineAt,
  level: mateAccess.grade,
  mateGameId: mateAccess.gameId,
  gone: sql<boolean>`(${isHiddenFromOthers})`,
};

interface AuthorRow {
  readonly authorId: string;
  readonly username: string;
  readonly avatarUrl: string | null;
  readonly lastOnlineAt: Date | null;
  readonly level: ArticleAuthorAnswer['level'];
  readonly mateGameId: string | null;
  readonly gone: boolean;
}

/** The author as moderators see them. */
export const authorView = (row: AuthorRow, now: number): ArticleAuthorAnswer => ({
  id: row.authorId,
  username: row.username,
  avatarUrl: row.avatarUrl,
  level: row.level,
  mateGameId: row.mateGameId,
  onlineLevel: presenceOf(row.lastOnlineAt?.getTime() ?? null, now),
  gone: row.gone,
});

/** The author as readers see them: an article of a person who is deleted or leaving stays, without their name. */
const bylineOf = (row: AuthorRow, now: number): ArticleAuthorAnswer =>
  row.gone
    ? {
        id: row.authorId,
        username: deletedName,
        avatarUrl: null,
        level: null,
        mateGameId: null,
        onlineLevel: 0,
        gone: true,
      }
    : authorView(row, now);

/**
 * Whether the viewer has a row in `from` for the article; a guest has none. Names are qualified by hand, because
 * Drizzle drops the table name in a query of one table.
 */
const hasRow = (viewerId: string | null, from: SQL): SQL<boolean> =>
  viewerId === null
    ? sql<boolean>`false`
    : sql<boolean>`EXISTS (SELECT 1 FROM ${from} AS theirs WHERE theirs.article_id = blog_article.id AND theirs.user_id = ${viewerId})`;

/** Whether the viewer bought the article. */
export const boughtBy = (viewerId: string | null): SQL<boolean> =>
  hasRow(viewerId, sql`(SELECT article_id, user_id FROM ${blogPurchase} WHERE refunded_at IS NULL)`);

export const sharedWith = (viewerId: string | null): SQL<boolean> => hasRow(viewerId, sql`${blogShare}`);

const likedBy = (viewerId: string | null): SQL<boolean> => hasRow(viewerId, sql`${blogLike}`);

const cardColumns = (viewerId: string | null) => ({
  ...authorColumns,
  id: blogArticle.id,
  title: blogArticle.title,
  lead: blogArticle.lead,
  gameId: blogArticle.gameId,
  type: blogArticle.type,
  cover: blogArticle.cover,
  minutes: blogArticle.minutes,
  price: blogArticle.price,
  publishedAt: blogArticle.publishedAt,
  recommendedAt: blogArticle.recommendedAt,
  likes: blogArticle.likes,
  bought: boughtBy(viewerId),
  shared: sharedWith(viewerId),
  liked: likedBy(viewerId),
});

/** Cards with their authors; the caller adds conditions and order. */
export const selectCards = (db: Executor, viewerId: string | null) =>
  db
    .select(cardColumns(viewerId))
    .from(blogArticle)
    .innerJoin(appUser, eq(appUser.id, blogArticle.authorId))
    .leftJoin(mateAccess, eq(mateAccess.userId, blogArticle.authorId))
    .$dynamic();

export type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

/** A published article as lists show it. */
export const cardView = (row: CardRow, viewerId: string | null, now: number): ArticleCardAnswer => {
  if (row.gameId === null || row.publishedAt === null) throw new Error(`article ${row.id} was never published`);
  const own = viewerId === row.authorId;
  return {
    id: row.id,
    title: row.title,
    lead: row.lead,
    gameId: row.gameId,
    type: row.type,
    cover: row.cover,
    minutes: row.minutes,
    price: row.price,
    author: bylineOf(row, now),
    publishedAt: row.publishedAt,
    likes: row.likes,
    recommended: row.recommendedAt !== null,
    own,
    liked: row.liked,
    access: own ? null : row.bought ? 'BOUGHT' : row.shared && row.price > 0 ? 'SHARED' : null,
  };
};
