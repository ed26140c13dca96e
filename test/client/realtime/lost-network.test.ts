// Must be imported first: it replaces the WebSocket that socket.io reads when it is loaded.
import { pass } from '../chat/support/chat-in-page';
import { fakeChatServer } from '../chat/support/fake-chat-server';
import { renderHook } from '@testing-library/react';
import { io } from 'socket.io-client';
import { useRealtimeState } from '#client/api/realtime-state.ts';
import { connectRealtime } from '#client/app/realtime/connect-realtime.ts';
import { firstConnectTags, missedTags } from '#client/entities/event-rules.ts';

const nothing = () => undefined;
const sayOffline = () => window.dispatchEvent(new Event('offline'));

let end = nothing;

/** Socket.io ignores every second socket: whether ours is ignored depends on the number opened before. */
const begin = async (before: number, { isDown = false, isSilent = false, shownMsAgo = 0 } = {}) => {
  const server = fakeChatServer('/realtime');
  if (isDown) server.down();
  if (isSilent) server.fallSilent();
  const others = Array.from({ length: before }, () => io('/other', { transports: ['websocket'], forceNew: true }));
  await pass();
  const changed = jest.fn();
  const close = connectRealtime({
    shownAt: Date.now() - shownMsAgo,
    changed,
    pinged: nothing,
    availability: nothing,
    depositSettled: nothing,
    renewSession: async () => undefined,
  });
  await pass(200);
  end = () => {
    close();
    for (const other of others) other.disconnect();
    server.stop();
  };
  const state = () => {
    const { result, unmount } = renderHook(useRealtimeState);
    unmount();
    return result.current;
  };
  return { server, state, fetched: () => changed.mock.calls.flat(2) };
};

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  end();
  await pass();
  jest.useRealTimers();
});

test.each([0, 1, 2])('with %d sockets opened before, a lost network is noticed at once', async (before) => {
  const { state } = await begin(before);
  expect(state()).toBe('live');
  sayOffline();
  await pass(10);
  expect(state()).toBe('lost');
  await pass(3000);
  expect(state()).toBe('live');
});

test('a connection that was lost already is opened again when the network is back', async () => {
  const { server, state } = await begin(1);
  server.down();
  await pass();
  sayOffline();
  await pass(5000);
  expect(state()).toBe('lost');
  server.up();
  await pass(3000);
  expect(state()).toBe('live');
});

test('an attempt to connect that began without a network is not waited for once the network is back', async () => {
  const { server, state } = await begin(1);
  server.fallSilent();
  sayOffline();
  await pass(5000);
  server.speak();
  await pass(3000);
  expect(state()).toBe('lost');
  window.dispatchEvent(new Event('online'));
  await pass(100);
  expect(state()).toBe('live');
});

test('a connection that is there stays when the browser says that there is a network', async () => {
  const { fetched } = await begin(0);
  window.dispatchEvent(new Event('online'));
  await pass(3000);
  expect(fetched()).toEqual(firstConnectTags);
});

test('a page of a device that has slept does not seem live with a connection that is long gone', async () => {
  const { state } = await begin(0);
  await pass(20_000);
  expect(state()).toBe('live');
  jest.setSystemTime(Date.now() + 600_000);
  await pass(5000);
  expect(state()).toBe('lost');
  await pass(3000);
  expect(state()).toBe('live');
});

test('a page that connects at once fetches again only what requires attention', async () => {
  const { fetched } = await begin(0);
  expect(fetched()).toEqual(firstConnectTags);
});

test('after a failed attempt a page fetches all that may have changed since it was loaded', async () => {
  const { server, fetched } = await begin(0, { isDown: true });
  expect(fetched()).toEqual([]);
  server.up();
  await pass(4000);
  expect(fetched()).toEqual(missedTags);
});

test('a page that lost its network before its first connection fetches all that may have changed', async () => {
  const { server, fetched } = await begin(0, { isSilent: true });
  sayOffline();
  await pass(1000);
  server.speak();
  window.dispatchEvent(new Event('online'));
  await pass(500);
  expect(fetched()).toEqual(missedTags);
});

test('a page whose first connection is late fetches all that may have changed since it was loaded', async () => {
  const { fetched } = await begin(0, { shownMsAgo: 20_000 });
  expect(fetched()).toEqual(missedTags);
});
