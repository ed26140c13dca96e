import type { supportContract } from '#contract/people/support.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Handlers, Handler } from '../../platform/http/call';
import { limitRate } from '../../platform/http/rate-limit';
import { openThread } from './open-thread';
import { eq, and } from 'drizzle-orm';
import type { Executor } from '../../platform/db/open-database';
import { chat, chatMessage } from '../../platform/db/schema/chat';
import { supportThread } from '../../platform/db/schema/referrals-and-support';
import { keyset } from '../../platform/http/keyset';
import { threadColumns, threadView } from './thread-columns';
import { supportRatingTerms } from '#domain/people/support-topic.ts';
import { Refusal } from '../../platform/http/refusal';
import { announceToStaff } from '../audit/public';

/**
 * Rates the answers in one's thread. The rating is that of the operator who had the thread when it was given first.
 * @throws Refusal NOT_FOUND, SUPPORT_NOT_ANSWERED, SUPPORT_RATED once it may be changed no more
 */
const rateThread: Handler<(typeof supportContract)['PUT /v1/support/threads/{chatId}/rating']> = async (
  app,
  { actor, params: { chatId }, body: { rating, why } },
) => {
  await inTransaction(app.db, async (tx) => {
    const own = and(eq(supportThread.chatId, chatId), eq(supportThread.userId, actor.id));
    const [thread] = await tx.select().from(supportThread).where(own).for('update');
    if (!thread) throw new Refusal('NOT_FOUND');
    if (thread.firstAnsweredAt === null) throw new Refusal('SUPPORT_NOT_ANSWERED');
    const now = app.clock.now();
    const { ratedAt, ratedOperatorId, operatorId } = thread;
    if (ratedAt !== null && now > ratedAt.getTime() + supportRatingTerms.changedFor) throw new Refusal('SUPPORT_RATED');
    await tx
      .update(supportThread)
      .set({
        rating,
        ratingWhy: why,
        ratedAt: ratedAt ?? new Date(now),
        ratedOperatorId: ratedAt === null ? operatorId : ratedOperatorId,
      })
      .where(own);
    await announceToStaff(tx, 'support');
  });
};

interface Wish {
  readonly userId: string;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/** A person's threads by their last change, newest first. */
const listOwnThreads = async (db: Executor, { userId, cursor, limit }: Wish) => {
  const order = keyset({
    sorts: { changedAt: { by: supportThread.changedAt, type: 'timestamptz' } },
    id: { by: supportThread.chatId, type: 'uuid' },
    sort: '-changedAt',
    cursor,
  });
  const rows = await db
    .select({ ...threadColumns, id: supportThread.chatId, key: order.key })
    .from(supportThread)
    .innerJoin(chat, eq(chat.id, supportThread.chatId))
    .leftJoin(chatMessage, eq(chatMessage.id, chat.lastMessageId))
    .where(order.where(eq(supportThread.userId, userId)))
    .orderBy(...order.orderBy)
    .limit(limit + 1);
  const { page, nextCursor } = order.cut(rows, limit);
  return { items: page.map(threadView), nextCursor };
};

const threadsAnHour = 10;
const hour = 60 * 60_000;

export const supportHandlers: Handlers<typeof supportContract> = {
  'GET /v1/support/threads': (app, { actor, query }) => listOwnThreads(app.db, { userId: actor.id, ...query }),
  'PUT /v1/support/threads/{chatId}/rating': rateThread,
  'POST /v1/support/threads': async (app, { actor, body }) => {
    await limitRate(app, `support:${actor.id}`, threadsAnHour, hour);
    return { chatId: await inTransaction(app.db, (tx) => openThread(app, tx, actor, body)) };
  },
};
