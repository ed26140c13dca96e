import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';

interface Supervised {
  readonly url: string;
  readonly isRunning: () => Promise<boolean>;
  /** @throws Error when it does not come up */
  readonly start: () => Promise<void>;
  readonly log: FastifyBaseLogger;
}

/** Pauses between two attempts: short at first, then a few attempts a minute. */
const firstPauseMs = 250;
const longestPauseMs = 15_000;

/** Resolves when a connection to the server ends; at once when none can be opened. */
const untilLost = (url: string, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    client.on('end', resolve);
    signal.addEventListener('abort', () => void client.end().catch(() => undefined), { once: true });
    client.connect().catch(() => resolve());
  });

/**
 * Restarts the server whenever it has died, with backoff while it does not come up; queries fail in the meantime and
 * connections are reopened by the pool. Returns the function that ends this.
 */
export const restartOnCrash = ({ url, isRunning, start, log }: Supervised): (() => Promise<void>) => {
  const end = new AbortController();
  const { signal } = end;
  const pause = (ms: number): Promise<void> => sleep(ms, undefined, { signal }).catch(() => undefined);

  /** Restarts the server if it is down; returns the next pause. */
  const checkServer = async (pauseMs: number): Promise<number> => {
    const longer = Math.min(pauseMs * 2, longestPauseMs);
    // Only the connection was lost, or the server recovers from a crash by itself.
    if (await isRunning()) return longer;
    if (signal.aborted) return longer;
    log.error('embedded PostgreSQL has died, restarting it');
    try {
      await start();
      log.warn('embedded PostgreSQL is running again');
      return firstPauseMs;
    } catch (problem) {
      log.error({ err: problem, nextTryInMs: longer }, 'embedded PostgreSQL did not start');
      return longer;
    }
  };

  const watch = async (): Promise<void> => {
    for (let pauseMs = firstPauseMs; !signal.aborted;) {
      const since = performance.now();
      await untilLost(url, signal);
      if (signal.aborted) return;
      // It had run for a while: this failure has nothing to do with earlier ones.
      if (performance.now() - since > longestPauseMs) pauseMs = firstPauseMs;
      await pause(pauseMs);
      if (!signal.aborted) pauseMs = await checkServer(pauseMs);
    }
  };
  const watching = watch().catch((problem: unknown) =>
    log.error({ err: problem }, 'embedded PostgreSQL is no longer supervised'),
  );
  return async () => {
    end.abort();
    await watching;
  };
};
