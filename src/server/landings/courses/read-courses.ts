import { desc, eq } from 'drizzle-orm';
import type { CoursePurchase } from '../../../contract/training-landings';
import { kopecksToRubles } from '../../../domain/money/kopecks-to-rubles';
import type { Executor } from '../../db/open-database';
import { coursePurchase, trainingCourse, trainingLanding } from '../../db/schema/landings';
import { readVouchers, spentOf } from './course-money';

/** A person's courses, newest first; `id` narrows them to one. */
export const readCourses = async (db: Executor, userId: string, id: string | null = null): Promise<CoursePurchase[]> => {
  const rows = await db
    .select({ purchase: coursePurchase, course: trainingCourse, gameId: trainingLanding.gameId })
    .from(coursePurchase)
    .innerJoin(trainingCourse, eq(trainingCourse.id, coursePurchase.courseId))
    .innerJoin(trainingLanding, eq(trainingLanding.id, trainingCourse.landingId))
    .where(id === null ? eq(coursePurchase.userId, userId) : eq(coursePurchase.id, id))
    .orderBy(desc(coursePurchase.id));
  const vouchers = await readVouchers(db, rows.map(({ purchase }) => purchase.id));
  return rows.map(({ purchase, course, gameId }) => {
    const own = vouchers.get(purchase.id) ?? [];
    return {
      id: purchase.id,
      course: { id: course.id, title: course.title, landingId: course.landingId, gameId },
      price: kopecksToRubles(purchase.price),
      boughtAt: purchase.boughtAt.toISOString(),
      expiresAt: purchase.expiresAt.toISOString(),
      closedAt: purchase.closedAt?.toISOString() ?? null,
      refunded: kopecksToRubles(purchase.refunded),
      refundable: kopecksToRubles(purchase.closedAt === null ? purchase.price - spentOf(own) : 0),
      vouchers: own.map(({ code, lesson, squadId }) => ({ code, lesson, squadId })),
    };
  });
};

/** The purchase just written. */
export const readCourse = async (db: Executor, userId: string, id: string): Promise<CoursePurchase> => {
  const [course] = await readCourses(db, userId, id);
  if (!course) throw new Error(`no purchase ${id}`);
  return course;
};
