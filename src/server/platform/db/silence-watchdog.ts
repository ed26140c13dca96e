import type { Client } from 'pg';

const checkEveryMs = 1000;

/** What of a connection tells whether its server still answers. */
export interface Answering {
  readonly connection: Client['connection'];
  /** Since when a query of it has had no answer, `performance.now()`; null while it waits for nothing. */
  readonly unansweredSince: number | null;
}

/**
 * Breaks connections whose query has had no answer for `limitMs`. The limits of PostgreSQL itself live in a server
 * that may be gone without a word; nobody would end the wait then.
 */
export const watchSilence = (clients: ReadonlySet<Answering>, limitMs: number): (() => void) => {
  const timer = setInterval(() => {
    const earliest = performance.now() - limitMs;
    for (const { connection, unansweredSince } of clients)
      if (unansweredSince !== null && unansweredSince < earliest) connection.stream.destroy();
  }, checkEveryMs).unref();
  return () => clearInterval(timer);
};
