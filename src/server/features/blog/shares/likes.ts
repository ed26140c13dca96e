import { and, eq, sql } from 'drizzle-orm';
import type { blogContract } from '#contract/blog/blog.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { blogArticle, blogLike, blogRegistration } from '#server/platform/db/schema/blog.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { findArticle } from '../read/find-article';
import { registrationOf } from '../read/read-article';
import { versionOf } from '../write/find-own';

type Contract = typeof blogContract;

/**
 * Likes or unlikes an article; idempotent.
 * @throws Refusal BLOG_LIKE_ACCESS_DENIED for one's own article and for one that the person may not read
 */
export const setLike: Handler<Contract['PUT /v1/blog/articles/{id}/like']> = (app, { actor, params, body }) =>
  inTransaction(app.db, async (tx) => {
    const { article, own, open } = await findArticle(tx, actor, params.id);
    if (own || !open) throw new Refusal('BLOG_LIKE_ACCESS_DENIED');
    const row = { articleId: article.id, userId: actor.id };
    const changed = body.liked
      ? await tx
          .insert(blogLike)
          .values({ ...row, at: new Date(app.clock.now()) })
          .onConflictDoNothing()
          .returning({ id: blogLike.articleId })
      : await tx
          .delete(blogLike)
          .where(and(eq(blogLike.articleId, row.articleId), eq(blogLike.userId, row.userId)))
          .returning({ id: blogLike.articleId });
    if (changed.length === 0) return { liked: body.liked, likes: article.likes };
    const [counted] = await tx
      .update(blogArticle)
      .set({ likes: sql`${blogArticle.likes} + ${body.liked ? 1 : -1}` })
      .where(eq(blogArticle.id, article.id))
      .returning({ likes: blogArticle.likes });
    return { liked: body.liked, likes: counted?.likes ?? article.likes };
  });

/**
 * Registers a person on an article, or removes their registration.
 * @throws Refusal BLOG_ARTICLE_ACCESS_REQUIRED, ARTICLE_REGISTRATION_CLOSED also when the article has no registration
 */
export const setRegistration: Handler<Contract['PUT /v1/blog/articles/{id}/registration']> = (
  app,
  { actor, params, body },
) =>
  inTransaction(app.db, async (tx) => {
    const { article, open } = await findArticle(tx, actor, params.id);
    if (!open) throw new Refusal('BLOG_ARTICLE_ACCESS_REQUIRED');
    const { document } = await versionOf(tx, article.id, article.published ?? 0);
    const now = app.clock.now();
    const before = await registrationOf(tx, article.id, document, actor.id, now);
    if (before === null || !before.open) throw new Refusal('ARTICLE_REGISTRATION_CLOSED');
    const row = { articleId: article.id, userId: actor.id };
    if (body.registered)
      await tx
        .insert(blogRegistration)
        .values({ ...row, at: new Date(now) })
        .onConflictDoNothing();
    else
      await tx
        .delete(blogRegistration)
        .where(and(eq(blogRegistration.articleId, row.articleId), eq(blogRegistration.userId, row.userId)));
    const people = before.people + Number(body.registered) - Number(before.registered);
    return { people, registered: body.registered };
  });
