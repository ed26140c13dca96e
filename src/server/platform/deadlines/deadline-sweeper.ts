import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock/clock';
import { limitConcurrency } from '../concurrency/limit-concurrency';
import { inTransaction } from '../db/in-transaction';
import type { Db, Tx } from '../db/open-database';
import { deadline } from '../db/schema/outbox-and-deadlines';
import { recordFailure, type DeadlineRow } from './failed-deadline';

interface DueDeadline {
  readonly aggregateId: string;
  readonly kind: string;
  readonly subject: string;
  /** Epoch ms of product time: when it was due, which may be long ago. */
  readonly dueAt: number;
}

/** Handles due deadlines of several aggregates at once; the aggregates are locked already. */
export type DeadlinesHandler = (tx: Tx, due: readonly DueDeadline[]) => Promise<void>;

/** Handles one due deadline within the transaction that also deletes it; its aggregate is locked already. */
export type DeadlineHandler = (tx: Tx, due: DueDeadline) => Promise<void>;

export interface DeadlineAggregate {
  /**
   * Locks the aggregate's row. It is locked before the deadline's own row, as in every step that sets or cancels a
   * deadline, so that they do not deadlock.
   */
  readonly lock: (tx: Tx, aggregateId: string) => Promise<unknown>;
  readonly handle: DeadlineHandler;
  /**
   * For kinds of which many come due at once: handled in one transaction; `lock` must lock the rows in a fixed order.
   */
  readonly batch?: {
    readonly lock: (tx: Tx, aggregateIds: readonly string[]) => Promise<unknown>;
    readonly handle: DeadlinesHandler;
  };
}

/** How many due deadlines are read at once. */
const batch = 200;
/**
 * Deadlines that come due within so many ms of each other may be handled concurrently: their order is not guaranteed.
 */
const concurrentWithinMs = 1000;
/** How many aggregates are handled concurrently; deadlines of one aggregate are handled one after another. */
const width = 4;

const grouped = <T>(items: readonly T[], keyOf: (item: T) => string): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
};

const split = (aggregate: string): readonly [prefix: string, id: string] => {
  const separator = aggregate.indexOf(':');
  return [aggregate.slice(0, separator), aggregate.slice(separator + 1)];
};

/** Another process may have written an earlier deadline in the meantime. */
const longestSleepMs = 5000;

/** When a deadline has to be handled: when it is due, or at its next try. */
const wakesAt = sql<Date>`coalesce(${deadline.nextTryAt}, ${deadline.dueAt})`.mapWith(deadline.dueAt);
const isPending = isNull(deadline.failedAt);

/**
 * Handles deadlines when product time reaches them, earliest first, those of the same moment concurrently. Each has a
 * transaction of its own (or one for a batch of its kind); several processes may try it and one wins. Sleeps until the
 * next one is due, and while `mayMove` says that this process may carry out nothing.
 */
export const startDeadlineSweeper = (
  db: Db,
  clock: Clock,
  log: { error(details: object, text: string): void },
  aggregates: Readonly<Record<string, DeadlineAggregate>>,
  afterCommit: () => void,
  mayMove: () => boolean = () => true,
) => {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const few = limitConcurrency(width);

  /** The earliest due deadline and those that come due with it. */
  const findDue = async (): Promise<readonly DeadlineRow[]> => {
    const rows = await db
      .select()
      .from(deadline)
      .where(and(isPending, lte(wakesAt, new Date(clock.now()))))
      .orderBy(asc(wakesAt), asc(deadline.id))
      .limit(batch);
    const wakes = ({ nextTryAt, dueAt }: DeadlineRow): number => (nextTryAt ?? dueAt).getTime();
    const [first] = rows;
    return first ? rows.filter((row) => wakes(row) - wakes(first) < concurrentWithinMs) : [];
  };

  const handlerOf = (row: DeadlineRow): DeadlineAggregate | undefined => aggregates[split(row.aggregate)[0]];

  const aggregateOf = (row: DeadlineRow): DeadlineAggregate => {
    const aggregate = handlerOf(row);
    if (!aggregate) throw new Error(`nobody handles deadlines of ${row.aggregate}`);
    return aggregate;
  };

  /** Deletes the deadlines and returns those still due: another process or a step may have deleted or moved some. */
  const claim = async (tx: Tx, rows: readonly DeadlineRow[]): Promise<DueDeadline[]> => {
    const isUnchanged = or(...rows.map((row) => and(eq(deadline.id, row.id), eq(deadline.dueAt, row.dueAt))));
    const claimed = await tx.delete(deadline).where(isUnchanged).returning({ id: deadline.id });
    const ids = new Set(claimed.map(({ id }) => id));
    return rows
      .filter(({ id }) => ids.has(id))
      .map(({ aggregate, kind, subject, dueAt }) => ({
        aggregateId: split(aggregate)[1],
        kind,
        subject,
        dueAt: dueAt.getTime(),
      }));
  };

  const carryOut = (row: DeadlineRow): Promise<void> =>
    inTransaction(db, async (tx) => {
      const aggregate = aggregateOf(row);
      await aggregate.lock(tx, split(row.aggregate)[1]);
      const [due] = await claim(tx, [row]);
      if (due) await aggregate.handle(tx, due);
    });

  const carryOutAll = (all: NonNullable<DeadlineAggregate['batch']>, rows: readonly DeadlineRow[]): Promise<void> =>
    inTransaction(db, async (tx) => {
      await all.lock(
        tx,
        rows.map(({ aggregate }) => split(aggregate)[1]),
      );
      const due = await claim(tx, rows);
      if (due.length > 0) await all.handle(tx, due);
    });

  const sweepOne = async (row: DeadlineRow): Promise<void> => {
    try {
      await carryOut(row);
    } catch (problem) {
      // One that fails must not block all others.
      const { id, aggregate, kind, attempts } = row;
      const details = { err: problem, deadline: id, aggregate, kind, attempts: attempts + 1 };
      const isGivenUp = await recordFailure(db, row, problem, clock.now());
      log.error(details, isGivenUp ? 'deadline given up' : 'deadline failed, will be retried');
    }
  };

  const sweepEach = async (rows: readonly DeadlineRow[]): Promise<void> => {
    await Promise.all(
      grouped(rows, ({ aggregate }) => aggregate).map((own) =>
        few(async () => {
          for (const row of own) if (!stopped) await sweepOne(row);
        }),
      ),
    );
  };

  /** As a batch where there is more than one; if that fails, one by one, to find the one that fails. */
  const sweepKind = async (rows: readonly DeadlineRow[]): Promise<void> => {
    const all = rows[0] && handlerOf(rows[0])?.batch;
    if (!all || rows.length === 1) return sweepEach(rows);
    try {
      await carryOutAll(all, rows);
    } catch (problem) {
      log.error({ err: problem, deadlines: rows.length }, 'batch of deadlines failed, retrying one by one');
      await sweepEach(rows);
    }
  };

  const sweepSome = async (): Promise<boolean> => {
    const rows = await findDue();
    const [together, each] = [
      rows.filter((row) => handlerOf(row)?.batch),
      rows.filter((row) => !handlerOf(row)?.batch),
    ];
    for (const own of grouped(together, ({ aggregate }) => split(aggregate)[0])) await sweepKind(own);
    await sweepEach(each);
    return rows.length > 0;
  };

  const untilNext = async (): Promise<number> => {
    const [next] = await db.select({ at: wakesAt }).from(deadline).where(isPending).orderBy(asc(wakesAt)).limit(1);
    return next ? Math.min(Math.max(next.at.getTime() - clock.now(), 0), longestSleepMs) : longestSleepMs;
  };

  const sweep = async (): Promise<void> => {
    let wait = longestSleepMs;
    try {
      while (!stopped && mayMove() && (await sweepSome())) afterCommit();
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
  /** Resolves when the running sweep has ended. */
  const idle = async (): Promise<void> => {
    await running;
  };
  kick();
  return { kick, idle, stop };
};
