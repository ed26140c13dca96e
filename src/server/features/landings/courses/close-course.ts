import { eq } from 'drizzle-orm';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { coursePurchase, courseVoucher, trainingCourse } from '#server/platform/db/schema/mates/landings.ts';
import { cancelDeadline, scheduleDeadline } from '#server/platform/deadlines/schedule-deadline.ts';
import { courseHold, platformAccount, userAccount } from '#domain/money/account-ref.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { recordTransactions } from '#server/platform/ledger/record-transaction.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { deactivatePromoCodes, lockPromoCodes } from '../../promo-codes/public';
import { readVouchers, spentOf } from './read-courses';
import { days } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import type { DeadlineHandler } from '#server/platform/deadlines/deadline-sweeper.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';

type Purchase = typeof coursePurchase.$inferSelect;

/**
 * Ends a course: the value of used lessons goes to the service, which has paid the mates in advance; the rest is
 * returned. False, without any change, while a lesson's money may still move. The caller has locked the purchase.
 */
export const closeCourse = async (tx: Tx, operationId: string, purchase: Purchase, at: Date): Promise<boolean> => {
  const { id, userId, price } = purchase;
  // Locked first, so that nobody applies a voucher while the course is being closed.
  const codes = (
    await tx.select({ code: courseVoucher.code }).from(courseVoucher).where(eq(courseVoucher.purchaseId, id))
  ).map(({ code }) => code);
  await lockPromoCodes(tx, codes);
  const vouchers = (await readVouchers(tx, [id])).get(id) ?? [];
  if (vouchers.some(({ goesOn }) => goesOn)) return false;
  const spent: Kopecks = Math.min(spentOf(vouchers), price);
  const refunded = price - spent;
  const [course] = await tx
    .select({ title: trainingCourse.title })
    .from(trainingCourse)
    .where(eq(trainingCourse.id, purchase.courseId));
  await postTransfers(
    tx,
    operationId,
    [
      { from: courseHold(id), to: platformAccount('subsidy'), amount: spent },
      { from: courseHold(id), to: userAccount(userId), amount: refunded },
    ],
    at,
  );
  await recordTransactions(
    tx,
    [
      {
        userId,
        operationId,
        type: 'PURCHASE',
        amount: refunded,
        reversalOf: purchase.transactionId,
        details: { courseId: id, courseTitle: course?.title },
      },
    ],
    at,
  );
  await tx.update(coursePurchase).set({ closedAt: at, refunded }).where(eq(coursePurchase.id, id));
  await deactivatePromoCodes(tx, codes, at);
  await cancelDeadline(tx, { aggregate: `course:${id}`, kind: 'course.expired' });
  await announce(tx, [userRoom(userId)], 'courses changed', {});
  await announce(tx, [userRoom(userId)], 'me changed', {});
  return true;
};

/** After 90 days the course closes by itself; while a lesson is still running it is retried a day later. */
export const expireCourse =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId, kind }) => {
    const [purchase] = await tx.select().from(coursePurchase).where(eq(coursePurchase.id, aggregateId));
    if (!purchase || purchase.closedAt !== null) return;
    const now = app.clock.now();
    const operationId = await openOperation(tx, 'course.expired', 'system', new Date(now));
    const closed = await closeCourse(tx, operationId, purchase, new Date(now));
    if (!closed) await scheduleDeadline(tx, { aggregate: `course:${aggregateId}`, kind }, now + days(1));
  };
