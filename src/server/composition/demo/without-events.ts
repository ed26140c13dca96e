import type { Tx } from '../../platform/db/open-database';
import { outbox } from '../../platform/db/schema/outbox-and-deadlines';
import { suppressEvents } from '../../platform/outbox/suppress-events';
import { jobTopics } from '../../platform/outbox/outbox-topics';

type Row = typeof outbox.$inferInsert;

const jobs: ReadonlySet<string> = new Set(jobTopics);

/**
 * Runs `work` in a transaction that sends no socket events: nobody needs events about the demo's past, and one
 * statement in seven would only send them. Jobs, such as letters, are put into the outbox together at the end.
 */
export const withoutEvents = async <T>(tx: Tx, work: (quiet: Tx) => Promise<T>): Promise<T> => {
  const left: Row[] = [];
  const keepJobs = {
    values: async (rows: readonly Row[]): Promise<void> =>
      void left.push(...rows.filter(({ topic }) => jobs.has(topic))),
  };
  const quiet = new Proxy(tx, {
    get: (target, name) =>
      name === 'insert'
        ? (table: Parameters<Tx['insert']>[0]) => (table === outbox ? keepJobs : target.insert(table))
        : Reflect.get(target, name, target),
  });
  suppressEvents(quiet);
  const result = await work(quiet);
  if (left.length > 0) await tx.insert(outbox).values(left);
  return result;
};
