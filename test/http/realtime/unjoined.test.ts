import { once } from 'node:events';
import WebSocket from 'ws';
import { joinWithin } from '#server/platform/realtime/close-unjoined.ts';
import { cookieHeader } from '../../support/server/cookie-header';
import { makePerson } from '../../support/people/make-person';
import { heldTimers } from '../../support/server/held-timers';
import { serverForTests } from '../../support/server/server-for-tests';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();
let timers: ReturnType<typeof heldTimers>;
beforeEach(() => (timers = heldTimers(joinWithin, 'close-unjoined.ts')));
afterEach(() => timers.restore());

/** A raw connection; resolves when a packet that it sends has been answered. */
const line = async (cookie = '') => {
  const address = `${server.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
  const socket = new WebSocket(address, { headers: { cookie } });
  const said: string[] = [];
  socket.on('message', (text) => said.push(String(text)));
  socket.on('error', () => undefined);
  await once(socket, 'open');
  return {
    socket,
    isClosed: () => socket.readyState === WebSocket.CLOSED,
    join: async (namespace: string) => {
      socket.send(`40${namespace}`);
      await waitFor(
        async () => said,
        (all) => all.some((text) => text.startsWith(`40${namespace}`)),
      );
    },
  };
};

test('a connection that has joined nothing of ours is closed after its time, a namespace of nobody’s does not count', async () => {
  const { isClosed, join } = await line();
  await join('');
  expect(isClosed()).toBe(false);
  timers.letGo();
  await waitFor(async () => isClosed(), Boolean);
});

test('a page is not, until it has left', async () => {
  const { browser } = await makePerson(server);
  const { socket, isClosed, join } = await line(cookieHeader(browser.cookies));
  await join('/realtime,');
  expect(timers.count()).toBe(0);
  socket.send('41/realtime,');
  await waitFor(
    async () => timers.count(),
    (count) => count === 1,
  );
  timers.letGo();
  await waitFor(async () => isClosed(), Boolean);
});
