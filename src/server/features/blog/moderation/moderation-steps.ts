import { and, eq } from 'drizzle-orm';
import type { deskBlogContract } from '#contract/desk/blog.ts';
import type { NotificationKind } from '#domain/notifications/notification-kind.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { blogArticle, blogRemark } from '#server/platform/db/schema/blog.ts';
import { isReachableByOthers } from '#server/platform/db/visible-to-others.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { agreeToGive } from '../../balance/public';
import { notify } from '../../notifications/public';
import { openPurchases, refundPurchase } from '../money/refund';
import type { Article } from '../read/find-article';
import { versionOf } from '../write/find-own';
import { publishNewest } from '../write/publish-version';
import { announceArticle, takeStep } from '../write/take-step';
import { decide, lockForModerator, writeDecision } from './decide';

type Contract = typeof deskBlogContract;

type AuthorNotice = Extract<
  NotificationKind,
  `ARTICLE_${'APPROVED' | 'NEED_FIX' | 'REJECTED' | 'REASSIGNED' | 'REMOVED'}`
>;

const notifyAuthor = async (tx: Tx, kind: AuthorNotice, article: Article, comment: string, at: Date): Promise<void> => {
  const { title } = await versionOf(tx, article.id, article.newest);
  await notify(tx, [article.authorId], { kind, facts: { articleId: article.id, title, comment }, at });
};

const decided = ({ id, status, live }: Article) => ({ id, status, live });

/** Publishes the version and deletes earlier remarks. */
export const approveArticle: Handler<Contract['POST /v1/admin/blog/articles/{id}/approve']> = (
  app,
  { actor, params, body },
) =>
  inTransaction(app.db, async (tx) => {
    const at = new Date(app.clock.now());
    const waiting = await lockForModerator(tx, params.id, actor);
    if (waiting.status === 'UNDER_MODERATION' && waiting.newest === body.version) await publishNewest(tx, waiting, at);
    const article = await decide(app, tx, actor, params.id, {
      event: 'article.approved',
      action: 'approve',
      version: body.version,
      comment: '',
    });
    await tx.delete(blogRemark).where(eq(blogRemark.articleId, article.id));
    await announceArticle(tx, article, true);
    await notifyAuthor(tx, 'ARTICLE_APPROVED', article, '', at);
    return decided(article);
  });

/** Returns the article to the author with remarks on its blocks; an unknown block is refused as an invalid field. */
export const returnArticle: Handler<Contract['POST /v1/admin/blog/articles/{id}/need-fix']> = (
  app,
  { actor, params, body },
) =>
  inTransaction(app.db, async (tx) => {
    const at = new Date(app.clock.now());
    const article = await decide(app, tx, actor, params.id, {
      event: 'article.returned',
      action: 'need-fix',
      version: body.version,
      comment: body.comment,
    });
    const { document } = await versionOf(tx, article.id, article.newest);
    const known = new Set<string | null>([null, ...document.blocks.map(({ id }) => id)]);
    if (body.remarks.some(({ blockId }) => !known.has(blockId)))
      throw new Refusal('VALIDATION_ERROR', {
        fields: [{ path: 'body.remarks', message: 'Такого места в материале нет' }],
      });
    await tx.delete(blogRemark).where(eq(blogRemark.articleId, article.id));
    if (body.remarks.length > 0)
      await tx.insert(blogRemark).values(body.remarks.map((remark) => ({ ...remark, articleId: article.id, at })));
    await notifyAuthor(tx, 'ARTICLE_NEED_FIX', article, body.comment, at);
    return decided(article);
  });

export const rejectArticle: Handler<Contract['POST /v1/admin/blog/articles/{id}/reject']> = (
  app,
  { actor, params, body },
) =>
  inTransaction(app.db, async (tx) => {
    const article = await decide(app, tx, actor, params.id, {
      event: 'article.rejected',
      action: 'reject',
      version: body.version,
      comment: body.comment,
    });
    await notifyAuthor(tx, 'ARTICLE_REJECTED', article, body.comment, new Date(app.clock.now()));
    return decided(article);
  });

/** Changes the author of an article and notifies both. Earlier income stays with the previous author. */
export const reassignArticle: Handler<Contract['POST /v1/admin/blog/articles/{id}/reassign']> = (
  app,
  { actor, params, body },
) =>
  inTransaction(app.db, async (tx) => {
    const article = await lockForModerator(tx, params.id, actor);
    const [author] = await tx
      .select({ id: appUser.id })
      .from(appUser)
      .where(and(eq(appUser.id, body.authorId), isReachableByOthers));
    if (!author || author.id === article.authorId) throw new Refusal('ADMIN_USERS_NOT_FOUND');
    if (author.id === actor.id) throw new Refusal('ARTICLE_OWN');
    const at = new Date(app.clock.now());
    await notifyAuthor(tx, 'ARTICLE_REASSIGNED', article, body.comment, at);
    // The idempotency key of the draft belongs to the previous author.
    const moved = await takeStep(
      tx,
      article,
      { type: 'article.reassigned', by: actor.id, at },
      { authorId: author.id, clientKey: null, sentAt: null, updatedAt: at },
    );
    await writeDecision(app, tx, actor, article, { action: 'reassign', comment: body.comment });
    await notifyAuthor(tx, 'ARTICLE_REASSIGNED', moved, body.comment, at);
    await announceArticle(tx, article, true);
    return decided(moved);
  });

/** @throws Refusal BLOG_CANNOT_UNPUBLISH, BLOG_NO_PUBLISHED_VERSION when it is not published */
export const takeDownArticle: Handler<Contract['POST /v1/admin/blog/articles/{id}/unpublish']> = (
  app,
  { actor, params, body },
) =>
  inTransaction(app.db, async (tx) => {
    const article = await lockForModerator(tx, params.id, actor);
    if (!article.live)
      throw new Refusal(article.published === null ? 'BLOG_NO_PUBLISHED_VERSION' : 'BLOG_CANNOT_UNPUBLISH');
    const at = new Date(app.clock.now());
    // A version under moderation is withdrawn first, or its approval would publish the article again.
    const step = { type: 'article.unpublished', by: actor.id, at } as const;
    const back = article.status === 'UNDER_MODERATION' ? await takeStep(tx, article, step) : article;
    const down = await takeStep(tx, back, step, { sentAt: null, updatedAt: at });
    await writeDecision(app, tx, actor, article, { action: 'unpublish', comment: body.comment });
    await notifyAuthor(tx, 'ARTICLE_REMOVED', down, body.comment, at);
    return decided(down);
  });

/** What each buyer gets back. */
const giftsOf = (purchases: Awaited<ReturnType<typeof openPurchases>>) =>
  purchases.flatMap(({ userId, price }) => (price > 0 ? [{ userId, amount: price }] : []));

/**
 * Deletes an article for everybody; all buyers are refunded, which the service bears where the author no longer can.
 * @throws Refusal ADMIN_BLOG_ARTICLE_NOT_FOUND, ARTICLE_OWN, ADMIN_SECOND_OPERATOR
 */
export const removeArticle: Handler<Contract['DELETE /v1/admin/blog/articles/{id}']> = (app, { actor, params, body }) =>
  inTransaction(app.db, async (tx) => {
    const article = await lockForModerator(tx, params.id, actor);
    const at = new Date(app.clock.now());
    const purchases = await openPurchases(tx, article.id);
    const giving = { operatorId: actor.id, subject: `article:${article.id}`, gifts: giftsOf(purchases) } as const;
    if (!(await agreeToGive(app, tx, giving))) return { ...decided(article), refunded: 0, waits: true };
    const operationId = await openOperation(tx, 'DELETE /v1/admin/blog/articles/{id}', actor.id, at);
    for (const purchase of purchases) await refundPurchase(tx, operationId, purchase, at);
    const step = { type: 'article.removed', by: actor.id, at, operationId } as const;
    const gone = await takeStep(tx, article, step, { sentAt: null, updatedAt: at });
    await writeDecision(app, tx, actor, article, { action: 'delete', comment: body.comment });
    await notifyAuthor(tx, 'ARTICLE_REMOVED', gone, body.comment, at);
    return { ...decided(gone), refunded: purchases.filter(({ price }) => price > 0).length, waits: false };
  });

/** Puts the article into the feed's recommended row, or (null) removes it. */
export const setRecommended = async (tx: Tx, article: Article, at: Date | null): Promise<void> => {
  await tx.update(blogArticle).set({ recommendedAt: at }).where(eq(blogArticle.id, article.id));
  await announceArticle(tx, article, true);
};

/**
 * Puts a refused article back where it was before the refusal: it waits for a moderator again. Does nothing for one that
 * is no longer refused. The caller notifies its author.
 */
export const resendArticle = async (tx: Tx, articleId: number, by: string, at: Date): Promise<void> => {
  const [article] = await tx.select().from(blogArticle).where(eq(blogArticle.id, articleId)).for('update');
  if (article?.status !== 'REJECTED') return;
  await takeStep(tx, article, { type: 'article.sent', by, at }, { sentAt: at, updatedAt: at });
};
