import { and, eq } from 'drizzle-orm';
import type { blogWritingContract } from '#contract/blog/blog-writing.ts';
import type { DraftContent, DraftSavedAnswer } from '#contract/blog/draft.ts';
import { articleTerms } from '#domain/blog/article-terms.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { blogArticle, blogVersion } from '#server/platform/db/schema/blog.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { requireGame } from '../../reference/public';
import { requireModerator } from '../is-moderator';
import type { Article } from '../read/find-article';
import { insertArticle } from './commit-article';
import { resetArticle } from './reset-article';
import { lockOwn, versionOf } from './find-own';
import { takeStep } from './take-step';

type Contract = typeof blogWritingContract;

/** New drafts per hour: more than anybody writes. */
const drafts = { perHour: 60, windowMs: 3_600_000 } as const;

export const savedView = ({ id, revision, status, updatedAt }: Article, bytes: number): DraftSavedAnswer => ({
  id,
  revision,
  bytes,
  savedAt: updatedAt,
  status,
});

/** @throws Refusal BLOG_CONTENT_TOO_LARGE */
const bytesOf = ({ document }: DraftContent): number => {
  const bytes = Buffer.byteLength(JSON.stringify(document));
  if (bytes > articleTerms.contentMaxBytes)
    throw new Refusal('BLOG_CONTENT_TOO_LARGE', { bytes, maxBytes: articleTerms.contentMaxBytes });
  return bytes;
};

/**
 * A registration block is a promise of the service, so only moderators may add it.
 * @throws Refusal VALIDATION_ERROR, GAMES_NOT_FOUND as a wrong field
 */
const requireAllowed = async (app: App, tx: Tx, actor: Actor, { gameId, document }: DraftContent): Promise<void> => {
  if (document.blocks.some(({ type }) => type === 'registration'))
    await requireModerator(app, tx, actor, {
      path: 'body.document',
      message: 'Запись на турнир ставят администраторы',
    });
  if (gameId === null) return;
  try {
    await requireGame(tx, gameId);
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    throw new Refusal('VALIDATION_ERROR', { fields: [{ path: 'body.gameId', message: 'Выбери игру из списка' }] });
  }
};

const versionRow = (fields: DraftContent, bytes: number) => ({
  title: fields.title,
  lead: fields.lead,
  gameId: fields.gameId,
  type: fields.type,
  price: fields.price,
  cover: fields.cover,
  document: fields.document,
  bytes,
});

const tournamentField = 'body.tournament';

/** The tournament's page after a moderator removed it; locked, so that only one caller recreates it. */
const findRemoved = async (tx: Tx): Promise<Article | undefined> => {
  const isRemoved = and(eq(blogArticle.id, articleTerms.tournamentId), eq(blogArticle.status, 'DELETED'));
  return (await tx.select().from(blogArticle).where(isRemoved).for('update'))[0];
};

/** The draft that the same request (by its idempotency key) created before, or the existing tournament's page. */
const findMade = async (tx: Tx, actor: Actor, clientKey: string | null, tournament: boolean): Promise<Article> => {
  const same = tournament
    ? eq(blogArticle.id, articleTerms.tournamentId)
    : and(eq(blogArticle.authorId, actor.id), eq(blogArticle.clientKey, clientKey ?? ''));
  const [before] = await tx.select().from(blogArticle).where(same);
  if (!before) throw new Error('a draft neither came nor was there');
  if (before.authorId !== actor.id)
    throw new Refusal('VALIDATION_ERROR', {
      fields: [{ path: tournamentField, message: 'Страница турнира уже есть у другого автора' }],
    });
  return before;
};

interface NewArticle {
  readonly authorId: string;
  readonly clientKey: string | null;
  readonly at: Date;
  readonly tournament: boolean;
}

/** Returns nothing when it exists already. */
const insertDraft = (tx: Tx, { authorId, clientKey, at, tournament }: NewArticle): Promise<Article | undefined> =>
  insertArticle(tx, {
    ...(tournament ? { id: articleTerms.tournamentId } : {}),
    authorId,
    status: 'CREATED',
    clientKey,
    updatedAt: at,
    createdAt: at,
  });

/**
 * Creates a draft; repeating the same `clientKey` returns the existing one.
 * @throws Refusal BLOG_CONTENT_TOO_LARGE, RATE_LIMITED, VALIDATION_ERROR for a tournament's page that this person may
 * not create
 */
export const createDraft: Handler<Contract['POST /v1/blog/articles']> = async (app, { actor, body }) => {
  const bytes = bytesOf(body);
  const clientKey = body.clientKey ?? null;
  const tournament = body.tournament === true;
  if (tournament)
    await requireModerator(app, app.db, actor, {
      path: tournamentField,
      message: 'Страницу турнира заводят администраторы',
    });
  await limitRate(app, `blog draft:${actor.id}`, drafts.perHour, drafts.windowMs);
  return inTransaction(app.db, async (tx) => {
    await requireAllowed(app, tx, actor, body);
    const at = new Date(app.clock.now());
    const removed = tournament ? await findRemoved(tx) : undefined;
    const fresh = removed
      ? await resetArticle(tx, removed, { authorId: actor.id, at })
      : await insertDraft(tx, { authorId: actor.id, clientKey, at, tournament });
    if (fresh) {
      await tx
        .insert(blogVersion)
        .values({ articleId: fresh.id, number: fresh.newest, createdAt: at, ...versionRow(body, bytes) });
      return savedView(fresh, bytes);
    }
    const before = await findMade(tx, actor, clientKey, tournament);
    return savedView(before, (await versionOf(tx, before.id, before.newest)).bytes);
  });
};

/** A published version is never overwritten: the first edit after publication creates the next version. */
const writeVersion = async (
  tx: Tx,
  article: Article,
  fields: DraftContent,
  bytes: number,
  at: Date,
): Promise<number> => {
  const row = versionRow(fields, bytes);
  if (article.newest !== article.published) {
    await tx
      .update(blogVersion)
      .set(row)
      .where(and(eq(blogVersion.articleId, article.id), eq(blogVersion.number, article.newest)));
    return article.newest;
  }
  const number = article.newest + 1;
  await tx.insert(blogVersion).values({ articleId: article.id, number, createdAt: at, ...row });
  return number;
};

/**
 * Saves the draft if its revision is still the one that it was based on (optimistic lock).
 * @throws Refusal BLOG_NOT_FOUND, BLOG_NOT_BELONGS_TO_USER, BLOG_CANNOT_UPDATE, BLOG_CONTENT_TOO_LARGE,
 * ARTICLE_DRAFT_CHANGED when somebody has saved meanwhile
 */
export const saveDraft: Handler<Contract['PUT /v1/blog/articles/{id}']> = (app: App, { actor, params, body }) => {
  const bytes = bytesOf(body);
  return inTransaction(app.db, async (tx) => {
    const article = await lockOwn(tx, params.id, actor.id);
    await requireAllowed(app, tx, actor, body);
    const at = new Date(app.clock.now());
    if (body.revision !== article.revision)
      throw new Refusal('ARTICLE_DRAFT_CHANGED', { revision: article.revision, savedAt: article.updatedAt });
    const newest = await writeVersion(tx, article, body, bytes, at);
    const saved = await takeStep(
      tx,
      article,
      { type: 'article.edited', by: actor.id, at },
      { newest, revision: article.revision + 1, updatedAt: at },
    );
    return savedView(saved, bytes);
  });
};
