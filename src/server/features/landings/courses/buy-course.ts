import { and, eq, isNull } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Kopecks } from '#domain/money/kopecks.ts';
import type { trainingLandingsContract } from '#contract/mates/training-landings.ts';
import { courseTerms } from '#domain/money/course-terms.ts';
import { depositFor } from '#domain/money/payment-methods.ts';
import { countDeposit, createDeposit, openPayment } from '../../balance/public';
import type { Tx } from '#server/platform/db/open-database.ts';
import {
  coursePurchase,
  courseVoucher,
  trainingCourse,
  trainingLanding,
} from '#server/platform/db/schema/mates/landings.ts';
import { violatedConstraint } from '#server/platform/db/database-errors.ts';
import { scheduleDeadline } from '#server/platform/deadlines/schedule-deadline.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { limitRate } from '#server/platform/http/rate-limit.ts';
import { networkOf } from '#server/platform/http/network-of.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { courseHold, userAccount } from '#domain/money/account-ref.ts';
import { balanceOf } from '#server/platform/ledger/balances.ts';
import { postTransfers } from '#server/platform/ledger/post-transfers.ts';
import { requireSecondStepFor } from '#server/platform/sessions/second-step.ts';
import { requireFreeMoney } from '#server/platform/ledger/resting-money.ts';
import { recordTransactions } from '#server/platform/ledger/record-transaction.ts';
import { notify } from '../../notifications/public';
import { issuePromoCodes } from '../../promo-codes/public';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { isSchoolVisible } from '../visible-landings';
import { readCourse } from './read-courses';

/** The value of one lesson of a course, kopecks; the remainder of the division is returned when the course closes. */
export const lessonValue = ({ price, lessons }: { readonly price: Kopecks; readonly lessons: number }): Kopecks =>
  Math.floor(price / lessons);

type Course = typeof trainingCourse.$inferSelect & { readonly gameId: string };

/** Letters and digits that cannot be confused. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newCode = (): string => `LESSON-${Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('')}`;

const requireCourse = async (tx: Tx, id: number): Promise<Course> => {
  const [row] = await tx
    .select({ course: trainingCourse, gameId: trainingLanding.gameId })
    .from(trainingCourse)
    .innerJoin(trainingLanding, and(eq(trainingLanding.id, trainingCourse.landingId), isSchoolVisible))
    .where(and(eq(trainingCourse.id, id), eq(trainingCourse.enabled, true)));
  if (!row) throw new Refusal('TRAINING_LANDINGS_COURSE_NOT_FOUND');
  return { ...row.course, gameId: row.gameId };
};

/** Checked before anything is paid; concurrent purchases are refused by the unique index. */
const requireNotOpen = async (tx: Tx, userId: string, courseId: number): Promise<void> => {
  const [open] = await tx
    .select({ id: coursePurchase.id })
    .from(coursePurchase)
    .where(
      and(eq(coursePurchase.userId, userId), eq(coursePurchase.courseId, courseId), isNull(coursePurchase.closedAt)),
    );
  if (open) throw new Refusal('COURSE_ALREADY_BOUGHT');
};

const writePurchase = async (tx: Tx, row: typeof coursePurchase.$inferInsert): Promise<void> => {
  try {
    await tx.insert(coursePurchase).values(row);
  } catch (problem) {
    if (violatedConstraint(problem) === 'course_purchase_one_open') throw new Refusal('COURSE_ALREADY_BOUGHT');
    throw problem;
  }
};

/** Issues one personal promo code per lesson, for an hour of training in this game. */
const giveVouchers = async (
  tx: Tx,
  course: Course,
  purchaseId: string,
  userId: string,
  at: Date,
  expiresAt: Date,
): Promise<void> => {
  const codes = Array.from({ length: course.lessons }, newCode);
  await issuePromoCodes(
    tx,
    codes.map((code) => ({
      code,
      amount: lessonValue(course),
      userId,
      gameId: course.gameId,
      categoryKinds: ['EDUCATION'],
      expiresAt,
      maxUses: 1,
      createdAt: at,
    })),
  );
  await tx.insert(courseVoucher).values(codes.map((code, index) => ({ code, purchaseId, lesson: index + 1 })));
};

/**
 * Holds the price and issues the vouchers; without enough money starts a deposit of the shortfall and buys nothing yet.
 * Only own money, since it may be returned.
 * @throws Refusal TRAINING_LANDINGS_COURSE_NOT_FOUND, COURSE_ALREADY_BOUGHT, MONEY_RESTS, RATE_LIMITED
 */
export const buyCourse: Handler<(typeof trainingLandingsContract)['POST /v1/training-landings/courses/{id}']> = async (
  app,
  { actor, params, body, idempotencyKey, http },
) => {
  const { window, perPerson, perAddress } = courseTerms.purchases;
  await limitRate(app, `course:${actor.id}`, perPerson, window);
  await limitRate(app, `course:${networkOf(http.request.ip)}`, perAddress, window);
  const { purchase, deposit } = await runOperation(
    app,
    {
      kind: 'POST /v1/training-landings/courses/{id}',
      actor: actor.id,
      idempotencyKey,
      request: { ...body, id: params.id },
    },
    async (tx, operationId) => {
      const now = app.clock.now();
      const at = new Date(now);
      const userId = actor.id;
      const course = await requireCourse(tx, params.id);
      const available = await balanceOf(tx, userAccount(userId), true);
      await requireNotOpen(tx, userId, course.id);
      await requireFreeMoney(tx, userId, now);
      if (available < course.price) {
        await countDeposit(app, actor, http.request.ip);
        const { method, returnTo } = body;
        const amount = depositFor(course.price - available, method);
        const { depositId } = await createDeposit(app, tx, { userId, amount, method, returnTo });
        return { purchase: null, deposit: { depositId, amount } };
      }
      await requireSecondStepFor(app, tx, actor, course.price);
      const id = uuidv7();
      const expiresAt = new Date(now + courseTerms.voucherLifetime);
      await postTransfers(
        tx,
        operationId,
        [{ from: userAccount(userId), to: courseHold(id), amount: course.price }],
        at,
      );
      const [transactionId] = await recordTransactions(
        tx,
        [
          {
            userId,
            operationId,
            type: 'PURCHASE',
            amount: -course.price,
            details: { courseId: id, courseTitle: course.title },
          },
        ],
        at,
      );
      if (transactionId === undefined) throw new Error('a purchase has a line');
      const { lessons, price } = course;
      await writePurchase(tx, {
        id,
        courseId: course.id,
        userId,
        lessons,
        price,
        transactionId,
        boughtAt: at,
        expiresAt,
      });
      await giveVouchers(tx, course, id, userId, at, expiresAt);
      await scheduleDeadline(tx, { aggregate: `course:${id}`, kind: 'course.expired' }, expiresAt.getTime());
      await notify(tx, [userId], {
        kind: 'COURSE_BOUGHT',
        facts: {
          gameId: course.gameId,
          landingId: course.landingId,
          title: course.title,
          lessons,
          until: expiresAt.getTime(),
        },
        at,
      });
      await announce(tx, [userRoom(userId)], 'courses changed', {});
      await announce(tx, [userRoom(userId)], 'me changed', {});
      return { purchase: await readCourse(tx, userId, id), deposit: null };
    },
  );
  if (deposit === null) return { purchase, deposit };
  return { purchase, deposit: { ...deposit, ...(await openPayment(app, deposit.depositId, http.request.ip)) } };
};
