import { eq, inArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/open-database';
import { outbox } from '../db/schema/outbox-and-deadlines';
import { nextAttempt, startSweeps } from './sweeps';
import { type JobTopic, jobTopics, type OutboxTopics } from './outbox-topics';

/** Sends a letter, as a job of its own or within another job. */
export type SendMail = (message: OutboxTopics['mail']) => Promise<void>;

/** The handler of each job. `jobId` is for `finishJob`. */
export type Jobs = { readonly [T in JobTopic]: (message: OutboxTopics[T], jobId: number) => Promise<void> };

type Row = typeof outbox.$inferSelect;

const batch = 10;
/**
 * Lease: how long a job belongs to the process that took it. If that process dies, the job is free again afterwards.
 */
const leaseSeconds = 60;

/**
 * Runs the outbox's jobs: work with mail servers, messengers and other external services. A job is leased in a short
 * transaction of its own, so that no row is locked while an external service responds. A failed job is retried with
 * growing delays.
 */
export const startJobRunner = (db: Db, log: FastifyBaseLogger, jobs: Jobs) => {
  const take = (): Promise<Row[]> => {
    const due = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(
        sql`${inArray(outbox.topic, [...jobTopics])} AND ${outbox.failedAt} IS NULL AND ${outbox.nextAttemptAt} <= now()`,
      )
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
    await db.update(outbox).set(nextAttempt(row.attempts)).where(eq(outbox.id, row.id));
  };

  const run = async (row: Row): Promise<void> => {
    try {
      await jobs[row.topic as JobTopic](row.payload as never, row.id);
    } catch (problem) {
      return postpone(row, problem);
    }
    await db.delete(outbox).where(eq(outbox.id, row.id));
  };

  const sweep = async (): Promise<boolean> => {
    const rows = await take();
    await Promise.all(rows.map(run));
    return rows.length === batch;
  };

  return startSweeps(sweep, (problem) => log.error({ err: problem }, 'job sweep failed'));
};
