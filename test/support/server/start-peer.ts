import { openPool } from '#server/platform/db/open-database.ts';
import { rowsNeeded } from '#server/platform/outbox/immediate-delivery.ts';
import { watchPeers } from '#server/platform/realtime/peers.ts';
import type { TestDatabase } from '../test-database';
import { waitFor } from '../wait-for';

/** Longer than any test lives. */
const forever = 3_600_000;
const nothing = (): void => undefined;

/** Simulates another process on this database: it only listens. Returns the function that ends it. */
export const startPeer = async (database: Pick<TestDatabase, 'direct'>): Promise<() => Promise<void>> => {
  const { pool, close } = openPool({ ...database.direct, max: 2 });
  const peers = watchPeers(pool, { onSkipped: nothing, onError: nothing }, forever);
  const listener = await pool.connect();
  listener.on('end', () => listener.release(true));
  await peers.listenOn(listener);
  await peers.check();
  return async () => {
    peers.stop();
    await listener.end();
    await close();
  };
};

/** Waits until the server of this database has noticed whether it has peers. */
export const untilAlone = async (database: Pick<TestDatabase, 'db'>, alone: boolean): Promise<void> => {
  await waitFor(
    () => Promise.resolve(rowsNeeded(database.db)({ topic: 'hangUp', message: { rooms: [] } })),
    (isStored) => isStored !== alone,
  );
};
