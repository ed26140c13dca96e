import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { days } from '../../../domain/settings/durations';
import type { App } from '../../app/app';
import { coursePurchase } from '../../db/schema/landings';
import { operation } from '../../db/schema/ledger';
import type { DeadlineHandler } from '../../deadlines/deadline-sweeper';
import { scheduleDeadline } from '../../deadlines/schedule-deadline';
import { closeCourse } from './close-course';

/** After 90 days the course closes by itself; while a lesson is still going on it waits for another day. */
export const expireCourse =
  (app: App): DeadlineHandler =>
  async (tx, { aggregateId, kind }) => {
    const [purchase] = await tx.select().from(coursePurchase).where(eq(coursePurchase.id, aggregateId));
    if (!purchase || purchase.closedAt !== null) return;
    const now = app.clock.now();
    const id = uuidv7();
    await tx.insert(operation).values({ id, kind, actor: 'system', idempotencyKey: null, createdAt: new Date(now) });
    const closed = await closeCourse(tx, id, purchase, new Date(now));
    if (!closed) await scheduleDeadline(tx, { aggregate: `course:${aggregateId}`, kind }, now + days(1));
  };
