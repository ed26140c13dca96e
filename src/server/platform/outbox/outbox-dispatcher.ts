import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/open-database';
import { outbox } from '../db/schema/outbox-and-deadlines';
import { brief, nextAttempt, startSweeps } from './sweeps';
import { type EventTopic, type ImmediateEvent, jobTopics, type OutboxTopics } from './outbox-topics';
import { inBatches } from '../concurrency/in-batches';

/**
 * Deletes delivered rows from the outbox by their ids, in the background. Commits need not wait for the disk: a row
 * whose deletion a crash has lost is delivered once more. Ids are gathered for `gatherMs` of real time.
 */
const deleteInBatches = (db: Db, onError: (problem: unknown) => void, gatherMs: number) =>
  inBatches<number>(async (ids) => {
    // The setting applies only to the transaction of this statement.
    await db
      .execute(
        sql`WITH unwaited AS (SELECT set_config('synchronous_commit', 'off', true))
          DELETE FROM outbox USING unwaited WHERE id = ANY(${sql.param([...ids])}::bigint[])`,
      )
      .catch(onError);
  }, gatherMs);

type Deliveries = { readonly [T in EventTopic]: (message: OutboxTopics[T]) => Promise<void> | void };

const batch = 200;

/** How long delivered rows are gathered before they are deleted: far less than `deliveryGraceSeconds`. */
const deleteWithinMs = 100;

const due = and(
  notInArray(outbox.topic, [...jobTopics]),
  sql`${outbox.failedAt} IS NULL AND ${outbox.nextAttemptAt} <= now()`,
);

/**
 * Delivers the outbox's socket events: immediately those that `deliver` receives after their commit, all others by
 * sweeps. A sweep runs after each transaction of this process, and once a second for rows of processes that have died.
 * A row is deleted only after its delivery, so it may be delivered twice.
 */
export const startOutboxDispatcher = (
  db: Db,
  log: FastifyBaseLogger,
  deliver: Deliveries,
  gatherMs = deleteWithinMs,
) => {
  const deliverOne = async (id: number | undefined, topic: string, message: unknown): Promise<'done' | 'failed'> => {
    try {
      await deliver[topic as EventTopic](message as never);
      return 'done';
    } catch (problem) {
      log.error({ err: problem, outbox: id, topic }, 'outbox delivery failed');
      return 'failed';
    }
  };

  /** A cheap check, because there is nearly always nothing: events of this process are delivered immediately. */
  const isAnyDue = async (): Promise<boolean> =>
    (await db.select({ id: outbox.id }).from(outbox).where(due).limit(1)).length > 0;

  const deliverBatch = (): Promise<number> =>
    db.transaction(async (tx) => {
      // The commit need not wait for the disk: a row whose deletion a crash has lost is delivered once more.
      await tx.execute(sql`SET LOCAL synchronous_commit = off`);
      const rows = await tx
        .select()
        .from(outbox)
        .where(due)
        .orderBy(asc(outbox.id))
        .limit(batch)
        .for('update', { skipLocked: true });
      const done: number[] = [];
      for (const row of rows) {
        const attempts = row.attempts + 1;
        if ((await deliverOne(row.id, row.topic, row.payload)) === 'done') done.push(row.id);
        else
          await tx
            .update(outbox)
            .set({ attempts, ...nextAttempt(attempts, brief) })
            .where(eq(outbox.id, row.id));
      }
      if (done.length > 0) await tx.delete(outbox).where(inArray(outbox.id, done));
      return rows.length;
    });

  const onError = (problem: unknown): void => log.error({ err: problem }, 'outbox sweep failed');
  const sweeps = startSweeps(async () => (await isAnyDue()) && (await deliverBatch()) === batch, onError);
  const deletions = deleteInBatches(db, onError, gatherMs);
  const deliverRows = async (rows: readonly ImmediateEvent[]): Promise<void> => {
    for (const { id, topic, message } of rows)
      if ((await deliverOne(id, topic, message)) === 'done' && id !== undefined) deletions.add(id);
    // Delivered again after a crash, it would remove a person who has joined the room again since.
    if (rows.some(({ id, topic }) => id !== undefined && topic === 'leave')) await deletions.flush();
  };
  return {
    kick: sweeps.kick,
    /** Delivers events now; one that fails and has a row in the outbox is left for a sweep. */
    deliver: (rows: readonly ImmediateEvent[]): void => void deliverRows(rows),
    stop: async (): Promise<void> => {
      await sweeps.stop();
      await deletions.flush();
    },
  };
};
