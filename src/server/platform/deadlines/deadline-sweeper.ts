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
  /** Epoch ms: when it was due, which may be before now. */
  readonly dueAt: number;
}

/** Carries out due deadlines of different aggregates together; those are locked already. */
export type DeadlinesHandler = (tx: Tx, due: readonly DueDeadline[]) => Promise<void>;

/** Carries out one due deadline inside the transaction that also deletes it; its aggregate is locked already. */
export type DeadlineHandler = (tx: Tx, due: DueDeadline) => Promise<void>;

export interface DeadlineAggregate {
  /**
   * Locks the row that the deadline wakes. It comes before the deadline's own row, as in every step that sets or
   * cancels one.
   */
  readonly lock: (tx: Tx, aggregateId: string) => Promise<unknown>;
  readonly handle: DeadlineHandler;
  /** Of which so many come due that they are carried out by the set; `lock` takes the rows in one order for all. */
  readonly batch?: {
    readonly lock: (tx: Tx, aggregateIds: readonly string[]) => Promise<unknown>;
    readonly handle: DeadlinesHandler;
  };
}

/** How many are looked for at once. */
const batch = 200;
/** What comes due within so many ms of another may be carried out beside it: no order between them is promised. */
const togetherMs = 1000;
/** So many aggregates at a time; within one, one after another. */
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

/** Another process may have written an earlier one than we know of. */
const longestSleepMs = 5000;

/** When a deadline wants to be carried out: at its moment, or at its next try. */
const wakesAt = sql<Date>`coalesce(${deadline.nextTryAt}, ${deadline.dueAt})`.mapWith(deadline.dueAt);
const standing = isNull(deadline.failedAt);

/**
 * Sends deadlines when product time reaches them, with the moment at which they were due: earliest first, those
 * of a moment beside one another, each in a transaction of its own (or with its kind by the set), which many processes
 * may try and one wins. Sleeps until the next one is due.
 */
export const startDeadlineSweeper = (
  db: Db,
  clock: Clock,
  log: { error(details: object, text: string): void },
  aggregates: Readonly<Record<string, DeadlineAggregate>>,
  afterCommit: () => void,
) => {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let again = false;
  let stopped = false;

  const few = limitConcurrency(width);

  /** The earliest that is due, and what comes due with it. */
  const findDue = async (): Promise<readonly DeadlineRow[]> => {
    const rows = await db
      .select()
      .from(deadline)
      .where(and(standing, lte(wakesAt, new Date(clock.now()))))
      .orderBy(asc(wakesAt), asc(deadline.id))
      .limit(batch);
    const wakes = ({ nextTryAt, dueAt }: DeadlineRow): number => (nextTryAt ?? dueAt).getTime();
    const [first] = rows;
    return first ? rows.filter((row) => wakes(row) - wakes(first) < togetherMs) : [];
  };

  const handlerOf = (row: DeadlineRow): DeadlineAggregate | undefined => aggregates[split(row.aggregate)[0]];

  const aggregateOf = (row: DeadlineRow): DeadlineAggregate => {
    const aggregate = handlerOf(row);
    if (!aggregate) throw new Error(`nobody handles deadlines of ${row.aggregate}`);
    return aggregate;
  };

  /** Another process or a step may have been faster: then a row is gone or moved, and nothing happens. */
  const claim = async (tx: Tx, rows: readonly DeadlineRow[]): Promise<DueDeadline[]> => {
    const standsStill = or(...rows.map((row) => and(eq(deadline.id, row.id), eq(deadline.dueAt, row.dueAt))));
    const claimed = await tx.delete(deadline).where(standsStill).returning({ id: deadline.id });
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
      // One that cannot be carried out must not stand in the way of all others.
      const { id, aggregate, kind, attempts } = row;
      const details = { err: problem, deadline: id, aggregate, kind, attempts: attempts + 1 };
      const isGivenUp = await recordFailure(db, row, problem, clock.now());
      log.error(details, isGivenUp ? 'deadline given up' : 'deadline failed, tried again later');
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

  /** By the set where there is more than one; the one that fails is then found among them one by one. */
  const sweepKind = async (rows: readonly DeadlineRow[]): Promise<void> => {
    const all = rows[0] && handlerOf(rows[0])?.batch;
    if (!all || rows.length === 1) return sweepEach(rows);
    try {
      await carryOutAll(all, rows);
    } catch (problem) {
      log.error({ err: problem, deadlines: rows.length }, 'deadlines failed together, carried out one by one');
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
    const [next] = await db.select({ at: wakesAt }).from(deadline).where(standing).orderBy(asc(wakesAt)).limit(1);
    return next ? Math.min(Math.max(next.at.getTime() - clock.now(), 0), longestSleepMs) : longestSleepMs;
  };

  const sweep = async (): Promise<void> => {
    let wait = longestSleepMs;
    try {
      while (!stopped && (await sweepSome())) afterCommit();
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
  /** Resolves when the sweep under way has ended. */
  const idle = async (): Promise<void> => {
    await running;
  };
  kick();
  return { kick, idle, stop };
};
