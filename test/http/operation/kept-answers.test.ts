import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();

interface Heard {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Not through fetch, which unpacks what comes. */
const ask = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const request = http.request(`${server.url}${path}`, { method, headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces) }),
      );
    });
    request.on('error', reject);
    request.end();
  });

/** All that may not differ from one answer to the next. */
const lasting = ({ status, headers, body }: Heard) => {
  const { date: _date, 'x-request-id': _id, ...rest } = headers;
  return { status, headers: rest, body: body.toString() };
};

test.each(['/v1/games', '/v1/payment-methods'])('%s says the same each time, from memory too', async (path) => {
  const first = await ask(path);
  await ask(path);
  const third = await ask(path);
  expect(third.status).toBe(200);
  expect(lasting(third)).toEqual(lasting(first));
  expect(third.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
  const head = await ask(path, {}, 'HEAD');
  expect(head.body.length).toBe(0);
  expect(head.headers['content-length']).toBe(third.headers['content-length']);
});

test.each([
  ['br', 'br, gzip', brotliDecompressSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
] as const)('a long one comes as %s to whom it suits', async (coding, accepted, unpack) => {
  const plain = await ask('/v1/countries');
  await ask('/v1/countries');
  const { headers, body } = await ask('/v1/countries', { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers['vary']]).toEqual([coding, 'accept-encoding']);
  expect(body.length).toBeLessThan(plain.body.length / 2);
  expect(unpack(body).toString()).toBe(plain.body.toString());
  expect((await ask('/v1/countries')).headers['content-encoding']).toBeUndefined();
});

test('a changed catalogue is told at once', async () => {
  await ask('/v1/games');
  await ask('/v1/games');
  await server.database.pool.query(
    "INSERT INTO game (id, name, icon_url, platforms, position) VALUES ('go', 'Ещё игра', '', '{PC}', 9)",
  );
  server.product.app.memory.drop('catalogue');
  expect((await ask('/v1/games')).body.toString()).toContain('Ещё игра');
});
