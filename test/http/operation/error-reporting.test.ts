import { readConfig } from '#server/platform/config/read-config.ts';
import { startCollector } from '../../support/collector';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { testBrowser } from '../../support/server/test-browser';
import { waitFor } from '../../support/wait-for';

let collector: Awaited<ReturnType<typeof startCollector>>;
let server: TestServer;
beforeAll(async () => {
  collector = await startCollector();
  server = await startTestServer({ SENTRY_DSN: collector.dsn, LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await server.stop();
  await collector.service.stop();
});

const ask = (path: string, init: RequestInit = {}) => fetch(server.url + path, init);
const envelope = (dsn: unknown, body = '{"type":"event"}\n{"message":"из браузера"}') =>
  `${JSON.stringify({ dsn, sent_at: '2026-11-22T10:00:00.000Z' })}\n${body}`;
const report = (body: string, headers: Record<string, string> = {}) =>
  ask('/monitoring', { method: 'POST', body, headers: { 'content-type': 'text/plain;charset=UTF-8', ...headers } });

test('a fault reaches the collector under the environment’s name, without what people wrote', async () => {
  const browser = testBrowser(server.url);
  await browser.call('GET /v1/games', {});
  await server.database.pool.query('ALTER TABLE app_user RENAME TO app_user_away');
  const { status } = await browser
    .call('POST /v1/auth/login', { body: { login: 'secret.person@example.com', password: 'secret.person' } })
    .finally(() => server.database.pool.query('ALTER TABLE app_user_away RENAME TO app_user'));
  expect(status).toBe(500);
  const [event] = await waitFor(
    async () => collector.of('event'),
    (events) => events.length > 0,
  );
  expect(event).toMatchObject({ environment: 'production', level: 'error', message: expect.any(String) });
  expect(JSON.stringify(collector.reports())).not.toContain('secret.person');
});

test('every call is a transaction by its route, the address of a page by its place; what is no page is not', async () => {
  await ask('/v1/games');
  await ask('/cs2/squads/18402?token=secret');
  await ask('/no/such/page/at/all');
  await ask('/healthz');
  await ask('/v1/mates/cs2');
  const names = await waitFor(
    async () => collector.of('transaction').map(({ transaction }) => transaction),
    (found) => found.length >= 3,
  );
  expect(names).toEqual(expect.arrayContaining(['GET /v1/games', 'GET /:gameId/squads/:squadId']));
  expect(names.filter((name) => /404|healthz|no\/such/.test(String(name)))).toEqual([]);
  expect(JSON.stringify(collector.reports())).not.toContain('token=secret');
});

test('an answer from memory is a transaction as every other, in its page’s trace', async () => {
  await ask('/v1/languages');
  const trace = '0af7651916cd43dd8448eb211c80319c';
  await ask('/v1/languages', { headers: { 'sentry-trace': `${trace}-b7ad6b7169203331-1` } });
  const [told] = await waitFor(
    async () => collector.of('transaction').filter(({ contexts }) => Object(contexts).trace.trace_id === trace),
    (found) => found.length > 0,
  );
  expect(told).toMatchObject({ transaction: 'GET /v1/languages', contexts: { trace: { status: 'ok' } } });
});

test('a page’s report goes on to the collector as it is', async () => {
  const sent = envelope(collector.dsn);
  expect((await report(sent)).status).toBe(200);
  expect(collector.service.seen.map(({ body }) => body)).toContain(sent);
});

test.each([
  ['of another project', () => report(envelope('https://other@elsewhere.example/1')), 400],
  ['that is no envelope', () => report('привет'), 400],
  ['without anything', () => report(''), 400],
  ['larger than two megabytes', () => report(envelope(collector.dsn, 'x'.repeat(2_200_000))), 413],
  ['from another site', () => report(envelope(collector.dsn), { 'sec-fetch-site': 'cross-site' }), 403],
])('a report %s goes nowhere', async (_what, send, status) => {
  const before = collector.service.seen.length;
  const answer = await send();
  expect(answer.status).toBe(status);
  expect(collector.service.seen.slice(before).filter(({ body }) => body.includes('из браузера'))).toEqual([]);
});

test('a collector that is away is told as 503, and the product goes on', async () => {
  const away = await startCollector();
  await away.service.stop();
  const alone = await startTestServer({ SENTRY_DSN: away.dsn, LOG_LEVEL: 'fatal' });
  const answer = await fetch(`${alone.url}/monitoring`, { method: 'POST', body: envelope(away.dsn) });
  expect(answer.status).toBe(503);
  expect((await fetch(`${alone.url}/v1/games`)).status).toBe(200);
  await alone.stop();
});

test('nothing is reported, nor taken, where no collector is named', async () => {
  const quiet = await startTestServer();
  expect((await fetch(`${quiet.url}/monitoring`, { method: 'POST', body: envelope(collector.dsn) })).status).toBe(404);
  await quiet.stop();
});

test.each(['collector.example/1', 'https://collector.example/1', 'https://key@collector.example'])(
  'SENTRY_DSN=%s stops the start with a sentence',
  (dsn) => {
    expect(() => readConfig({ SENTRY_DSN: dsn })).toThrow(/SENTRY_DSN: an address like/);
  },
);

test('the environment’s name is production unless it is told', () => {
  const dsn = 'https://key@collector.example/1';
  expect(readConfig({ SENTRY_DSN: dsn }).reporting).toEqual({ dsn, environment: 'production' });
  expect(readConfig({ SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: 'preview' }).reporting?.environment).toBe('preview');
});
