import type { Pool } from 'pg';

interface Told {
  readonly channel: unknown;
  readonly payload: unknown;
}

/**
 * Tells other processes by PostgreSQL's notifications, in the order in which they were given, without anybody waiting:
 * what comes while some are on their way goes with the next ones in one statement.
 */
export const tellInBatches = (pool: Pool, onProblem: (problem: unknown) => void) => {
  let waiting: Told[] = [];
  let running: Promise<void> | null = null;

  const drain = async (): Promise<void> => {
    while (waiting.length > 0) {
      const told = waiting;
      waiting = [];
      try {
        await pool.query(
          'SELECT pg_notify(channel, payload) FROM unnest($1::text[], $2::text[]) AS told (channel, payload)',
          [told.map(({ channel }) => channel), told.map(({ payload }) => payload)],
        );
      } catch (problem) {
        // Lost like everything that is told while the line is down: whoever listens again asks for what was missed.
        onProblem(problem);
      }
    }
  };

  const tell = (channel: unknown, payload: unknown): void => {
    waiting.push({ channel, payload });
    running ??= drain().finally(() => {
      running = null;
    });
  };
  /** Resolves when all that was given is told. */
  const idle = async (): Promise<void> => {
    await running;
  };
  return { tell, idle };
};
