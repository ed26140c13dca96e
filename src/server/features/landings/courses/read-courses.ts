import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import {
  coursePurchase,
  courseVoucher,
  trainingCourse,
  trainingLanding,
} from '#server/platform/db/schema/mates/landings.ts';
import { promoCodeUse } from '#server/platform/db/schema/money/promo-codes.ts';
import { squad, squadPayment } from '#server/platform/db/schema/squads.ts';
import type { CoursePurchaseAnswer } from '#contract/mates/training-landings.ts';

interface VoucherUse {
  readonly code: string;
  readonly lesson: number;
  /** The squad that it is applied to; null while it is unused. */
  readonly squadId: number | null;
  /** The discount that it gave there, as far as the money is settled or held. */
  readonly spent: Kopecks;
  /** Whether the squad's money may still move. */
  readonly goesOn: boolean;
}

/** Vouchers by purchase, each with the state of its squad. */
export const readVouchers = async (
  db: Executor,
  purchaseIds: readonly string[],
): Promise<ReadonlyMap<string, readonly VoucherUse[]>> => {
  if (purchaseIds.length === 0) return new Map();
  const rows = await db
    .select({
      purchaseId: courseVoucher.purchaseId,
      code: courseVoucher.code,
      lesson: courseVoucher.lesson,
      squadId: promoCodeUse.squadId,
      status: squad.status,
      settledAt: squad.settledAt,
      spent: sql<number>`coalesce((SELECT sum(${squadPayment.subsidy} - ${squadPayment.subsidyReturned}) FROM ${squadPayment} WHERE ${squadPayment.squadId} = ${squad.id}), 0)::float8`,
    })
    .from(courseVoucher)
    .leftJoin(promoCodeUse, eq(promoCodeUse.code, courseVoucher.code))
    .leftJoin(squad, eq(squad.id, promoCodeUse.squadId))
    .where(inArray(courseVoucher.purchaseId, [...purchaseIds]))
    .orderBy(courseVoucher.lesson);
  const found = new Map<string, VoucherUse[]>();
  for (const { purchaseId, code, lesson, squadId, status, settledAt, spent } of rows) {
    const goesOn = status !== null && status !== 'DISBANDED' && !(status === 'FINISHED' && settledAt !== null);
    found.set(purchaseId, [...(found.get(purchaseId) ?? []), { code, lesson, squadId, spent, goesOn }]);
  }
  return found;
};

/** The total discount of these vouchers so far. */
export const spentOf = (vouchers: readonly VoucherUse[]): Kopecks =>
  vouchers.reduce((sum, { spent }) => sum + spent, 0);

/** A person's courses, newest first; `id` limits them to one. */
export const readCourses = async (
  db: Executor,
  userId: string,
  id: string | null = null,
): Promise<CoursePurchaseAnswer[]> => {
  const rows = await db
    .select({ purchase: coursePurchase, course: trainingCourse, gameId: trainingLanding.gameId })
    .from(coursePurchase)
    .innerJoin(trainingCourse, eq(trainingCourse.id, coursePurchase.courseId))
    .innerJoin(trainingLanding, eq(trainingLanding.id, trainingCourse.landingId))
    .where(id === null ? eq(coursePurchase.userId, userId) : eq(coursePurchase.id, id))
    .orderBy(desc(coursePurchase.id));
  const vouchers = await readVouchers(
    db,
    rows.map(({ purchase }) => purchase.id),
  );
  return rows.map(({ purchase, course, gameId }) => {
    const own = vouchers.get(purchase.id) ?? [];
    return {
      id: purchase.id,
      course: { id: course.id, title: course.title, landingId: course.landingId, gameId },
      price: purchase.price,
      boughtAt: purchase.boughtAt,
      expiresAt: purchase.expiresAt,
      closedAt: purchase.closedAt,
      refunded: purchase.refunded,
      refundable: purchase.closedAt === null ? purchase.price - spentOf(own) : 0,
      vouchers: own.map(({ code, lesson, squadId }) => ({ code, lesson, squadId })),
    };
  });
};

/** The purchase just written. */
export const readCourse = async (db: Executor, userId: string, id: string): Promise<CoursePurchaseAnswer> => {
  const [course] = await readCourses(db, userId, id);
  if (!course) throw new Error(`no purchase ${id}`);
  return course;
};
