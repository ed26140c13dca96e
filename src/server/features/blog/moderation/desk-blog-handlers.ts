import { eq } from 'drizzle-orm';
import type { deskBlogContract } from '#contract/desk/blog.ts';
import type { blogContract } from '#contract/blog/blog.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { blogArticle, blogPurchase } from '#server/platform/db/schema/blog.ts';
import type { Handler, Handlers } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { agreeToGive } from '../../balance/public';
import { refundPurchase } from '../money/refund';
import { lockForModerator, writeDecision } from './decide';
import { listForModerators, listPurchases, readForModerators } from './moderation-lists';
import {
  approveArticle,
  reassignArticle,
  rejectArticle,
  removeArticle,
  returnArticle,
  setRecommended,
  takeDownArticle,
} from './moderation-steps';

/** @throws Refusal BLOG_NOT_FOUND, BLOG_NO_PUBLISHED_VERSION, ARTICLE_OWN */
export const recommendArticle: Handler<(typeof blogContract)['POST /v1/blog/articles/{id}/recommendation']> = (
  app,
  { actor, params, body },
) =>
  inTransaction(app.db, async (tx) => {
    const [article] = await tx.select().from(blogArticle).where(eq(blogArticle.id, params.id)).for('update');
    if (!article || article.status === 'DELETED') throw new Refusal('BLOG_NOT_FOUND');
    if (article.authorId === actor.id) throw new Refusal('ARTICLE_OWN');
    if (!article.live) throw new Refusal('BLOG_NO_PUBLISHED_VERSION');
    await setRecommended(tx, article, body.recommended ? new Date(app.clock.now()) : null);
    await writeDecision(app, tx, actor, article, {
      action: 'recommend',
      comment: body.recommended ? '' : 'Больше не советуем',
    });
    return { recommended: body.recommended };
  });

/** @throws Refusal ADMIN_BLOG_ARTICLE_NOT_FOUND, ARTICLE_OWN, ARTICLE_ALREADY_REFUNDED, ADMIN_SECOND_OPERATOR */
const refund: Handler<(typeof deskBlogContract)['POST /v1/admin/blog/purchases/{id}/refund']> = (
  app,
  { actor, params, body, idempotencyKey },
) =>
  runOperation(
    app,
    {
      kind: 'POST /v1/admin/blog/purchases/{id}/refund',
      actor: actor.id,
      idempotencyKey,
      request: { ...body, id: params.id },
    },
    async (tx, operationId) => {
      const [found] = await tx
        .select({ articleId: blogPurchase.articleId })
        .from(blogPurchase)
        .where(eq(blogPurchase.id, params.id));
      if (!found) throw new Refusal('ADMIN_BLOG_ARTICLE_NOT_FOUND');
      // Lock order: the article before its purchases.
      const article = await lockForModerator(tx, found.articleId, actor);
      const [purchase] = await tx.select().from(blogPurchase).where(eq(blogPurchase.id, params.id)).for('update');
      if (!purchase || purchase.refundedAt !== null) throw new Refusal('ARTICLE_ALREADY_REFUNDED');
      if (purchase.userId === actor.id || purchase.authorId === actor.id) throw new Refusal('ARTICLE_OWN');
      const { userId, price } = purchase;
      const giving = {
        operatorId: actor.id,
        subject: `purchase:${purchase.id}`,
        shownAt: `article:${article.id}`,
        // What the author no longer has is borne by the service.
        gifts: price > 0 ? [{ userId, amount: price }] : [],
      } as const;
      if (!(await agreeToGive(app, tx, giving))) return { refunded: 0, waits: true };
      const refunded = await refundPurchase(tx, operationId, purchase, new Date(app.clock.now()));
      await writeDecision(app, tx, actor, article, { action: 'refund', comment: body.comment });
      return { refunded, waits: false };
    },
  );

export const deskBlogHandlers: Handlers<typeof deskBlogContract> = {
  'GET /v1/admin/blog/articles': listForModerators,
  'GET /v1/admin/blog/articles/{id}': readForModerators,
  'POST /v1/admin/blog/articles/{id}/approve': approveArticle,
  'POST /v1/admin/blog/articles/{id}/need-fix': returnArticle,
  'POST /v1/admin/blog/articles/{id}/reject': rejectArticle,
  'POST /v1/admin/blog/articles/{id}/reassign': reassignArticle,
  'POST /v1/admin/blog/articles/{id}/unpublish': takeDownArticle,
  'DELETE /v1/admin/blog/articles/{id}': removeArticle,
  'GET /v1/admin/blog/articles/{id}/purchases': listPurchases,
  'POST /v1/admin/blog/purchases/{id}/refund': refund,
};
