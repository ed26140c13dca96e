import { and, eq } from 'drizzle-orm';
import type { supportContract } from '#contract/people/support.ts';
import { supportRatingTerms } from '#domain/people/support-topic.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import { supportThread } from '../../platform/db/schema/referrals-and-support';
import type { Handler } from '../../platform/http/call';
import { Refusal } from '../../platform/http/refusal';
import { announceToStaff } from '../audit/public';

/**
 * Rates the answers in one's thread. The rating is that of the operator who had the thread when it was given first.
 * @throws Refusal NOT_FOUND, SUPPORT_NOT_ANSWERED, SUPPORT_RATED once it may be changed no more
 */
export const rateThread: Handler<(typeof supportContract)['PUT /v1/support/threads/{chatId}/rating']> = async (
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
