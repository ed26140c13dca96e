import { keepListening } from '#server/platform/db/keep-listening.ts';
import { serverForTests } from '../../support/server/server-for-tests';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();

test('a connection that listens is asked again and again, and is known by what it listens to', async () => {
  const { pool } = server.database;
  const client = await pool.connect();
  await client.query('LISTEN somewhere');
  const seen = async () =>
    (
      await pool.query<{ asked: Date }>(
        "SELECT query_start AS asked FROM pg_stat_activity WHERE query = 'LISTEN somewhere' AND datname = current_database()",
      )
    ).rows[0]?.asked.getTime() ?? 0;
  const first = await seen();
  expect(first).toBeGreaterThan(0);
  keepListening(client, 'LISTEN somewhere', () => undefined, 20);
  await waitFor(seen, (asked) => asked > first);
  client.release(true);
});
