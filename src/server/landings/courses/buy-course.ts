import { and, eq, isNull } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { trainingLandingsContract } from '../../../contract/training-landings';
import { kopecksToRubles } from '../../../domain/money/kopecks-to-rubles';
import type { Kopecks } from '../../../domain/money/kopecks';
import { courseTerms } from '../../../domain/settings/course-terms';
import { depositLimits } from '../../../domain/settings/deposit-limits';
import { createDeposit } from '../../balance/create-deposit';
import type { Tx } from '../../db/open-database';
import { coursePurchase, courseVoucher, trainingCourse, trainingLanding } from '../../db/schema/landings';
import { promoCode } from '../../db/schema/promo-codes';
import { violatedConstraint } from '../../db/sql-state';
import { scheduleDeadline } from '../../deadlines/schedule-deadline';
import type { Handler } from '../../http/call';
import { Refusal } from '../../http/refusal';
import { courseHold, userAccount } from '../../ledger/account-ref';
import { balanceOf } from '../../ledger/balance-of';
import { postTransfers } from '../../ledger/post-transfers';
import { recordTransactions } from '../../ledger/record-transaction';
import { notify } from '../../notifications/notify';
import { runOperation } from '../../operation/run-operation';
import { announce, userRoom } from '../../outbox/put-outbox';
import { lessonValue } from './lesson-value';
import { readCourse } from './read-courses';

type Course = typeof trainingCourse.$inferSelect & { readonly gameId: string };

/** Letters and digits that nobody mixes up. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newCode = (): string => `LESSON-${Array.from({ length: 10 }, () => signs[randomInt(signs.length)]).join('')}`;

const demandCourse = async (tx: Tx, id: number): Promise<Course> => {
  const [row] = await tx
    .select({ course: trainingCourse, gameId: trainingLanding.gameId })
    .from(trainingCourse)
    .innerJoin(trainingLanding, and(eq(trainingLanding.id, trainingCourse.landingId), eq(trainingLanding.published, true)))
    .where(and(eq(trainingCourse.id, id), eq(trainingCourse.enabled, true)));
  if (!row) throw new Refusal('TRAINING_LANDINGS_COURSE_NOT_FOUND');
  return { ...row.course, gameId: row.gameId };
};

/** Before anything is paid; two at once are told apart by the index. */
const demandNotOpen = async (tx: Tx, userId: string, courseId: number): Promise<void> => {
  const [open] = await tx
    .select({ id: coursePurchase.id })
    .from(coursePurchase)
    .where(and(eq(coursePurchase.userId, userId), eq(coursePurchase.courseId, courseId), isNull(coursePurchase.closedAt)));
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

/** One personal code for each lesson, for an hour of training in this game. */
const giveVouchers = async (tx: Tx, course: Course, purchaseId: string, userId: string, at: Date, expiresAt: Date): Promise<void> => {
  const codes = Array.from({ length: course.lessons }, newCode);
  await tx.insert(promoCode).values(
    codes.map((code) => ({
      code, amount: lessonValue(course), userId, gameId: course.gameId, categoryKinds: ['EDUCATION' as const], expiresAt, maxUses: 1, createdAt: at,
    })),
  );
  await tx.insert(courseVoucher).values(codes.map((code, index) => ({ code, purchaseId, lesson: index + 1 })));
};

/** What has to be put on the account first; never less than a deposit may be. */
const shortfallOf = (price: Kopecks, available: Kopecks): Kopecks => Math.max(price - available, depositLimits.min);

/**
 * Holds the price and gives the vouchers; without enough money starts a deposit for what is missing, and buys nothing yet.
 * Only the person's own money: it can come back.
 * @throws Refusal TRAINING_LANDINGS_COURSE_NOT_FOUND, COURSE_ALREADY_BOUGHT
 */
export const buyCourse: Handler<(typeof trainingLandingsContract)['POST /v1/training-landings/courses/{id}']> = (app, { actor, params, body, idempotencyKey }) =>
  runOperation(app, { kind: 'POST /v1/training-landings/courses/{id}', actor: actor.id, idempotencyKey, request: { ...body, id: params.id } }, async (tx, operationId) => {
    const now = app.clock.now();
    const at = new Date(now);
    const userId = actor.id;
    const course = await demandCourse(tx, params.id);
    const available = await balanceOf(tx, userAccount(userId), true);
    await demandNotOpen(tx, userId, course.id);
    if (available < course.price) {
      const amount = shortfallOf(course.price, available);
      const deposit = await createDeposit(app, tx, { userId, amount, method: body.method, returnTo: body.returnTo });
      return { purchase: null, deposit: { ...deposit, amount: kopecksToRubles(amount) } };
    }
    const id = uuidv7();
    const expiresAt = new Date(now + courseTerms.voucherLifetime);
    await postTransfers(tx, operationId, [{ from: userAccount(userId), to: courseHold(id), amount: course.price }], at);
    const [transactionId] = await recordTransactions(
      tx,
      [{ userId, operationId, type: 'PURCHASE', amount: -course.price, details: { courseId: id, courseTitle: course.title } }],
      at,
    );
    if (transactionId === undefined) throw new Error('a purchase has a line');
    const { lessons, price } = course;
    await writePurchase(tx, { id, courseId: course.id, userId, lessons, price, transactionId, boughtAt: at, expiresAt });
    await giveVouchers(tx, course, id, userId, at, expiresAt);
    await scheduleDeadline(tx, { aggregate: `course:${id}`, kind: 'course.expired' }, expiresAt.getTime());
    await notify(tx, [userId], { kind: 'COURSE_BOUGHT', facts: { gameId: course.gameId, landingId: course.landingId, title: course.title, lessons, until: expiresAt }, at });
    await announce(tx, [userRoom(userId)], 'courses changed', {});
    await announce(tx, [userRoom(userId)], 'me changed', {});
    return { purchase: await readCourse(tx, userId, id), deposit: null };
  });
