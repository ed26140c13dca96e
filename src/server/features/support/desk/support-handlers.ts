import { supportStateNames } from '#domain/desk/people-names.ts';
import { topicNames } from '#domain/people/topic-names.ts';
import type { deskSupportContract } from '#contract/desk/people/support.ts';
import type { Handlers, Handler } from '#server/platform/http/call.ts';
import { sendExport } from '../../audit/public';
import { answerThread, closeThread, takeThread } from './act-on-thread';
import { listThreads } from './list-threads';
import { readPast } from '../thread-past';
import { readThread, sendThreadFile, supportTotals } from './read-thread';
import { templateHandlers } from './templates';
import { and, count, desc, eq, gt, type SQL, sql } from 'drizzle-orm';
import { supportRatingTerms } from '#domain/people/support-topic.ts';
import { personColumns } from '#server/platform/db/person-columns.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { supportThread } from '#server/platform/db/schema/referrals-and-support.ts';

const shownBad = 20;

const of = (rating: 'GOOD' | 'BAD'): SQL<number> =>
  sql<number>`(count(*) FILTER (WHERE ${supportThread.rating} = ${rating}))::integer`;

/** What people have said of the support in the last month: by topic, by operator, and the latest reasons of the bad. */
const readRatings: Handler<(typeof deskSupportContract)['GET /v1/admin/support/ratings']> = async (app) => {
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

const sendList: Handlers<typeof deskSupportContract>['GET /v1/admin/support/threads.csv'] = (app, call) =>
  sendExport(app, call, {
    list: 'support',
    page: (query) => listThreads(app, call.actor.id, query),
    columns: {
      Номер: ['text', ({ chatId }) => chatId],
      Кто: ['text', ({ username }) => username],
      Тема: ['text', ({ topic }) => topicNames[topic]],
      Состояние: ['text', ({ state }) => supportStateNames[state]],
      Оператор: ['text', ({ operator }) => operator?.username ?? ''],
      Спрошено: ['moment', ({ createdAt }) => createdAt],
      'Первый ответ': ['moment', ({ firstAnsweredAt }) => firstAnsweredAt],
      'Ждёт с': ['moment', ({ waitingSince }) => waitingSince],
      Изменено: ['moment', ({ changedAt }) => changedAt],
    },
  });

export const deskSupportHandlers: Handlers<typeof deskSupportContract> = {
  'GET /v1/admin/support/threads': (app, { actor, query }) => listThreads(app, actor.id, query),
  'GET /v1/admin/support/threads.csv': sendList,
  'GET /v1/admin/support/threads.xlsx': sendList,
  'GET /v1/admin/support/totals': supportTotals,
  'GET /v1/admin/support/ratings': readRatings,
  'GET /v1/admin/support/threads/{chatId}': readThread,
  'GET /v1/admin/support/threads/{chatId}/past': readPast,
  'GET /v1/admin/support/threads/{chatId}/files/{fileId}': sendThreadFile,
  'PUT /v1/admin/support/threads/{chatId}/operator': takeThread,
  'POST /v1/admin/support/threads/{chatId}/answer': answerThread,
  'PUT /v1/admin/support/threads/{chatId}/closed': closeThread,
  ...templateHandlers,
};
