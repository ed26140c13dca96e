import { and, asc, eq, lte, min } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock';
import { inTransaction } from '../db/in-transaction';
import type { Db, Tx } from '../db/open-database';
import { deadline } from '../db/schema/outbox-and-deadlines';

interface DueDeadline {
  readonly aggregateId: string;
  readonly kind: string;
  readonly subject: string;
  /** Epoch ms: when it was due, which may be before now. */
  readonly dueAt: number;
}

/** Carries out one due deadline inside the transaction that also deletes it; its aggregate is locked already. */
export type DeadlineHandler = (tx: Tx, due: DueDeadline) => Promise<void>;

export interface DeadlineAggregate {
  /** Locks the row that the deadline wakes. It comes before the deadline's own row, as in every step that sets or cancels one. */
  readonly lock: (tx: Tx, aggregateId: string) => Promise<unknown>;
  readonly handle: DeadlineHandler;
}

/** Another process may have written an earlier one than we know of. */
const longestSleepMs = 5000;
const retryAfterMs = 10_000;

/**
 * Sends deadlines when product time reaches them: earliest first, each in a transaction of its own, which many
 * processes may try and one wins. Sleeps until the next one is due.
 */
export const startDeadlineSweeper = (
  db: Db,
  clock: Clock,
  log: FastifyBaseLogger,
  aggregates: Readonly<Record<string, DeadlineAggregate>>,
  afterCommit: () => void,
) => {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const findDue = async (): Promise<typeof deadline.$inferSelect | null> => {
    const [row] = await db
      .select()
      .from(deadline)
      .where(lte(deadline.dueAt, new Date(clock.now())))
      .orderBy(asc(deadline.dueAt), asc(deadline.id))
      .limit(1);
    return row ?? null;
  };

  /** Another process or a step may have been faster: then the row is gone or moved, and nothing happens. */
  const carryOut = (row: typeof deadline.$inferSelect): Promise<void> =>
    inTransaction(db, async (tx) => {
      const separator = row.aggregate.indexOf(':');
      const aggregate = aggregates[row.aggregate.slice(0, separator)];
      const aggregateId = row.aggregate.slice(separator + 1);
      if (!aggregate) throw new Error(`nobody handles deadlines of ${row.aggregate}`);
      await aggregate.lock(tx, aggregateId);
      const claimed = await tx.delete(deadline).where(and(eq(deadline.id, row.id), eq(deadline.dueAt, row.dueAt))).returning({ id: deadline.id });
      if (claimed.length === 0) return;
      await aggregate.handle(tx, { aggregateId, kind: row.kind, subject: row.subject, dueAt: row.dueAt.getTime() });
    });

  const sweepOne = async (): Promise<boolean> => {
    const row = await findDue();
    if (!row) return false;
    try {
      await carryOut(row);
    } catch (problem) {
      // One that cannot be carried out must not stand in the way of all others.
      log.error({ err: problem, deadline: row.id }, 'deadline failed, tried again later');
      await db.update(deadline).set({ dueAt: new Date(clock.now() + retryAfterMs) }).where(eq(deadline.id, row.id));
    }
    return true;
  };

  const untilNext = async (): Promise<number> => {
    const [next] = await db.select({ dueAt: min(deadline.dueAt) }).from(deadline);
    return next?.dueAt ? Math.min(Math.max(next.dueAt.getTime() - clock.now(), 0), longestSleepMs) : longestSleepMs;
  };

  const sweep = async (): Promise<void> => {
    let wait = longestSleepMs;
    try {
      while (!stopped && (await sweepOne())) afterCommit();
      wait = await untilNext();
    } catch (problem) {
      log.error({ err: problem }, 'deadline sweep failed');
      wait = 1000;
    }
    if (!stopped) timer = setTimeout(kick, wait);
  };

  const kick = (): void => {
    if (stopped) return;
    if (running) {
      again = true;
      return;
    }
    if (timer) clearTimeout(timer);
    running = sweep().finally(() => {
      running = null;
      if (again) {
        again = false;
        kick();
      }
    });
  };

  const stop = async (): Promise<void> => {
    stopped = true;
    if (timer) clearTimeout(timer);
    await running;
  };
  kick();
  return { kick, stop };
};
