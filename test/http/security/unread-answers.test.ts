import net from 'node:net';
import { pipeline } from '#server/platform/http/limit-pipelining.ts';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();

/** Sends these requests in one piece and reads all that comes; resolves when the connection ends. */
const sendAll = (paths: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(server.url);
    const socket = net.connect(Number(port), hostname);
    const last = paths.length - 1;
    const head = (path: string, index: number) =>
      `GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n${index === last ? 'connection: close\r\n' : ''}\r\n`;
    let got = '';
    socket.on('data', (bytes) => (got += bytes.toString('latin1')));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(got));
    socket.write(paths.map(head).join(''));
  });

const answers = (text: string): number => text.match(/HTTP\/1\.1 200/g)?.length ?? 0;

const times = (count: number, path: string): readonly string[] => Array.from({ length: count }, () => path);

test('a connection may have a few requests waiting; one that asks for more is closed', async () => {
  expect(answers(await sendAll(times(pipeline.requests, '/readyz')))).toBe(pipeline.requests);
  expect(answers(await sendAll(times(pipeline.requests + 30, '/readyz')))).toBeLessThan(pipeline.requests);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test('requests one after the other are never too many', async () => {
  for (let sent = 0; sent < pipeline.requests * 2; sent += 1)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
});

describe.each(['/openapi.json', '/docs/json', '/docs/yaml'])('%s', (path) => {
  const get = (headers: Readonly<Record<string, string>>) => fetch(`${server.url}${path}`, { headers });

  test.each(['br', 'gzip', 'identity'])('is the same document as %s', async (coding) => {
    const answer = await get({ 'accept-encoding': coding });
    expect(answer.headers.get('content-encoding')).toBe(coding === 'identity' ? null : coding);
    expect(await answer.text()).toBe(await (await get({})).text());
  });

  test('is not sent again to somebody who has it', async () => {
    const etag = (await get({})).headers.get('etag') ?? '';
    const again = await get({ 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
