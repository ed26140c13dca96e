import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Kopecks } from '../../../domain/money/kopecks';
import type { Tx } from '../../db/open-database';
import { coursePurchase, courseVoucher, trainingCourse } from '../../db/schema/landings';
import { promoCode } from '../../db/schema/promo-codes';
import { cancelDeadline } from '../../deadlines/schedule-deadline';
import { courseHold, platformAccount, userAccount } from '../../ledger/account-ref';
import { postTransfers } from '../../ledger/post-transfers';
import { recordTransactions } from '../../ledger/record-transaction';
import { announce, userRoom } from '../../outbox/put-outbox';
import { readVouchers, spentOf } from './course-money';

type Purchase = typeof coursePurchase.$inferSelect;

/**
 * Ends a course: what its lessons took off goes to the service, which paid the mates in advance; the rest comes
 * back. False while a lesson's money may still move: nothing has changed then. The purchase is locked by the caller.
 */
export const closeCourse = async (tx: Tx, operationId: string, purchase: Purchase, at: Date): Promise<boolean> => {
  const { id, userId, price } = purchase;
  // Locked first: nobody applies a voucher while the course is being closed.
  await tx
    .select({ code: promoCode.code })
    .from(promoCode)
    .where(inArray(promoCode.code, tx.select({ code: courseVoucher.code }).from(courseVoucher).where(eq(courseVoucher.purchaseId, id))))
    .orderBy(promoCode.code)
    .for('update');
  const vouchers = (await readVouchers(tx, [id])).get(id) ?? [];
  if (vouchers.some(({ goesOn }) => goesOn)) return false;
  const spent: Kopecks = Math.min(spentOf(vouchers), price);
  const refunded = price - spent;
  const [course] = await tx.select({ title: trainingCourse.title }).from(trainingCourse).where(eq(trainingCourse.id, purchase.courseId));
  await postTransfers(
    tx,
    operationId,
    [
      { from: courseHold(id), to: platformAccount('subsidy'), amount: spent },
      { from: courseHold(id), to: userAccount(userId), amount: refunded },
    ],
    at,
  );
  await recordTransactions(tx, [{ userId, operationId, type: 'PURCHASE', amount: refunded, reversalOf: purchase.transactionId, details: { courseId: id, courseTitle: course?.title } }], at);
  await tx.update(coursePurchase).set({ closedAt: at, refunded }).where(eq(coursePurchase.id, id));
  await tx
    .update(promoCode)
    .set({ deactivatedAt: at })
    .where(and(inArray(promoCode.code, vouchers.map(({ code }) => code)), isNull(promoCode.deactivatedAt)));
  await cancelDeadline(tx, { aggregate: `course:${id}`, kind: 'course.expired' });
  await announce(tx, [userRoom(userId)], 'courses changed', {});
  await announce(tx, [userRoom(userId)], 'me changed', {});
  return true;
};
