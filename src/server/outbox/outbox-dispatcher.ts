import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/open-database';
import { outbox } from '../db/schema/outbox-and-deadlines';
import { jobTopics } from './outbox-topics';
import type { JobTopic, OutboxTopic, OutboxTopics } from './outbox-topics';

type EventTopic = Exclude<OutboxTopic, JobTopic>;

type Deliveries = { readonly [T in EventTopic]: (message: OutboxTopics[T]) => Promise<void> | void };

const batch = 200;
const idleMs = 1000;
const maxAttempts = 12;

/**
 * Delivers the outbox's socket events: woken after each transaction of this process, and once a second for what another
 * process left before it died. A row is deleted only after its delivery, so it may be delivered twice.
 */
export const startOutboxDispatcher = (db: Db, log: FastifyBaseLogger, deliver: Deliveries) => {
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const deliverOne = async (row: typeof outbox.$inferSelect): Promise<'done' | 'failed'> => {
    try {
      await deliver[row.topic as EventTopic](row.payload as never);
      return 'done';
    } catch (problem) {
      log.error({ err: problem, outbox: row.id, topic: row.topic }, 'outbox delivery failed');
      return 'failed';
    }
  };

  const deliverBatch = (): Promise<number> =>
    db.transaction(async (tx) => {
      // Not waited for on disk: what a crash forgets to delete is delivered once more.
      await tx.execute(sql`SET LOCAL synchronous_commit = off`);
      const rows = await tx
        .select()
        .from(outbox)
        .where(and(notInArray(outbox.topic, [...jobTopics]), sql`${outbox.failedAt} IS NULL AND ${outbox.nextAttemptAt} <= now()`))
        .orderBy(asc(outbox.id))
        .limit(batch)
        .for('update', { skipLocked: true });
      const done: number[] = [];
      for (const row of rows) {
        if ((await deliverOne(row)) === 'done') done.push(row.id);
        else await postpone(tx, row.id, row.attempts + 1);
      }
      if (done.length > 0) await tx.delete(outbox).where(inArray(outbox.id, done));
      return rows.length;
    });

  const postpone = (tx: Parameters<Parameters<Db['transaction']>[0]>[0], id: number, attempts: number) =>
    tx
      .update(outbox)
      .set({
        attempts,
        nextAttemptAt: sql`now() + ${Math.min(2 ** attempts, 600)} * interval '1 second'`,
        ...(attempts >= maxAttempts ? { failedAt: new Date() } : {}),
      })
      .where(eq(outbox.id, id));

  const drain = async (): Promise<void> => {
    do {
      again = false;
      while (!stopped && (await deliverBatch()) === batch);
    } while (again && !stopped);
  };

  const kick = (): void => {
    if (stopped) return;
    again = true;
    running ??= drain()
      .catch((problem: unknown) => log.error({ err: problem }, 'outbox sweep failed'))
      .finally(() => {
        running = null;
        if (again && !stopped) setImmediate(kick);
      });
  };
  const timer = setInterval(kick, idleMs);
  timer.unref();

  const stop = async (): Promise<void> => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
  return { kick, stop };
};
