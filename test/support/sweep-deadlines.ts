import type { TestServer } from './server/start-test-server';

/** Wakes the sweeper and waits until no deadline is due. */
export const sweepDeadlines = async (server: TestServer): Promise<void> => {
  const { pool } = server.database;
  for (let attempt = 0; attempt < 400; attempt += 1) {
    server.product.app.sweeper.kick();
    const { rows } = await pool.query(
      'SELECT 1 FROM deadline WHERE coalesce(next_try_at, due_at) <= $1 AND failed_at IS NULL LIMIT 1',
      [new Date(server.clock.now())],
    );
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('deadlines stay due');
};
