import { stepLogs } from '#server/composition/step-logs.ts';
import type { TestDatabase } from './test-database';

/** Where the status of what has a log is stored. */
const tables: Readonly<Record<string, string>> = {
  squad: 'squad',
  booking: 'booking',
  article: 'blog_article',
  reserve: 'balance_reserve',
  withdrawal: 'withdrawal',
  deposit: 'deposit',
  certificate: 'gift_certificate',
  draw: 'draw',
};

const byHand = new Set<string>();

/** A test has changed rows of it by SQL, past the rules: its steps need not lead to what is stored. */
export const changedByHand = (aggregate: string, id: number | string): void => void byHand.add(`${aggregate} ${id}`);

const statusIn = (state: unknown): unknown => {
  if (typeof state !== 'object' || state === null) return null;
  if ('value' in state) return state.value;
  return 'status' in state ? state.status : null;
};

const faultsOfLog = async (
  { db, pool }: TestDatabase,
  { replayStored, aggregate }: (typeof stepLogs)[number],
  since: Date,
): Promise<readonly string[]> => {
  const logged = await pool.query<{ id: string; status: string | null }>(
    `SELECT step.aggregate_id AS id, kept.status FROM step
      LEFT JOIN ${tables[aggregate]} kept ON kept.id::text = step.aggregate_id
      WHERE step.aggregate = $1 GROUP BY step.aggregate_id, kept.status HAVING max(step.at) >= $2`,
    [aggregate, since],
  );
  const faults: string[] = [];
  for (const { id, status } of logged.rows) {
    if (byHand.has(`${aggregate} ${id}`)) continue;
    const steps = await replayStored(db, id);
    for (const { number, event, fault } of steps)
      if (fault !== null) faults.push(`${aggregate} ${id}, step ${number} (${event.type}): ${fault}`);
    const last = statusIn(steps.at(-1)?.state);
    if (status !== null && last !== status)
      faults.push(`${aggregate} ${id} is ${status}, its steps lead to ${String(last)}`);
  }
  return faults;
};

/**
 * Every log that is kept in a database leads where it led, step by step, and at its end to what is stored. `since`: only
 * logs that went on since that product time.
 */
export const logFaults = async (database: TestDatabase, since = new Date(0)): Promise<readonly string[]> => {
  const faults: string[] = [];
  for (const log of stepLogs) faults.push(...(await faultsOfLog(database, log, since)));
  return faults;
};

/** Whatever a test did: none of its steps leads elsewhere when it is made once more. */
export const expectLogs = async (database: TestDatabase): Promise<void> => {
  // A test may have taken its database away.
  const isThere = await database.pool.query('SELECT FROM step LIMIT 1').then(
    () => true,
    () => false,
  );
  const faults = isThere ? await logFaults(database) : [];
  if (faults.length > 0) throw new Error(`Steps that lead elsewhere:\n${faults.join('\n')}`);
};
