import { Client } from 'pg';
import { startTestServer } from '../../support/start-test-server';
import type { TestServer } from '../../support/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const maintenance = async (sql: string): Promise<void> => {
  const client = new Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
  await client.connect();
  await client.query(sql);
  await client.end();
};

const status = async (path: string): Promise<number> => (await fetch(server.url + path)).status;

test('without its database the process lives, says that it is not ready, and comes back', async () => {
  const name = new URL(server.database.url).pathname.slice(1);
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  await maintenance(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
  await maintenance(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  const call = await fetch(`${server.url}/v1/games`);
  expect(call.status).toBe(500);
  expect(await call.json()).toMatchObject({ code: 'INTERNAL_ERROR' });
  await maintenance(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`);
  expect([await status('/readyz'), await status('/v1/games')]).toEqual([200, 200]);
});

test('metrics are for this machine, or for whoever has the token', async () => {
  expect(await status('/metrics')).toBe(200);
  const guarded = await startTestServer({ METRICS_TOKEN: 'let me see' });
  const ask = async (headers: Readonly<Record<string, string>>) => (await fetch(`${guarded.url}/metrics`, { headers })).status;
  expect([await ask({}), await ask({ authorization: 'Bearer wrong' }), await ask({ authorization: 'Bearer let me see' })]).toEqual([403, 403, 200]);
  await guarded.stop();
});
