import { and, eq, sql } from 'drizzle-orm';
import type { blogWritingContract } from '#contract/blog/blog-writing.ts';
import { failedSendChecks, type SendCheck } from '#domain/blog/send-checks.ts';
import { articleTerms } from '#domain/blog/article-terms.ts';
import { hours } from '#domain/time/durations.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { blogRemark } from '#server/platform/db/schema/blog.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { adminsWith } from '../../audit/public';
import { notify } from '../../notifications/public';
import type { Article } from '../read/find-article';
import { lockOwn, type Version, versionOf } from './find-own';
import { savedView } from './save-draft';
import { takeStep } from './take-step';

type Contract = typeof blogWritingContract;

const fieldOf: Readonly<Record<SendCheck, readonly [path: string, message: (version: Version) => string]>> = {
  title: ['title', () => 'Дай материалу заголовок'],
  cover: ['cover', () => 'Выбери обложку'],
  game: ['gameId', () => 'Выбери игру'],
  text: ['document', ({ type }) => `Не меньше ${articleTerms.minCharacters[type]} знаков`],
  video: ['document', () => 'Добавь видео'],
  remarks: ['remarks', () => 'Отметь исправленные замечания'],
};

/** @throws Refusal VALIDATION_ERROR with a message for each missing thing */
const requireReady = async (tx: Tx, article: Article): Promise<Version> => {
  const version = await versionOf(tx, article.id, article.newest);
  const openRemarks = await tx.$count(
    blogRemark,
    and(eq(blogRemark.articleId, article.id), eq(blogRemark.fixed, false)),
  );
  const problems = failedSendChecks({ ...version, openRemarks });
  if (problems.length > 0)
    throw new Refusal('VALIDATION_ERROR', {
      fields: problems.map((check) => ({ path: fieldOf[check][0], message: fieldOf[check][1](version) })),
    });
  return version;
};

const notifyModerators = async (
  tx: Tx,
  article: Article,
  { title }: Version,
  author: Actor,
  at: Date,
): Promise<void> => {
  const moderators = (await adminsWith(tx, 'MANAGE_BLOG')).filter((id) => id !== author.id);
  await notify(tx, moderators, {
    kind: 'ARTICLE_TO_MODERATE',
    facts: { articleId: article.id, title, who: author.username },
    at,
  });
};

/**
 * Each submission notifies all moderators, and withdrawing is free, so submissions are limited; far above what anybody
 * needs.
 */
const sendings = { perHour: 20, windowMs: hours(1) } as const;

/**
 * Sends the draft to moderation; an article that was taken down and not changed since is published at once.
 * @throws Refusal BLOG_NO_DRAFT, VALIDATION_ERROR, RATE_LIMITED
 */
export const publishArticle: Handler<Contract['POST /v1/blog/articles/{id}/publish']> = async (
  app,
  { actor, params },
) => {
  await limitRate(app, `blog send:${actor.id}`, sendings.perHour, sendings.windowMs);
  return inTransaction(app.db, async (tx) => {
    const article = await lockOwn(tx, params.id, actor.id);
    const at = new Date(app.clock.now());
    const version = article.status === 'UNDER_MODERATION' ? null : await requireReady(tx, article);
    const sent = await takeStep(tx, article, { type: 'article.sent', by: actor.id, at }, { sentAt: at, updatedAt: at });
    if (sent.status === 'UNDER_MODERATION' && version) await notifyModerators(tx, sent, version, actor, at);
    return savedView(sent, version?.bytes ?? 0);
  });
};

/**
 * Withdraws an article from moderation, or takes it down from the feed.
 * @throws Refusal BLOG_CANNOT_UNPUBLISH, BLOG_NO_PUBLISHED_VERSION
 */
export const unpublishArticle: Handler<Contract['POST /v1/blog/articles/{id}/unpublish']> = (app, { actor, params }) =>
  inTransaction(app.db, async (tx) => {
    const article = await lockOwn(tx, params.id, actor.id);
    const at = new Date(app.clock.now());
    const taken = await takeStep(
      tx,
      article,
      { type: 'article.unpublished', by: actor.id, at },
      { sentAt: null, updatedAt: at },
    );
    return savedView(taken, (await versionOf(tx, article.id, article.newest)).bytes);
  });

/**
 * @throws Refusal BLOG_CANNOT_DELETE while it is under moderation or somebody has paid for it, and for the tournament's
 * page: its URL is permanent, and it is only taken down between tournaments
 */
export const deleteArticle: Handler<Contract['DELETE /v1/blog/articles/{id}']> = (app, { actor, params }) =>
  inTransaction(app.db, async (tx) => {
    const article = await lockOwn(tx, params.id, actor.id);
    if (article.id === articleTerms.tournamentId) throw new Refusal('BLOG_CANNOT_DELETE');
    const at = new Date(app.clock.now());
    await takeStep(tx, article, { type: 'article.deleted', by: actor.id, at }, { updatedAt: at });
  });

/** @throws Refusal BLOG_NOT_FOUND, BLOG_NOT_BELONGS_TO_USER */
export const markRemark: Handler<Contract['PUT /v1/blog/my-articles/{id}/remarks/{remarkId}']> = (
  app,
  { actor, params, body },
) =>
  inTransaction(app.db, async (tx) => {
    await lockOwn(tx, params.id, actor.id);
    const changed = await tx
      .update(blogRemark)
      .set({ fixed: body.fixed })
      .where(and(eq(blogRemark.id, params.remarkId), eq(blogRemark.articleId, sql`${params.id}`)))
      .returning({ id: blogRemark.id });
    if (changed.length === 0) throw new Refusal('BLOG_NOT_FOUND');
  });
