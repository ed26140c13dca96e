import { Client } from 'pg';
import { isDatabaseUnavailable } from '#server/platform/db/database-errors.ts';
import { openDatabase, openPool } from '#server/platform/db/open-database.ts';
import { watchDatabase } from '#server/platform/db/watch-database.ts';
import { createProduct, type Product } from '#server/composition/create-product.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { cuttableProxy, type CuttableProxy } from '../../support/server/cuttable-proxy';
import { testSecret } from '../../support/server/start-test-server';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';
import { tcpUrl } from '../../support/tcp-url';
import { waitFor } from '../../support/wait-for';

let real: TestDatabase;
let line: CuttableProxy;
let product: Product;
let watch: { stop(): Promise<void> };
let beside: Client;

beforeAll(async () => {
  real = await createTestDatabase();
  const url = tcpUrl(real.url);
  line = await cuttableProxy(Number(url.port));
  url.host = `127.0.0.1:${line.port}`;
  const database = openDatabase(url.toString());
  product = await createProduct(readConfig({ PORT: '0' }), database, testSecret);
  watch = watchDatabase(database, product.app.log);
  beside = new Client({ connectionString: real.url });
  await beside.connect();
});
afterAll(async () => {
  await beside.end();
  await watch.stop();
  await product.stop();
  await line.close();
  await real.drop();
});

/** How many queries of others wait for a lock. */
const waitingForLocks = async (): Promise<number> =>
  (
    await real.pool.query<{ count: string }>(
      "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
    )
  ).rows.map(({ count }) => Number(count))[0] ?? 0;

describe('when the address of the database moves, and its connections fall silent', () => {
  test('jobs and deadlines whose query was under way are taken up again', async () => {
    await beside.query('BEGIN; LOCK TABLE deadline, outbox');
    product.app.sweeper.kick();
    product.app.outbox.kick();
    await waitFor(waitingForLocks, (count) => count >= 2);
    line.forget();
    await beside.query('COMMIT');
    await beside.query(
      `INSERT INTO outbox (topic, payload) VALUES ('voiceGone', '{"address": "/files/voices/none.weba"}');
       INSERT INTO deadline (aggregate, kind, due_at) VALUES ('retention:1', 'retention.due', date_trunc('second', now()) - interval '1 minute')`,
    );
    await waitFor(
      async () =>
        (
          await beside.query(
            "SELECT 1 FROM outbox WHERE topic = 'voiceGone' UNION ALL SELECT 1 FROM deadline WHERE due_at < now()",
          )
        ).rowCount,
      (count) => count === 0,
    );
  });

  test('what other processes change is heard again', async () => {
    const epoch = (): number | null => product.app.caches.epoch('catalogue');
    await waitFor(
      async () => epoch(),
      (now) => now !== null,
    );
    line.forget();
    const before = epoch() ?? 0;
    await waitFor(
      async () => {
        await beside.query("SELECT pg_notify('catalogue', '')");
        return epoch();
      },
      (now) => (now ?? 0) > before + 1,
    );
  });
});

test('a query whose answer never comes ends by itself, also where nobody watches', async () => {
  const url = tcpUrl(real.url);
  url.host = `127.0.0.1:${line.port}`;
  const { pool, close } = openPool({ connectionString: url.toString(), max: 1 }, { answersWithinMs: 100 });
  await pool.query('SELECT 1');
  line.deafen();
  const problem: unknown = await pool.query('SELECT 1').catch((error: unknown) => error);
  line.cut();
  expect(isDatabaseUnavailable(problem)).toBe(true);
  expect((await pool.query('SELECT 2 AS n')).rows).toEqual([{ n: 2 }]);
  await close();
});

test('a name with several addresses of which none answers is an unavailable database', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED ::1:5432'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  });
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: new AggregateError([refused]) }))).toBe(true);
});

test('without the database the metrics of the process are there, and what it knows is unknown', async () => {
  line.setOpen(false);
  const { statusCode, body } = await product.server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  line.setOpen(true);
  expect([statusCode, /^ledger_faults Nan$/im.test(body), /^process_cpu_seconds_total/m.test(body)]).toEqual([
    200,
    true,
    true,
  ]);
});
