import { once } from 'node:events';
import net from 'node:net';
import { bodyWithin } from '#server/platform/http/close-slow-bodies.ts';
import { cookieHeader } from '../../support/server/cookie-header';
import { makePerson } from '../../support/people/make-person';
import { heldTimers } from '../../support/server/held-timers';
import { serverForTests } from '../../support/server/server-for-tests';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();
let timers: ReturnType<typeof heldTimers>;
beforeEach(() => (timers = heldTimers(bodyWithin, 'close-slow-bodies.ts')));
afterEach(() => timers.restore());

/** A request whose body begins and does not end. */
const begin = (head: string, headers: Readonly<Record<string, string>>) => {
  const { hostname, port } = new URL(server.url);
  const socket = net
    .connect(Number(port), hostname)
    .on('error', () => undefined)
    .resume();
  const lines = Object.entries({ host: hostname, 'content-length': '100', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`${head} HTTP/1.1\r\n${lines.join('')}\r\n{"login"`);
  return socket;
};

test.each(['POST /v1/auth/login', 'POST /nowhere'])(
  'a body of %s that does not come is waited for for its time alone',
  async (head) => {
    const socket = begin(head, { 'content-type': 'application/json' });
    await waitFor(
      async () => timers.count(),
      (count) => count === 1,
    );
    expect(socket.destroyed).toBe(false);
    timers.letGo();
    await waitFor(async () => socket.destroyed, Boolean);
  },
);

test('a body that has come is waited for no longer; a file has the server’s hour', async () => {
  const whole = begin('POST /v1/auth/login', { 'content-type': 'application/json', 'content-length': '8' });
  await once(whole, 'data');
  const { browser } = await makePerson(server);
  const cookie = cookieHeader(browser.cookies);
  const file = begin('PUT /v1/users/me/avatar', { 'content-type': 'multipart/form-data; boundary=x', cookie });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  expect(timers.count()).toBe(0);
  whole.destroy();
  file.destroy();
});

test('a body that nobody reads, of a refused request that came without a socket, is let go as quietly', async () => {
  const { statusCode } = await server.product.server.inject({
    method: 'POST',
    url: '/v1/squads',
    headers: { cookie: 'session=unknown' },
    payload: { name: 'x' },
  });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(timers.count()).toBe(1);
  expect(() => timers.letGo()).not.toThrow();
});
