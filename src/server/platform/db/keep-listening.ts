import type { PoolClient } from 'pg';

/** Milliseconds of real time: a listener that has fallen silent is noticed within twice as long. */
const askEveryMs = 4000;

/**
 * Asks something over a connection that otherwise only listens: one whose server is gone without a word stays open and
 * would hear nothing for good, and proxies close one that never sends. `onSilent` is called when there is no answer in
 * time.
 */
export const keepListening = (client: PoolClient, onSilent: () => void, everyMs = askEveryMs): void => {
  let isWaiting = false;
  const timer = setInterval(() => {
    if (isWaiting) return onSilent();
    isWaiting = true;
    client.query('SELECT 1').then(
      () => (isWaiting = false),
      // The connection has ended; its owner hears of that.
      () => clearInterval(timer),
    );
  }, everyMs).unref();
  client.once('end', () => clearInterval(timer));
};
