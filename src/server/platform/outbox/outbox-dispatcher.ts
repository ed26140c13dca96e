import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/open-database';
import { outbox } from '../db/schema/outbox-and-deadlines';
import { nextAttempt, startSweeps } from './sweeps';
import { type JobTopic, jobTopics, type OutboxTopic, type OutboxTopics } from './put-outbox';

type EventTopic = Exclude<OutboxTopic, JobTopic>;

type Deliveries = { readonly [T in EventTopic]: (message: OutboxTopics[T]) => Promise<void> | void };

const batch = 200;

/**
 * Delivers the outbox's socket events: woken after each transaction of this process, and once a second for what another
 * process left before it died. A row is deleted only after its delivery, so it may be delivered twice.
 */
export const startOutboxDispatcher = (db: Db, log: FastifyBaseLogger, deliver: Deliveries) => {
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
        .where(
          and(
            notInArray(outbox.topic, [...jobTopics]),
            sql`${outbox.failedAt} IS NULL AND ${outbox.nextAttemptAt} <= now()`,
          ),
        )
        .orderBy(asc(outbox.id))
        .limit(batch)
        .for('update', { skipLocked: true });
      const done: number[] = [];
      for (const row of rows) {
        const attempts = row.attempts + 1;
        if ((await deliverOne(row)) === 'done') done.push(row.id);
        else
          await tx
            .update(outbox)
            .set({ attempts, ...nextAttempt(attempts) })
            .where(eq(outbox.id, row.id));
      }
      if (done.length > 0) await tx.delete(outbox).where(inArray(outbox.id, done));
      return rows.length;
    });

  return startSweeps(
    async () => (await deliverBatch()) === batch,
    (problem) => log.error({ err: problem }, 'outbox sweep failed'),
  );
};
