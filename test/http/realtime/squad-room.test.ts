import { io } from 'socket.io-client';
import { announce, squadRoom, userRoom } from '#server/platform/outbox/put-outbox.ts';
import { eventRateLimits } from '#server/platform/realtime/event-rate-limiter.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { acceptOrder, createSquadOf } from '../../support/squads/squad-calls';
import { waitFor } from '../../support/wait-for';
import { cookieHeader } from '../../support/server/cookie-header';

const server = serverForTests();
const scene = sceneForTests(server);

const open = async ({ browser }: TestPerson) => {
  const cookie = cookieHeader(browser.cookies);
  const socket = io(`${server.url}/realtime`, { transports: ['websocket'], forceNew: true, extraHeaders: { cookie } });
  const receivedIds = new Set<number>();
  socket.on('squad changed', ({ squadId }: { readonly squadId: number }) => receivedIds.add(squadId));
  /** Events sent to this tab before its request have arrived when the response does. */
  const watch = async (squadId: number | null): Promise<{ readonly ok: boolean }> =>
    socket.timeout(5000).emitWithAck('squad watch', squadId);
  const hasReceived = (squadId: number): boolean => receivedIds.has(squadId);
  return { watch, hasReceived, close: () => socket.disconnect() };
};

let marks = 1_000_000;

/** Announces a unique marker to these rooms and resolves once this tab, which is in one of them, has received it. */
const announceMarker = async (rooms: readonly string[], by: Awaited<ReturnType<typeof open>>): Promise<number> => {
  const mark = ++marks;
  await announce(server.database.db, rooms, 'squad changed', { squadId: mark });
  server.product.app.outbox.kick();
  await waitFor(
    () => Promise.resolve(by.hasReceived(mark)),
    (isHeard) => isHeard,
  );
  return mark;
};

/** A squad whose owner invites this mate, and the tab of a person who watches it. */
const squadSeenBy = async (mate: TestPerson, watcher: TestPerson, wish: { readonly visible?: boolean } = {}) => {
  const owner = await scene.client(5000);
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id], slots: 3 });
  const squadId = body.id;
  if (wish.visible) {
    await acceptOrder(mate, squadId);
    await owner.browser.call('POST /v1/squads/{id}/publish', { params: { id: squadId }, body: { visible: true } });
  }
  const [tab, ownersTab] = [await open(watcher), await open(owner)];
  expect((await tab.watch(squadId)).ok).toBe(true);
  await ownersTab.watch(squadId);
  const announceToRoom = () => announceMarker([squadRoom(squadId), userRoom(owner.id)], ownersTab);
  /** Whether the watcher receives what is announced to the room now. */
  const watcherReceives = async (): Promise<boolean> => {
    const mark = await announceToRoom();
    await tab.watch(null);
    return tab.hasReceived(mark);
  };
  const close = () => [tab, ownersTab].forEach((one) => one.close());
  return { owner, squadId, tab, announceToRoom, watcherReceives, close };
};

describe('a squad is heard no more by', () => {
  const turnsDeaf = async (
    { watcherReceives, close }: Awaited<ReturnType<typeof squadSeenBy>>,
    step: () => Promise<{ readonly status: number }>,
  ) => {
    expect(await watcherReceives()).toBe(true);
    expect((await step()).status).toBeLessThan(300);
    await waitFor(watcherReceives, (isHeard) => !isHeard);
    close();
  };

  test('a mate who was taken out', async () => {
    const mate = await scene.mate();
    const seen = await squadSeenBy(mate, mate);
    await acceptOrder(mate, seen.squadId);
    await turnsDeaf(seen, () =>
      seen.owner.browser.call('POST /v1/squads/kick/{id}', {
        params: { id: mate.id },
        body: { squadId: seen.squadId },
      }),
    );
  });

  test('a mate who left', async () => {
    const mate = await scene.mate();
    const seen = await squadSeenBy(mate, mate);
    await acceptOrder(mate, seen.squadId);
    await turnsDeaf(seen, () => mate.browser.call('POST /v1/squads/{id}/leave', { params: { id: seen.squadId } }));
  });

  test('a mate who declined', async () => {
    const mate = await scene.mate();
    const seen = await squadSeenBy(mate, mate);
    await turnsDeaf(seen, () =>
      mate.browser.call('POST /v1/squads/mate/orders/{id}/cancel', { params: { id: seen.squadId } }),
    );
  });

  test('a stranger once it is closed to all', async () => {
    const seen = await squadSeenBy(await scene.mate(), await makePerson(server), { visible: true });
    await turnsDeaf(seen, () =>
      seen.owner.browser.call('POST /v1/squads/{id}/publish', {
        params: { id: seen.squadId },
        body: { visible: false },
      }),
    );
  });
});

test('an administrator of squads hears it whoever leaves', async () => {
  const mate = await scene.mate();
  const { squadId, tab, announceToRoom, close } = await squadSeenBy(
    mate,
    await makeAdministrator(server, 'MANAGE_SQUADS'),
  );
  const leaving = await open(mate);
  await leaving.watch(squadId);
  await mate.browser.call('POST /v1/squads/mate/orders/{id}/cancel', { params: { id: squadId } });
  const stillHears = async (): Promise<boolean> => {
    const mark = await announceToRoom();
    await Promise.all([tab.watch(null), leaving.watch(null)]);
    expect(tab.hasReceived(mark)).toBe(true);
    return leaving.hasReceived(mark);
  };
  await waitFor(stillHears, (isHeard) => !isHeard);
  leaving.close();
  close();
});

test('of many questions at once a socket is heard with forty, and its person on all tabs with thrice as many', async () => {
  const mate = await scene.mate();
  const seen = await squadSeenBy(mate, mate);
  const tabs = await Promise.all(Array.from({ length: 5 }, () => open(mate)));
  const heard = await Promise.all(
    tabs.map(async ({ watch }) => {
      const answers = await Promise.all(Array.from({ length: 60 }, () => watch(seen.squadId)));
      return answers.filter(({ ok }) => ok).length;
    }),
  );
  expect(Math.max(...heard)).toBeLessThanOrEqual(eventRateLimits.realtime.perSocket);
  const all = heard.reduce((sum, count) => sum + count, 0);
  expect(all).toBeGreaterThan(eventRateLimits.realtime.perSocket);
  expect(all).toBeLessThanOrEqual(2 * eventRateLimits.realtime.perPerson);
  tabs.forEach(({ close }) => close());
  seen.close();
});
