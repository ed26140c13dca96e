import net from 'node:net';
import { io } from 'socket.io-client';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { waitFor } from '../../support/wait-for';

let server: TestServer;
const started = async (env: Readonly<Record<string, string>> = {}): Promise<TestServer> =>
  (server = await startTestServer(env));
afterEach(() => server.stop());

/** A raw connection; `said` is everything received. */
const knock = async () => {
  const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
  let said = '';
  let closed = false;
  socket.on('data', (bytes: Buffer) => (said += bytes.toString()));
  socket.on('close', () => (closed = true));
  socket.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    socket.once('connect', () => resolve());
    socket.once('close', () => resolve());
  });
  return {
    said: () => said,
    isClosed: () => closed,
    ask: (path: string, ...headers: readonly string[]) =>
      socket.write(['GET ' + path + ' HTTP/1.1', 'Host: x', ...headers, '', ''].join('\r\n')),
    write: (bytes: string) => socket.write(bytes),
    answered: () =>
      waitFor(
        async () => said,
        (text) => text.includes('\r\n\r\n'),
      ),
    gone: () => waitFor(async () => closed, Boolean),
    close: () => socket.destroy(),
  };
};

const openNow = (): Promise<number> =>
  new Promise((resolve, reject) =>
    server.product.server.server.getConnections((problem, count) => (problem ? reject(problem) : resolve(count))),
  );

describe('a connection that wants to become another protocol', () => {
  test.each(['websocket', 'h2c', 'anything'])('%s is refused and closed, also after an answer', async (protocol) => {
    await started();
    for (const before of [[], ['/healthz']]) {
      const line = await knock();
      for (const path of before) {
        line.ask(path);
        await line.answered();
      }
      line.ask('/v1/games', 'Connection: Upgrade', `Upgrade: ${protocol}`);
      await line.gone();
      expect(line.said()).toContain('HTTP/1.1 400');
    }
  });

  test.each(['websocket', 'h2c'])(
    'on the socket’s own path %s without a handshake is refused too',
    async (protocol) => {
      await started();
      const line = await knock();
      line.ask('/healthz');
      await line.answered();
      line.ask('/socket.io/?EIO=4&transport=websocket', 'Connection: Upgrade', `Upgrade: ${protocol}`);
      await line.gone();
    },
  );

  test('keeps no descriptor, however many do so and keep their side open', async () => {
    await started();
    const lines = await Promise.all(Array.from({ length: 300 }, knock));
    for (const line of lines) line.ask('/healthz');
    await Promise.all(lines.map((line) => line.answered()));
    for (const line of lines) line.ask('/', 'Connection: Upgrade', 'Upgrade: websocket');
    await waitFor(openNow, (count) => count === 0);
    for (const line of lines) line.close();
  });
});

test('what cannot be read as a request is refused with a code, like every other, and hung up on', async () => {
  await started();
  for (const [status, code, ask] of [
    [431, 'PAYLOAD_TOO_LARGE', `GET / HTTP/1.1\r\nHost: x\r\nCookie: a=${'x'.repeat(20_000)}\r\n\r\n`],
    [400, 'VALIDATION_ERROR', 'SAY / HTTP/1.1\r\nHost: x\r\n\r\n'],
    [
      400,
      'VALIDATION_ERROR',
      'POST /v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    ],
    [400, 'VALIDATION_ERROR', '\u0016\u0003\u0001\u0002'],
  ] as const) {
    const line = await knock();
    line.write(ask);
    await line.gone();
    expect(line.said()).toContain(`HTTP/1.1 ${status} `);
    expect(JSON.parse(line.said().split('\r\n\r\n')[1] ?? '')).toMatchObject({
      code,
      message: expect.stringMatching(/[а-я]/),
    });
  }
});

const opensSocket = async (headers: Readonly<Record<string, string>> = {}): Promise<(() => void) | null> => {
  const socket = io(`${server.url}/chat`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: headers,
  });
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(() => void socket.disconnect()));
    socket.once('connect_error', () => resolve(null));
  });
};

describe('one address', () => {
  test('has only so many connections at once, and room again when one of them ends', async () => {
    await started({ CONNECTIONS_PER_ADDRESS: '5' });
    const lines = await Promise.all(Array.from({ length: 8 }, knock));
    await waitFor(
      async () => lines.filter((line) => line.isClosed()).length,
      (closed) => closed === 3,
    );
    const kept = lines.filter((line) => !line.isClosed());
    for (const line of kept) line.ask('/healthz');
    await Promise.all(kept.map((line) => line.answered()));
    kept[0]?.close();
    await waitFor(openNow, (count) => count === 4);
    const next = await knock();
    next.ask('/healthz');
    await next.answered();
    for (const line of [...lines, next]) line.close();
  });

  test('is that behind the proxy: of its sockets only so many, and the proxy’s own connections are not counted', async () => {
    await started({ CONNECTIONS_PER_ADDRESS: '2', TRUST_PROXY: '1' });
    const lines = await Promise.all(Array.from({ length: 6 }, knock));
    for (const line of lines) line.ask('/healthz');
    await Promise.all(lines.map((line) => line.answered()));
    const from = (address: string) => opensSocket({ 'x-forwarded-for': `10.9.9.9, ${address}` });
    const opened = [await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.1'), await from('10.0.0.2')];
    expect(opened.map(Boolean)).toEqual([true, true, false, true]);
    opened[0]?.();
    await waitFor(async () => {
      const again = await from('10.0.0.1');
      again?.();
      return again;
    }, Boolean);
    for (const close of opened) close?.();
    for (const line of lines) line.close();
  });

  test('of the sixth version is a whole network of them', async () => {
    await started({ CONNECTIONS_PER_ADDRESS: '1', TRUST_PROXY: '1' });
    const opened = [];
    for (const address of ['2001:db8::1', '2001:db8:0:0:f::2', '2001:db8:0:1::1', '::ffff:10.0.0.1', '::ffff:10.0.0.2'])
      opened.push(await opensSocket({ 'x-forwarded-for': address }));
    expect(opened.map(Boolean)).toEqual([true, false, true, true, true]);
    for (const close of opened) close?.();
  });
});
