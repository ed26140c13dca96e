import { and, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { deskSupportContract } from '#contract/desk/people/support.ts';
import { supportRatingTerms } from '#domain/people/support-topic.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { supportThread } from '#server/platform/db/schema/referrals-and-support.ts';
import type { Handler } from '#server/platform/http/call.ts';

const shownBad = 20;

const of = (rating: 'GOOD' | 'BAD'): SQL<number> =>
  sql<number>`(count(*) FILTER (WHERE ${supportThread.rating} = ${rating}))::integer`;

/** What people have said of the support in the last month: by topic, by operator, and the latest reasons of the bad. */
export const readRatings: Handler<(typeof deskSupportContract)['GET /v1/admin/support/ratings']> = async (app) => {
  const recent = gt(supportThread.ratedAt, new Date(app.clock.now() - supportRatingTerms.counted));
  const byTopic = await app.db
    .select({ topic: supportThread.topic, good: of('GOOD'), bad: of('BAD') })
    .from(supportThread)
    .where(recent)
    .groupBy(supportThread.topic)
    .orderBy(desc(count()), supportThread.topic);
  const byOperator = await app.db
    .select({ operator: personColumns(appUser), good: of('GOOD'), bad: of('BAD') })
    .from(supportThread)
    .innerJoin(appUser, eq(appUser.id, supportThread.ratedOperatorId))
    .where(recent)
    .groupBy(appUser.id)
    .orderBy(desc(count()), appUser.username);
  const bad = await app.db
    .select({
      chatId: supportThread.chatId,
      topic: supportThread.topic,
      why: supportThread.ratingWhy,
      at: supportThread.ratedAt,
    })
    .from(supportThread)
    .where(and(recent, eq(supportThread.rating, 'BAD')))
    .orderBy(desc(supportThread.ratedAt))
    .limit(shownBad);
  return { byTopic, byOperator, bad: bad.flatMap(({ at, ...one }) => (at === null ? [] : [{ ...one, at }])) };
};
