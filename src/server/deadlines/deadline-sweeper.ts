import { asc, eq, lte, min } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock/clock';
import type { Db, Tx } from '../db/open-database';
import { deadline } from '../db/schema/outbox-and-deadlines';

export interface DueDeadline {
  readonly aggregateId: string;
  readonly kind: string;
  readonly subject: string;
  /** Epoch ms: when it was due, which may be before now. */
  readonly dueAt: number;
}

/** Carries out one due deadline inside the transaction that also deletes it. */
export type DeadlineHandler = (tx: Tx, due: DueDeadline) => Promise<void>;

/** Another process may have written an earlier one than we know of. */
const longestSleepMs = 5000;
const retryAfterMs = 10_000;

/**
 * Sends deadlines when product time reaches them: earliest first, each in a transaction of its own, claimed
 * so that many processes share the work. Sleeps until the next one is due.
 */
export const startDeadlineSweeper = (
  db: Db,
  clock: Clock,
  log: FastifyBaseLogger,
  handlers: Readonly<Record<string, DeadlineHandler>>,
  afterCommit: () => void,
) => {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const sweepOne = async (): Promise<boolean> => {
    let claimed: number | null = null;
    try {
      return await claimAndHandle((id) => {
        claimed = id;
      });
    } catch (problem) {
      if (claimed === null) throw problem;
      // One that cannot be carried out must not stand in the way of all others.
      log.error({ err: problem, deadline: claimed }, 'deadline failed, tried again later');
      await db.update(deadline).set({ dueAt: new Date(clock.now() + retryAfterMs) }).where(eq(deadline.id, claimed));
      return true;
    }
  };

  const claimAndHandle = (claim: (id: number) => void): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(deadline)
        .where(lte(deadline.dueAt, new Date(clock.now())))
        .orderBy(asc(deadline.dueAt), asc(deadline.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!row) return false;
      claim(row.id);
      const separator = row.aggregate.indexOf(':');
      const handler = handlers[row.aggregate.slice(0, separator)];
      await tx.delete(deadline).where(eq(deadline.id, row.id));
      if (handler) {
        await handler(tx, { aggregateId: row.aggregate.slice(separator + 1), kind: row.kind, subject: row.subject, dueAt: row.dueAt.getTime() });
      } else log.error({ deadline: row.id, aggregate: row.aggregate }, 'nobody handles this deadline');
      return true;
    });

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
