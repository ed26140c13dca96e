import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { ArticleViewAnswer, ArticleAuthorAnswer } from '#contract/blog/article-views.ts';
import type { blogContract } from '#contract/blog/blog.ts';
import type { ArticleDocument } from '#domain/blog/article-document.ts';
import { previewOf } from '#domain/blog/article-preview.ts';
import type { App } from '#server/platform/app.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { blogArticle, blogRegistration, blogVersion } from '#server/platform/db/schema/blog.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { isReachableByOthers } from '#server/platform/db/visible-to-others.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { authorColumns, authorView, cardView, selectCards } from './card-columns';
import { countVisit } from './count-visit';
import { type Article, findArticle } from './find-article';

const documentOf = async (db: Executor, { id, published }: Article): Promise<ArticleDocument> => {
  const [row] = await db
    .select({ document: blogVersion.document })
    .from(blogVersion)
    .where(and(eq(blogVersion.articleId, id), eq(blogVersion.number, published ?? 0)));
  if (!row) throw new Error(`article ${id} has lost its published version`);
  return row.document;
};

/** Mates whose cards are embedded in an article; people who are deleted or leaving are not shown. */
const matesIn = async (db: Executor, { blocks }: ArticleDocument, now: number): Promise<ArticleAuthorAnswer[]> => {
  const ids = blocks.flatMap((block) => (block.type === 'mate' ? [block.userId] : []));
  if (ids.length === 0) return [];
  const rows = await db
    .select(authorColumns)
    .from(appUser)
    .innerJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(and(inArray(appUser.id, ids), isReachableByOthers));
  return rows.map((row) => authorView(row, now));
};

const authorFacts = async (db: Executor, authorId: string) => {
  const [row] = await db
    .select({
      description: appUser.description,
      rating: mateAccess.ratingHundredths,
      active: mateAccess.active,
      matePlayed: mateAccess.finishedOrders,
      played: appUser.orders,
      isThere: sql<boolean>`(${isReachableByOthers})`,
    })
    .from(appUser)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(eq(appUser.id, authorId));
  const [own] = await db
    .select({ articles: count() })
    .from(blogArticle)
    .where(and(eq(blogArticle.authorId, authorId), eq(blogArticle.live, true)));
  const isThere = row?.isThere ?? false;
  return {
    isThere,
    facts: {
      description: row?.description ?? '',
      rating: row?.rating === null || row?.rating === undefined ? null : row.rating / 100,
      active: isThere && (row?.active ?? false),
      orders: row?.matePlayed ?? row?.played ?? 0,
      articles: own?.articles ?? 0,
    },
  };
};

/**
 * How many people have registered on an article, and whether registration is still open; null when it has no
 * registration block.
 */
export const registrationOf = async (
  db: Executor,
  articleId: number,
  document: ArticleDocument,
  viewerId: string | null,
  now: number,
): Promise<ArticleViewAnswer['registration']> => {
  const block = document.blocks.find(({ type }) => type === 'registration');
  if (block?.type !== 'registration') return null;
  const people = await db
    .select({ userId: blogRegistration.userId })
    .from(blogRegistration)
    .where(eq(blogRegistration.articleId, articleId));
  return {
    people: people.length,
    registered: people.some(({ userId }) => userId === viewerId),
    open: now < Date.parse(block.closesAt),
  };
};

/**
 * An article as this person may read it: whole, or only its free part.
 * @throws Refusal BLOG_NOT_FOUND, BLOG_ACCESS_DENIED, with `full` also BLOG_ARTICLE_ACCESS_REQUIRED
 */
export const readArticle = async (
  app: App,
  actor: Actor | null,
  id: number,
  full: boolean,
): Promise<ArticleViewAnswer> => {
  const { article, open } = await findArticle(app.db, actor, id);
  if (full && !open) throw new Refusal('BLOG_ARTICLE_ACCESS_REQUIRED');
  const viewerId = actor?.id ?? null;
  const now = app.clock.now();
  const [[row], whole, { facts, isThere }] = await Promise.all([
    selectCards(app.db, viewerId).where(eq(blogArticle.id, id)),
    documentOf(app.db, article),
    authorFacts(app.db, article.authorId),
  ]);
  if (!row) throw new Refusal('BLOG_NOT_FOUND');
  const { document, locked } = open ? { document: whole, locked: null } : previewOf(whole);
  const card = cardView(row, viewerId, now);
  const ofGone = { description: '', rating: null, active: false, orders: 0 };
  return {
    ...card,
    author: { ...card.author, ...facts, ...(card.author.gone ? ofGone : {}) },
    document,
    locked,
    updatedAt: article.republishedAt,
    purchases: article.purchases,
    live: article.live,
    onSale: article.live && article.price > 0 && isThere,
    mates: await matesIn(app.db, document, now),
    registration: await registrationOf(app.db, id, document, viewerId, now),
  };
};

export const handleReadArticle: Handler<(typeof blogContract)['GET /v1/blog/articles/{id}']> = async (
  app,
  { actor, params, query, http },
) => {
  const view = await readArticle(app, actor, params.id, query.full);
  if (!view.own && view.live) await countVisit(app, params.id, actor, http.request);
  return view;
};
