import { createHmac } from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { statisticsDayOf } from '#domain/blog/statistics-day.ts';
import { days } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { blogArticle, blogDay, blogReader, blogShare, blogVisit } from '#server/platform/db/schema/blog.ts';
import type { DeadlineHandler } from '#server/platform/deadlines/deadline-sweeper.ts';
import { scheduleDeadline } from '#server/platform/deadlines/schedule-deadline.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';
import { networkOf } from '#server/platform/http/network-of.ts';

/**
 * The visitor's hash for one day, which cannot be linked to other days. Signed-in people by their id, others by IP
 * address and browser; no cookie is set for it.
 */
const visitorOf = (app: App, day: string, actor: Actor | null, request: FastifyRequest): Buffer =>
  createHmac('sha256', app.secret)
    .update(`blog visit ${day} `)
    .update(actor ? actor.id : `${networkOf(request.ip)} ${request.headers['user-agent'] ?? ''}`)
    .digest()
    .subarray(0, 16);

/** Counts a visit of an article, once per person and day; visits of its author do not count. */
export const countVisit = async (
  app: App,
  articleId: number,
  actor: Actor | null,
  request: FastifyRequest,
): Promise<void> => {
  const at = new Date(app.clock.now());
  const day = statisticsDayOf(at.getTime());
  const visitor = visitorOf(app, day, actor, request);
  await inTransaction(app.db, async (tx) => {
    const fresh = await tx
      .insert(blogVisit)
      .values({ day, articleId, visitor })
      .onConflictDoNothing()
      .returning({ day: blogVisit.day });
    if (fresh.length === 0) return;
    const reader = actor
      ? await tx
          .insert(blogReader)
          .values({ articleId, userId: actor.id, firstAt: at })
          .onConflictDoNothing()
          .returning({ userId: blogReader.userId })
      : [];
    if (actor)
      await tx
        .update(blogShare)
        .set({ seenAt: at })
        .where(and(eq(blogShare.articleId, articleId), eq(blogShare.userId, actor.id), isNull(blogShare.seenAt)));
    await tx
      .insert(blogDay)
      .values({ articleId, day, views: 1 })
      .onConflictDoUpdate({ target: [blogDay.articleId, blogDay.day], set: { views: sql`${blogDay.views} + 1` } });
    await tx
      .update(blogArticle)
      .set({ views: sql`${blogArticle.views} + 1`, readers: sql`${blogArticle.readers} + ${reader.length}` })
      .where(eq(blogArticle.id, articleId));
  });
};

/** Once a day: deletes visitors of earlier days, who are already counted. */
export const sweepVisits =
  (app: App): DeadlineHandler =>
  async (tx) => {
    const now = app.clock.now();
    await tx.delete(blogVisit).where(lt(blogVisit.day, statisticsDayOf(now - days(1))));
    await scheduleDeadline(tx, { aggregate: 'blog:all', kind: 'blog.swept' }, now + days(1));
  };
