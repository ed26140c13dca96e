import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/open-database';
import { outbox } from '../db/schema/outbox-and-deadlines';
import { isInLane, jobLanes } from './job-lanes';
import { type JobTopic, jobTopics, type OutboxTopics } from './outbox-topics';
import { nextAttempt, type Patience, startSweeps } from './sweeps';

/**
 * Sends a letter, as a job of its own or within another job. `key` is the same whenever the same letter is sent again.
 * @throws Undeliverable when the mail server refuses it for good
 */
export type SendMail = (message: OutboxTopics['mail'], key: string) => Promise<void>;

/** The handler of each job. `jobId` is for `finishJob`. */
export type Jobs = { readonly [T in JobTopic]: (message: OutboxTopics[T], jobId: number) => Promise<void> };

/** Trying again would change nothing: the job is given up at once. */
export class Undeliverable extends Error {}

type Row = typeof outbox.$inferSelect;

/** Jobs of one lane that run at the same time, unless it says otherwise. */
const usualSlots = 10;
/**
 * Lease: how long a job belongs to the process that took it; extended while the process works on it. If that process
 * dies, the job is free again afterwards.
 */
const leaseSeconds = 60;
const extendEveryMs = 20_000;
/** How long `stop` waits for running jobs. One that is cut off is taken again when its lease has ended. */
const stopWithinMs = 5000;

/** Characters. */
const longestReason = 500;

/** For what is refused for good. */
const none: Patience = { attempts: 0, longestWaitSeconds: 0 };

const isDue = and(isNull(outbox.failedAt), sql`${outbox.nextAttemptAt} <= now()`);

const leased = { nextAttemptAt: sql`now() + ${leaseSeconds} * interval '1 second'` };

/** What went wrong, with the answer of the other side where there is one. */
const reasonOf = (problem: unknown): string => {
  const messageOf = (one: unknown): string => (one instanceof Error ? one.message : String(one));
  const cause = problem instanceof Error ? problem.cause : undefined;
  return [problem, ...(cause === undefined ? [] : [cause])].map(messageOf).join(': ').slice(0, longestReason);
};

/** Jobs that were given up and are deleted by retention. */
export const countJobsGivenUp = async (db: Db): Promise<number> => {
  const [found] = await db
    .select({ rows: count() })
    .from(outbox)
    .where(and(inArray(outbox.topic, [...jobTopics]), isNotNull(outbox.failedAt)));
  return found?.rows ?? 0;
};

/**
 * Runs the outbox's jobs: work with mail servers, messengers and other external services. A job is leased in a short
 * transaction of its own, so that no row is locked while an external service responds. A failed job is retried with
 * growing delays.
 */
export const startJobRunner = (db: Db, log: FastifyBaseLogger, jobs: Jobs) => {
  const running = new Map<number, Promise<void>>();

  /** A cheap check, because there is nearly always nothing. */
  const dueTopics = async (): Promise<ReadonlySet<string>> => {
    const due = db
      .selectDistinct({ topic: outbox.topic })
      .from(outbox)
      .where(and(inArray(outbox.topic, [...jobTopics]), isDue));
    return new Set((await due).map(({ topic }) => topic));
  };

  const take = (lane: (typeof jobLanes)[number], most: number): Promise<Row[]> => {
    const due = db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isInLane(lane), isDue))
      .orderBy(outbox.id)
      .limit(most)
      .for('update', { skipLocked: true });
    return db
      .update(outbox)
      .set({ attempts: sql`${outbox.attempts} + 1`, error: null, ...leased })
      .where(inArray(outbox.id, due))
      .returning();
  };

  const postpone = async (row: Row, problem: unknown, patience: Patience): Promise<void> => {
    const next = nextAttempt(row.attempts, problem instanceof Undeliverable ? none : patience);
    const about = { err: problem, job: row.id, topic: row.topic, attempts: row.attempts };
    log.error(about, 'failedAt' in next ? 'job given up' : 'job failed');
    await db
      .update(outbox)
      .set({ ...next, error: reasonOf(problem) })
      .where(eq(outbox.id, row.id));
  };

  const run = async (row: Row, patience: Patience): Promise<void> => {
    try {
      await jobs[row.topic as JobTopic](row.payload as never, row.id);
    } catch (problem) {
      return postpone(row, problem, patience);
    }
    await db.delete(outbox).where(eq(outbox.id, row.id));
  };

  const onError = (problem: unknown): void => log.error({ err: problem }, 'job sweep failed');

  const lanes = jobLanes.map((lane) => ({ lane, slots: lane.slots ?? usualSlots, own: new Set<number>() }));

  const begin = (row: Row, { lane, slots, own }: (typeof lanes)[number]): void => {
    own.add(row.id);
    const done = run(row, lane.patience)
      .catch(onError)
      .finally(() => {
        const wasFull = own.size === slots;
        own.delete(row.id);
        running.delete(row.id);
        if (wasFull) sweeps.kick();
      });
    running.set(row.id, done);
  };

  const sweep = async (): Promise<boolean> => {
    const topics = await dueTopics();
    for (const one of lanes)
      if (one.own.size < one.slots && one.lane.topics.some((topic) => topics.has(topic)))
        for (const row of await take(one.lane, one.slots - one.own.size)) begin(row, one);
    return false;
  };
  const sweeps = startSweeps(sweep, onError);

  const extension = setInterval(() => {
    if (running.size === 0) return;
    const held = and(inArray(outbox.id, [...running.keys()]), isNull(outbox.failedAt));
    db.update(outbox).set(leased).where(held).catch(onError);
  }, extendEveryMs);
  extension.unref();

  const stop = async (): Promise<void> => {
    await sweeps.stop();
    let limit: NodeJS.Timeout | undefined;
    const tooLong = new Promise<void>((resolve) => {
      limit = setTimeout(resolve, stopWithinMs);
    });
    await Promise.race([Promise.all(running.values()), tooLong]);
    clearTimeout(limit);
    clearInterval(extension);
  };
  return { kick: sweeps.kick, stop };
};
