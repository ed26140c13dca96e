import { pass } from '../chat/support/chat-in-page';
import { fakeChatServer } from '../chat/support/fake-chat-server';
import { renderHook } from '@testing-library/react';
import { connectRealtime } from '#client/app/realtime/connect-realtime.ts';
import type { CacheTag } from '#client/entities/cache-rules/define-mutations.ts';
import { useWatchedSquad } from '#client/entities/squad/watched-squads.ts';

const squadId = 18_402;
const changed: CacheTag[] = [];

const begin = () => {
  const server = fakeChatServer('/realtime');
  server.answers['squad watch'] = () => ({ ok: true });
  const close = connectRealtime({
    shownAt: Date.now(),
    changed: (tags) => void changed.push(...tags),
    pinged: () => undefined,
    availability: () => undefined,
    depositSettled: () => undefined,
    renewSession: async () => undefined,
  });
  return {
    server,
    end: () => {
      close();
      server.down();
    },
  };
};

beforeEach(() => {
  jest.useFakeTimers();
  changed.length = 0;
});
afterEach(() => jest.useRealTimers());

const followed = expect.objectContaining({ type: 'Squad', id: squadId });

test('an onlooker’s page subscribes to its squad, fetches what it missed, and unsubscribes', async () => {
  const { server, end } = begin();
  await pass();
  const page = renderHook(() => useWatchedSquad(squadId));
  await pass(200);
  expect(server.requestsOf('squad watch')).toEqual([squadId]);
  expect(changed).toContainEqual(followed);
  page.unmount();
  await pass();
  expect(server.requestsOf('squad unwatch')).toEqual([squadId]);
  end();
});

test('a squad that is shown before the socket connects is subscribed to on connection', async () => {
  const page = renderHook(() => useWatchedSquad(squadId));
  const { server, end } = begin();
  await pass(200);
  expect(server.requestsOf('squad watch')).toEqual([squadId]);
  page.unmount();
  end();
});

test('what requires attention is fetched on the first connection, everything after a lost one', async () => {
  const { server, end } = begin();
  await pass(200);
  expect(changed).toContain('Notifications');
  expect(changed).not.toContain('Balance');
  server.down();
  server.up();
  await pass(5000);
  expect(changed).toContain('Balance');
  end();
});

test('a squad that may not be watched changes nothing', async () => {
  const { server, end } = begin();
  server.answers['squad watch'] = () => ({ ok: false });
  const page = renderHook(() => useWatchedSquad(squadId));
  await pass(200);
  expect(changed).not.toContainEqual(followed);
  page.unmount();
  end();
});
