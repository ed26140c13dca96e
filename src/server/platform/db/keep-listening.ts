import type { PoolClient } from 'pg';

/** Milliseconds of real time: a listener that has fallen silent is noticed within twice as long. */
const askEveryMs = 4000;

/**
 * Asks again over a connection that only listens (`listen` is its own statement, which changes nothing the second time):
 * one whose server is gone without a word stays open and would hear nothing for good, and proxies close one that never
 * sends. `onSilent` is called when there is no answer in time. In the list of connections it is known by `listen`.
 */
export const keepListening = (client: PoolClient, listen: string, onSilent: () => void, everyMs = askEveryMs): void => {
  let isWaiting = false;
  const timer = setInterval(() => {
    if (isWaiting) return onSilent();
    isWaiting = true;
    client.query(listen).then(
      () => (isWaiting = false),
      // The connection has ended; its owner hears of that.
      () => clearInterval(timer),
    );
  }, everyMs).unref();
  client.once('end', () => clearInterval(timer));
};
