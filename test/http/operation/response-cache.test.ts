import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serverForTests } from '../../support/server/server-for-tests';
import { startTestServer } from '../../support/server/start-test-server';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();

interface RawResponse {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly names: readonly string[];
  readonly body: Buffer;
}

/** Not through fetch, which decompresses responses. */
const rawRequest = (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  sent = '',
): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    const request = http.request(`${server.url}${path}`, { method, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          names: answer.rawHeaders.filter((_, at) => at % 2 === 0),
          body: Buffer.concat(pieces),
        }),
      );
    });
    request.on('error', reject);
    request.end(sent);
  });

/**
 * Everything that must not differ between responses; a long one from the cache also has a `Vary` for its compressed
 * form.
 */
const lasting = ({ status, headers, names, body }: RawResponse) => {
  const { date: _date, 'x-request-id': _id, vary: _vary, ...rest } = headers;
  return { status, headers: rest, names: names.filter((name) => name !== 'vary').sort(), body: body.toString() };
};

const cachedPaths = ['/v1/games', '/v1/countries', '/v1/languages', '/v1/payment-methods'];

/** The first response is computed, the next comes from the cache. */
const warmCache = async (path: string): Promise<void> => void (await rawRequest(path));

/** A URL with additional parameters is never served from the cache. */
const uncachedPath = (path: string): string => `${path}?anything=1`;

test.each(cachedPaths)('%s says from memory what it says the usual way, under the same headers', async (path) => {
  await warmCache(path);
  const [usual, quick] = [await rawRequest(uncachedPath(path)), await rawRequest(path)];
  expect(quick.status).toBe(200);
  expect(lasting(quick)).toEqual(lasting(usual));
  expect(quick.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(quick.headers['x-request-id']).not.toBe((await rawRequest(path)).headers['x-request-id']);
  const head = await rawRequest(path, {}, 'HEAD');
  expect(lasting(head)).toEqual({ ...lasting(await rawRequest(uncachedPath(path), {}, 'HEAD')), body: '' });
  expect(head.headers['content-length']).toBe(quick.headers['content-length']);
});

test.each([
  ['a session', { cookie: `access=${'A'.repeat(43)}; refresh=${'B'.repeat(43)}` }],
  ['cookies that nobody can read', { cookie: 'access=%E0%A4%A; =; "' }],
  ['another site', { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
  ['no wish to stay', { connection: 'close' }],
  ['a wish for anything', { 'accept-encoding': '*;q=0', accept: 'text/html' }],
])('asked with %s it says the same as the usual way, and sets no cookie', async (_what, headers) => {
  await warmCache('/v1/games');
  const [usual, quick] = [await rawRequest(uncachedPath('/v1/games'), headers), await rawRequest('/v1/games', headers)];
  expect(lasting(quick)).toEqual(lasting(usual));
  expect(quick.headers['set-cookie']).toBeUndefined();
});

test.each([
  ['POST', '/v1/games', 404],
  ['GET', '/v1/games/', 200],
  ['GET', '/v1/games?', 200],
  ['GET', '/v1/%67ames', 200],
  ['GET', '/v1/games%', 400],
  ['GET', '/v1/games/none', 404],
])('%s %s is left to the usual way', async (method, path, status) => {
  await warmCache('/v1/games');
  expect((await rawRequest(path, {}, method)).status).toBe(status);
});

test('what follows the head of a question is read, not taken for the next one', async () => {
  await warmCache('/v1/games');
  expect((await rawRequest('/v1/games', { 'content-length': '5' }, 'GET', 'hello')).status).toBe(200);
  expect((await rawRequest('/v1/games', { 'transfer-encoding': 'chunked' }, 'GET', 'hello')).status).toBe(200);
});

test.each([
  ['br', 'br, gzip', brotliDecompressSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
] as const)('a long one comes as %s to whom it suits', async (coding, accepted, unpack) => {
  await warmCache('/v1/countries');
  const plain = await rawRequest('/v1/countries');
  const { headers, body } = await rawRequest('/v1/countries', { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers['vary']]).toEqual([coding, 'accept-encoding']);
  expect(body.length).toBeLessThan(plain.body.length / 2);
  expect(unpack(body).toString()).toBe(plain.body.toString());
  expect((await rawRequest('/v1/countries')).headers['content-encoding']).toBeUndefined();
});

test('a changed catalogue is told at once', async () => {
  await warmCache('/v1/games');
  await server.database.pool.query(
    "INSERT INTO game (id, name, icon_url, platforms, position) VALUES ('go', 'Ещё игра', '', '{PC}', 9)",
  );
  server.product.app.memory.drop('catalogue');
  expect((await rawRequest('/v1/games')).body.toString()).toContain('Ещё игра');
});

test('each is counted by its route, from memory too', async () => {
  const counted = async (): Promise<number> => {
    const text = (await rawRequest('/metrics')).body.toString();
    return Number(/http_request_duration_seconds_count\{route="\/v1\/languages",status="200"\} (\d+)/.exec(text)?.[1]);
  };
  await warmCache('/v1/languages');
  const before = await counted();
  for (const method of ['GET', 'GET', 'HEAD']) await rawRequest('/v1/languages', {}, method);
  expect(await counted()).toBe(before + 3);
});

test('while the server closes, whoever asks is told so', async () => {
  const own = await startTestServer();
  const { server: listening } = own.product.server;
  for (let turn = 0; turn < 2; turn += 1) await (await fetch(`${own.url}/v1/games`)).text();
  const line = net.connect(Number(new URL(own.url).port), '127.0.0.1').setEncoding('utf8');
  await once(line, 'connect');
  line.write('GET /v1/games HTTP/1.1\r\nHost: x\r\n');
  await waitFor(
    async () => listening.listening,
    (isOpen) => isOpen,
  );
  const stopped = own.stop();
  await waitFor(
    async () => listening.listening,
    (isOpen) => !isOpen,
  );
  const answered = once(line, 'data');
  line.write('\r\n');
  const [said] = await answered;
  expect(said).toMatch(/^HTTP\/1\.1 503 [\s\S]*Connection: close/i);
  await stopped;
});
