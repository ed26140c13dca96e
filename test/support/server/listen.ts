import { io } from 'socket.io-client';
import type { RealtimeEvent } from '#contract/realtime.ts';
import type { TestServer } from './start-test-server';
import type { TestBrowser } from './test-browser';
import { cookieHeader } from './cookie-header';

/**
 * Connects another tab of this person to the product's socket, waits for one of each event and returns the payloads.
 */
export const listen = async (
  server: Pick<TestServer, 'url'>,
  browser: TestBrowser,
  events: readonly RealtimeEvent[],
) => {
  const cookie = cookieHeader(browser.cookies);
  const socket = io(`${server.url}/realtime`, { transports: ['websocket'], forceNew: true, extraHeaders: { cookie } });
  const heard = events.map(
    (event) =>
      new Promise<[string, unknown]>((resolve) => socket.once(event, (payload: unknown) => resolve([event, payload]))),
  );
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { all: async () => Object.fromEntries(await Promise.all(heard)), close: () => socket.disconnect() };
};
