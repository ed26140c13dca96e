import { and, desc, gte, sql } from 'drizzle-orm';
import { isSnapshot } from '#domain/lifecycle/step-log.ts';
import type { Chain, RecordedStep } from '#domain/what-if/replay-otherwise.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { squad } from '#server/platform/db/schema/squads.ts';
import { readSquadLogs } from './read-logs';

export interface AskedSquads {
  /** When they were created, both ends included. */
  readonly since: Date;
  readonly until: Date;
  /** Only every so many-th squad, to share the work between processes; absent: all. */
  readonly part?: { readonly index: number; readonly of: number };
}

/** Squads whose steps are read with one question. */
const together = 200;

/** Numbers no squad has reached. */
const beyond = 2 ** 31 - 1;

const successorOf = (steps: readonly RecordedStep[]): number | null => {
  const last = steps.findLast(({ event }) => event.type === 'squad.recreated')?.event;
  return last?.type === 'squad.recreated' ? last.newSquadId : null;
};

/** A squad with those that replaced it, one after another. */
const chainFrom = async (db: Executor, squadId: number, steps: readonly RecordedStep[]): Promise<Chain> => {
  const chain = [{ squadId, steps }];
  for (let next = successorOf(steps); next !== null;) {
    const found: readonly RecordedStep[] = (await readSquadLogs(db, [next])).get(next) ?? [];
    chain.push({ squadId: next, steps: found });
    next = successorOf(found);
  }
  return chain;
};

/** Whether it replaced another: then it is read with that one. */
const isSuccessor = ([first]: readonly RecordedStep[]): boolean =>
  first !== undefined &&
  isSnapshot(first.event) &&
  first.event.why === 'CREATED' &&
  first.event.state.value !== 'PENDING';

/**
 * Squads created in a period with their steps, the latest first, each with those that replaced it. A squad without steps
 * on record has an empty log.
 */
export async function* readChains(db: Executor, { since, until, part }: AskedSquads): AsyncGenerator<Chain> {
  for (let before: { readonly createdAt: Date; readonly id: number } = { createdAt: until, id: beyond }; ;) {
    const rows = await db
      .select({ id: squad.id, createdAt: squad.createdAt })
      .from(squad)
      .where(
        and(
          sql`(${squad.createdAt}, ${squad.id}) < (${before.createdAt}::timestamptz, ${before.id})`,
          gte(squad.createdAt, since),
          part && sql`${squad.id} % ${part.of} = ${part.index}`,
        ),
      )
      .orderBy(desc(squad.createdAt), desc(squad.id))
      .limit(together);
    const logs = await readSquadLogs(
      db,
      rows.map(({ id }) => id),
    );
    for (const { id } of rows) {
      const steps = logs.get(id) ?? [];
      if (!isSuccessor(steps)) yield await chainFrom(db, id, steps);
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < together) return;
    before = last;
  }
}
