import net from 'node:net';
import { disputeTerms } from '#domain/squad/facts/squad-limits.ts';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();
const http = () => server.product.server.server;

/** A very slow mobile connection. */
const bytesPerSecond = 8 * 1024;

const line = () => {
  const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1');
  let said = '';
  let closed = false;
  socket.on('data', (bytes: Buffer) => (said += bytes.toString()));
  socket.on('close', () => (closed = true));
  socket.on('error', () => undefined);
  return { socket, said: () => said, isClosed: () => closed };
};

const body = JSON.stringify({ login: 'nobody@mail.ru', password: 'x'.repeat(60) });
/** A valid request: it is not refused before its body has arrived. */
const headOfLogin = async (): Promise<string> => {
  const { cookies, raw } = testBrowser(server.url);
  await raw('GET', '/v1/auth/csrf');
  return [
    'POST /v1/auth/login HTTP/1.1',
    'Host: x',
    `Cookie: ${[...cookies].map((pair) => pair.join('=')).join('; ')}`,
    `X-CSRF-Token: ${cookies.get('csrf')}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    '',
    '',
  ].join('\r\n');
};

test('the largest files may come over a slow line, and a head may not', () => {
  expect(http().requestTimeout).toBeGreaterThan((disputeTerms.maxFileBytes / bytesPerSecond) * 1000);
  expect(http().headersTimeout).toBeLessThanOrEqual(30_000);
  expect(http().timeout).toBeLessThanOrEqual(30_000);
});

test('a body that comes slowly is read to its end, however long; one that stopped coming is hung up on', async () => {
  const head = await headOfLogin();
  const usual = http().timeout;
  http().timeout = 1000;
  const silent = line();
  silent.socket.write(head + body.slice(0, 5));
  const slow = line();
  slow.socket.write(head);
  let sent = 0;
  // The idle connection is closed only after its whole timeout; the slow one lives twice as long.
  for (let lives = 0; lives < 2; lives += 1) {
    const other = lives === 0 ? silent : line();
    if (lives > 0) other.socket.write(head);
    while (!other.isClosed()) {
      if (sent < body.length - 1) slow.socket.write(body[sent++] ?? '');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(other.said()).toBe('');
  }
  expect(slow.isClosed()).toBe(false);
  slow.socket.write(body.slice(sent));
  await waitFor(
    async () => slow.said(),
    (text) => text.startsWith('HTTP/1.1 401'),
  );
  slow.socket.destroy();
  http().timeout = usual;
});
