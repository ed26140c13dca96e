import { eq, inArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/open-database';
import { outbox } from '../db/schema/outbox-and-deadlines';
import { jobTopics } from './outbox-topics';
import type { JobTopic, OutboxTopics } from './outbox-topics';

type Jobs = { readonly [T in JobTopic]: (message: OutboxTopics[T]) => Promise<void> };

type Row = typeof outbox.$inferSelect;

const batch = 10;
const idleMs = 1000;
/** How long a job belongs to whoever took it; one whose process died is free again after that. */
const leaseSeconds = 60;
const maxAttempts = 12;
const longestWaitSeconds = 600;

/**
 * Runs the outbox's jobs, work with mail servers and messengers: a job is taken in a short transaction of its own, so
 * that nothing waits for somebody outside while rows are locked. A failed one comes again, later each time.
 */
export const startJobRunner = (db: Db, log: FastifyBaseLogger, jobs: Jobs) => {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const take = (): Promise<Row[]> => {
    const due = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(sql`${inArray(outbox.topic, [...jobTopics])} AND ${outbox.failedAt} IS NULL AND ${outbox.nextAttemptAt} <= now()`)
      .orderBy(outbox.id)
      .limit(batch)
      .for('update', { skipLocked: true });
    return db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: sql`now() + ${leaseSeconds} * interval '1 second'` })
      .where(inArray(outbox.id, due))
      .returning();
  };

  const postpone = async (row: Row, problem: unknown): Promise<void> => {
    log.error({ err: problem, job: row.id, topic: row.topic, attempts: row.attempts }, 'job failed');
    const seconds = Math.min(2 ** row.attempts, longestWaitSeconds);
    await db
      .update(outbox)
      .set({ nextAttemptAt: sql`now() + ${seconds} * interval '1 second'`, ...(row.attempts >= maxAttempts ? { failedAt: new Date() } : {}) })
      .where(eq(outbox.id, row.id));
  };

  const run = async (row: Row): Promise<void> => {
    try {
      await jobs[row.topic as JobTopic](row.payload as never);
    } catch (problem) {
      return postpone(row, problem);
    }
    await db.delete(outbox).where(eq(outbox.id, row.id));
  };

  const drain = async (): Promise<void> => {
    do {
      again = false;
      for (let taken = batch; taken === batch && !stopped; ) {
        const rows = await take();
        await Promise.all(rows.map(run));
        taken = rows.length;
      }
    } while (again && !stopped);
  };

  const kick = (): void => {
    if (stopped) return;
    again = true;
    running ??= drain()
      .catch((problem: unknown) => log.error({ err: problem }, 'job sweep failed'))
      .finally(() => {
        running = null;
        if (again && !stopped) setImmediate(kick);
      });
  };
  const timer = setInterval(kick, idleMs);
  timer.unref();
  return {
    kick,
    stop: async (): Promise<void> => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
};
