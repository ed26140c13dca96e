import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { cannotWriteForMs } from '#server/platform/db/open-database.ts';
import { codeOfError } from '#server/platform/http/error-reply.ts';
import { emptyClient } from '../../support/server/empty-client';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { testBrowser } from '../../support/server/test-browser';

let server: TestServer;
const clientDir = emptyClient();
beforeAll(async () => {
  server = await startTestServer({ CLIENT_DIR: clientDir });
});
afterAll(() => server.stop());

const maintenance = async (sql: string): Promise<void> => {
  const client = new Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
  await client.connect();
  await client.query(sql);
  await client.end();
};

const name = (): string => new URL(server.database.url).pathname.slice(1);
const takeDatabaseAway = async (): Promise<void> => {
  await maintenance(`ALTER DATABASE ${name()} WITH ALLOW_CONNECTIONS false`);
  await maintenance(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name()}'`);
};
const giveDatabaseBack = () => maintenance(`ALTER DATABASE ${name()} WITH ALLOW_CONNECTIONS true`);

const status = async (path: string): Promise<number> => (await fetch(server.url + path)).status;

test('without its database the process lives, says that it is not ready, and comes back', async () => {
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200]);
  await takeDatabaseAway();
  expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 503]);
  await giveDatabaseBack();
  expect([await status('/readyz'), await status('/v1/games')]).toEqual([200, 200]);
});

test.each(['/v1/mates/game/cs2', '/readyz'])(
  'without its database %s answers 503 and when to come again',
  async (path) => {
    await takeDatabaseAway();
    const call = await fetch(server.url + path);
    await giveDatabaseBack();
    expect([call.status, call.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await call.json()).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: 'Сервис ненадолго отошёл. Подожди немного и попробуй ещё раз',
    });
  },
);

test('with its database a page has its script', async () => {
  expect(await (await fetch(`${server.url}/cs2/team`)).text()).toContain('<script defer');
});

test('without its database a page is a calm sentence with «Повторить», not a piece of JSON', async () => {
  await takeDatabaseAway();
  const page = await fetch(`${server.url}/cs2/team`);
  await giveDatabaseBack();
  expect([page.status, page.headers.get('content-type'), page.headers.get('retry-after')]).toEqual([
    503,
    'text/html; charset=utf-8',
    '5',
  ]);
  const html = await page.text();
  expect(html).toContain('<h1>Скоро вернёмся</h1>');
  expect(html).toContain('<a href="">Повторить</a>');
  expect(html).not.toContain('<script defer');
});

test('a database that dies in the middle of somebody’s transaction takes the transaction with it, not the process', async () => {
  const { db } = server.database;
  const cut = db.transaction(async (tx) => {
    await tx.execute(sql`SELECT 1`);
    await takeDatabaseAway();
    await tx.execute(sql`SELECT 1`);
  });
  await expect(cut).rejects.toThrow();
  await giveDatabaseBack();
  expect([await status('/readyz'), await status('/v1/games')]).toEqual([200, 200]);
});

test('metrics are for this machine, or for whoever has the token', async () => {
  expect(await status('/metrics')).toBe(200);
  const guarded = await startTestServer({ METRICS_TOKEN: 'let-me-see-the-metrics' });
  const ask = async (headers: Readonly<Record<string, string>>) =>
    (await fetch(`${guarded.url}/metrics`, { headers })).status;
  expect([
    await ask({}),
    await ask({ authorization: 'Bearer wrong' }),
    await ask({ authorization: 'Bearer let-me-see-the-metrics' }),
  ]).toEqual([403, 403, 200]);
  await guarded.stop();
});

test('metrics without a token are not for whoever comes through a proxy of this machine, nor for a public address', async () => {
  const ask = async (headers: Readonly<Record<string, string>>, url = server.url) =>
    (await fetch(`${url}/metrics`, { headers })).status;
  for (const name of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via', 'x-forwarded-host'])
    expect([name, await ask({ [name]: '127.0.0.1' })]).toEqual([name, 403]);
  for (const env of [{ PUBLIC_URL: 'https://naparnik.example' }, { TRUST_PROXY: '1' }]) {
    const behind = await startTestServer(env);
    expect(await ask({}, behind.url)).toBe(403);
    await behind.stop();
  }
});

test.each(['/healthz', '/v1/games', '/cs2/team', '/nothing/here', '/v1/users/me', '/files/avatars/none.webp'])(
  'HEAD %s answers like GET, without a body',
  async (path) => {
    const [get, head] = await Promise.all([
      fetch(server.url + path),
      fetch(server.url + path, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } }),
    ]);
    expect([head.status, head.headers.get('content-type')]).toEqual([get.status, get.headers.get('content-type')]);
    expect(await head.text()).toBe('');
  },
);

test('a page’s sockets go to its own address alone, and only known hands make trusted HTML', async () => {
  const policyOf = async (url: string): Promise<string> =>
    (await fetch(`${url}/cs2/team`)).headers.get('content-security-policy') ?? '';
  expect(await policyOf(server.url)).toContain(`connect-src 'self' ws://${new URL(server.url).host};`);
  expect(await policyOf(server.url)).toContain('; trusted-types naparnik naparnik-worker ProseMirrorClipboard;');
  const hosted = await startTestServer({ CLIENT_DIR: clientDir, PUBLIC_URL: 'https://naparnik.example' });
  expect(await policyOf(hosted.url)).toContain(`connect-src 'self' wss://naparnik.example;`);
  await hosted.stop();
});

/** As PostgreSQL refuses what needs room on its disk, or is no longer the one that writes. */
const refuseWrites = (state: string): Promise<unknown> =>
  server.database.pool.query(`
    CREATE FUNCTION refuse_write() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '${state}'; END $$;
    CREATE TRIGGER refuse_write BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION refuse_write()`);

test.each(['53100', '58030', '25006'])(
  'a database that cannot write (%s) is not ready, and what would write comes again later',
  async (state) => {
    await refuseWrites(state);
    const { call } = testBrowser(server.url);
    const answer = await call('POST /v1/auth/reset-password', { body: { email: 'nobody@mail.ru' } });
    expect([answer.status, answer.code, answer.headers.get('retry-after')]).toEqual([503, 'SERVICE_UNAVAILABLE', '5']);
    expect([await status('/healthz'), await status('/readyz'), await status('/v1/games')]).toEqual([200, 503, 200]);
    await server.database.pool.query('DROP FUNCTION refuse_write CASCADE');
    const later = performance.now() + cannotWriteForMs;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(later);
    expect(await status('/readyz')).toBe(200);
    clock.mockRestore();
  },
);

test('a disk that takes no more files is no fault of the call', () => {
  const problem = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
  expect(codeOfError(problem)).toBe('SERVICE_UNAVAILABLE');
});
