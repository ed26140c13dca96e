import { io } from 'socket.io-client';
import { announce, squadRoom, userRoom } from '../../../src/server/outbox/put-outbox';
import { makeAdministrator } from '../../support/make-administrator';
import { makePerson } from '../../support/make-person';
import type { TestPerson } from '../../support/make-person';
import { serverForTests } from '../../support/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { acceptOrder, createSquadOf } from '../../support/squads/squad-calls';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();
const scene = sceneForTests(server);

const open = async ({ browser }: TestPerson) => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
  const socket = io(`${server.url}/realtime`, { transports: ['websocket'], forceNew: true, extraHeaders: { cookie } });
  let told = 0;
  socket.on('squad changed', () => (told += 1));
  /** What was sent to this tab before its question has come when the answer does. */
  const ask = async (squadId: number | null): Promise<{ ok: boolean; told: number }> => ({ ...(await socket.timeout(5000).emitWithAck('squad watch', squadId)), told });
  return { ask, told: () => told, close: () => socket.disconnect() };
};

/** A squad whose owner calls this mate, and the tab of somebody who watches it. */
const squadSeenBy = async (mate: TestPerson, watcher: TestPerson, wish: { readonly visible?: boolean } = {}) => {
  const owner = await scene.client(5000);
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id], slots: 3 });
  const squadId = body.id;
  if (wish.visible) {
    await acceptOrder(mate, squadId);
    await owner.browser.call('POST /v1/squads/{id}/publish', { params: { id: squadId }, body: { visible: true } });
  }
  const [tab, ownersTab] = [await open(watcher), await open(owner)];
  expect((await tab.ask(squadId)).ok).toBe(true);
  await ownersTab.ask(squadId);
  /** Whether the watcher hears what the room is told now. */
  const hears = async (): Promise<boolean> => {
    const [before, own] = [(await tab.ask(null)).told, ownersTab.told()];
    await announce(server.database.db, [squadRoom(squadId), userRoom(owner.id)], 'squad changed', { squadId });
    server.product.app.outbox.kick();
    await waitFor(() => Promise.resolve(ownersTab.told()), (told) => told > own);
    return (await tab.ask(null)).told > before;
  };
  const close = () => [tab, ownersTab].forEach((one) => one.close());
  return { owner, squadId, hears, close };
};

describe('a squad is heard no more by', () => {
  const turnsDeaf = async ({ hears, close }: Awaited<ReturnType<typeof squadSeenBy>>, step: () => Promise<{ readonly status: number }>) => {
    expect(await hears()).toBe(true);
    expect((await step()).status).toBeLessThan(300);
    await waitFor(hears, (isHeard) => !isHeard);
    close();
  };

  test('a mate who was taken out', async () => {
    const mate = await scene.mate();
    const seen = await squadSeenBy(mate, mate);
    await acceptOrder(mate, seen.squadId);
    await turnsDeaf(seen, () => seen.owner.browser.call('POST /v1/squads/kick/{id}', { params: { id: mate.id }, body: { squadId: seen.squadId } }));
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
    await turnsDeaf(seen, () => mate.browser.call('POST /v1/squads/mate/orders/{id}/cancel', { params: { id: seen.squadId } }));
  });

  test('a stranger once it is closed to all', async () => {
    const seen = await squadSeenBy(await scene.mate(), await makePerson(server), { visible: true });
    await turnsDeaf(seen, () => seen.owner.browser.call('POST /v1/squads/{id}/publish', { params: { id: seen.squadId }, body: { visible: false } }));
  });
});

test('an administrator of squads hears it whoever leaves', async () => {
  const mate = await scene.mate();
  const { squadId, hears, close } = await squadSeenBy(mate, await makeAdministrator(server, 'MANAGE_SQUADS'));
  const leaving = await open(mate);
  await leaving.ask(squadId);
  await mate.browser.call('POST /v1/squads/mate/orders/{id}/cancel', { params: { id: squadId } });
  const stillHears = async (): Promise<boolean> => {
    const before = (await leaving.ask(null)).told;
    expect(await hears()).toBe(true);
    return (await leaving.ask(null)).told > before;
  };
  await waitFor(stillHears, (isHeard) => !isHeard);
  leaving.close();
  close();
});
