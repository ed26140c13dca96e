// Must be imported first: it replaces the WebSocket that socket.io reads when it is loaded.
import { pass } from '../chat/support/chat-in-page';
import { fakeChatServer } from '../chat/support/fake-chat-server';
import { renderHook } from '@testing-library/react';
import { io } from 'socket.io-client';
import { useRealtimeState } from '#client/api/realtime-state.ts';
import { connectRealtime } from '#client/app/realtime/connect-realtime.ts';

const nothing = () => undefined;
const sayOffline = () => window.dispatchEvent(new Event('offline'));

let end = nothing;

/** Socket.io ignores every second socket: whether ours is ignored depends on the number opened before. */
const begin = async (before: number) => {
  const server = fakeChatServer('/realtime');
  const others = Array.from({ length: before }, () => io('/other', { transports: ['websocket'], forceNew: true }));
  await pass();
  const close = connectRealtime({
    changed: nothing,
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
  return { server, state };
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
