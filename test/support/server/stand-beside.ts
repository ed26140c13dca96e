import { openPool } from '../../../src/server/platform/db/open-database';
import { sparesRows } from '../../../src/server/platform/outbox/deliver-at-once';
import { watchNeighbours } from '../../../src/server/platform/realtime/neighbours';
import type { TestDatabase } from '../test-database';
import { waitFor } from '../wait-for';

/** Longer than any test lives. */
const forever = 3_600_000;
const nothing = (): void => undefined;

/**
 * Another process on this database, as far as its neighbours can see: it listens, and does nothing else. Gives what ends
 * it.
 */
export const standBeside = async (database: Pick<TestDatabase, 'direct'>): Promise<() => Promise<void>> => {
  const { pool, close } = openPool({ ...database.direct, max: 2 });
  const neighbours = watchNeighbours(pool, { onUntold: nothing, onProblem: nothing }, forever);
  const ear = await pool.connect();
  ear.on('end', () => ear.release(true));
  await neighbours.attend(ear);
  await neighbours.look();
  return async () => {
    neighbours.stop();
    await ear.end();
    await close();
  };
};

/** Until the server of this database knows whether it is alone. */
export const knowsToBeAlone = async (database: Pick<TestDatabase, 'db'>, alone: boolean): Promise<void> => {
  await waitFor(
    () => Promise.resolve(sparesRows(database.db)),
    (spares) => spares === alone,
  );
};
