// Must be imported first: it replaces the WebSocket that socket.io reads when it is loaded.
import { pass } from '../chat/support/chat-in-page';
import { Server } from 'mock-socket';
import { connectRealtime } from '#client/app/realtime/connect-realtime.ts';
import { createChatSocket } from '#client/entities/chat/socket/chat-socket.ts';
import { givenToken } from '#client/entities/chat/socket/given-token.ts';

const nothing = () => undefined;

/** A server that lets both sockets in, the product's with a token unless it is of an earlier release or refuses. */
const openServer = ({
  gives = true,
  refuses = (): boolean => false,
  refusal = 'UNAUTHENTICATED',
  isSilent = (): boolean => false,
} = {}) => {
  const server = new Server('ws://localhost/socket.io/');
  let connections = 0;
  const joined: string[] = [];
  server.on('connection', (socket) => {
    connections += 1;
    if (isSilent()) return;
    socket.send('0{"sid":"s","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":100000}');
    socket.on('message', (data) => {
      const [, namespace] = /^40(\/\w+),/.exec(String(data)) ?? [];
      if (namespace === undefined) return;
      if (namespace === '/realtime' && refuses()) return socket.send(`44${namespace},{"message":"${refusal}"}`);
      joined.push(namespace);
      socket.send(`40${namespace},{"sid":"c"}`);
      if (gives && namespace === '/realtime') socket.send(`42${namespace},["chat token",{"token":"given"}]`);
    });
  });
  return { server, joined, connections: () => connections };
};

const connect = (renewSession: () => Promise<unknown> = async () => undefined) =>
  connectRealtime({
    shownAt: Date.now(),
    changed: nothing,
    pinged: nothing,
    availability: nothing,
    depositSettled: nothing,
    renewSession,
  });

const closings: (() => void)[] = [];
beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  for (const close of closings.splice(0)) close();
  await pass();
  jest.useRealTimers();
});

const openChat = () => createChatSocket().open({ connected: nothing, disconnected: nothing, event: nothing });

test('both sockets share one connection, and the chat’s token comes with it', async () => {
  const { server, joined, connections } = openServer();
  closings.push(connect(), openChat(), () => server.stop());
  await pass(200);
  expect([connections(), joined]).toEqual([1, ['/realtime', '/chat']]);
  expect(await givenToken.take()).toBe('given');
  expect(await givenToken.take()).toBeNull();
});

test('when the network is back, one attempt of both sockets takes the place of one that gets no answer', async () => {
  let isLost = true;
  const { server, joined, connections } = openServer({ isSilent: () => isLost });
  closings.push(connect(), openChat(), () => server.stop());
  await pass(200);
  expect([connections(), joined]).toEqual([1, []]);
  window.dispatchEvent(new Event('offline'));
  isLost = false;
  window.dispatchEvent(new Event('online'));
  await pass(200);
  expect([connections(), joined]).toEqual([2, ['/realtime', '/chat']]);
});

test('a connection that was lost while the device slept is closed once, and both sockets share the next one', async () => {
  const { server, joined, connections } = openServer();
  closings.push(connect(), openChat(), () => server.stop());
  await pass(200);
  jest.setSystemTime(Date.now() + 600_000);
  await pass(8000);
  expect([connections(), joined]).toEqual([2, ['/realtime', '/chat', '/realtime', '/chat']]);
});

test('nothing listens for the network once both sockets are closed', async () => {
  const { server } = openServer();
  closings.push(() => server.stop());
  const [added, removed] = [jest.spyOn(window, 'addEventListener'), jest.spyOn(window, 'removeEventListener')];
  for (const close of [connect(), openChat()]) close();
  const listened = added.mock.calls.filter(([name]) => name === 'offline' || name === 'online');
  expect(removed.mock.calls).toEqual(expect.arrayContaining(listened));
  await pass();
  expect(jest.getTimerCount()).toBe(0);
});

test('of a server of an earlier release no token is awaited for long', async () => {
  const { server } = openServer({ gives: false });
  closings.push(connect(), openChat(), () => server.stop());
  const token = givenToken.take();
  await pass(1300);
  expect(await token).toBeNull();
});

test('the chat waits for the token while the session is renewed, and the connection is opened with the new cookies', async () => {
  let isExpired = true;
  const { server, connections } = openServer({ refuses: () => isExpired });
  closings.push(
    connect(async () => {
      isExpired = false;
    }),
    openChat(),
    () => server.stop(),
  );
  const token = givenToken.take();
  await pass(200);
  expect(connections()).toBe(1);
  await pass(5000);
  expect([connections(), await token]).toEqual([2, 'given']);
});

test('a server that fails to let the product’s socket in leaves the chat as it is', async () => {
  let fails = true;
  const { server, connections, joined } = openServer({ refuses: () => fails, refusal: 'INTERNAL_ERROR' });
  closings.push(connect(), openChat(), () => server.stop());
  await pass(200);
  fails = false;
  await pass(5000);
  expect([connections(), joined]).toEqual([1, ['/chat', '/realtime']]);
});

test('a page without the product’s socket asks for a token at once', async () => {
  expect(await givenToken.take()).toBeNull();
});
