import { and, asc, eq, gte } from 'drizzle-orm';
import type { blogWritingContract } from '#contract/blog/blog-writing.ts';
import { statisticsDayOf } from '#domain/blog/statistics-day.ts';
import { days } from '#domain/time/durations.ts';
import { blogDay } from '#server/platform/db/schema/blog.ts';
import { referral } from '#server/platform/db/schema/referrals-and-support.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { findOwn } from './find-own';

/** All numbers are for all time; `byDay` covers the requested days. */
export const readStatistics: Handler<(typeof blogWritingContract)['GET /v1/blog/stats/{id}']> = async (
  app,
  { actor, params, query },
) => {
  const article = await findOwn(app.db, params.id, actor.id);
  const since = query.days === 'all' ? null : statisticsDayOf(app.clock.now() - days(Number(query.days) - 1));
  const [byDay, newClients] = await Promise.all([
    app.db
      .select()
      .from(blogDay)
      .where(and(eq(blogDay.articleId, article.id), since === null ? undefined : gte(blogDay.day, since)))
      .orderBy(asc(blogDay.day)),
    app.db.$count(referral, eq(referral.articleId, article.id)),
  ]);
  const { views, readers, likes, purchases, shares, income } = article;
  return {
    views,
    readers,
    likes,
    purchases,
    shares,
    income,
    newClients,
    byDay: byDay.map((row) => ({ day: row.day, views: row.views, purchases: row.purchases, income: row.income })),
  };
};
