import { io } from 'socket.io-client';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { createSquadOf } from '../../support/squads/squad-calls';
import { squadScene } from '../../support/squads/squad-scene';
import { waitFor } from '../../support/wait-for';
import { cookieHeader } from '../../support/server/cookie-header';

const server = serverForTests();

const listen = async ({ browser }: TestPerson) => {
  const cookie = cookieHeader(browser.cookies);
  const socket = io(`${server.url}/realtime`, {
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    extraHeaders: { cookie },
  });
  const heard: unknown[] = [];
  socket.on('notifications changed', (payload) => heard.push(payload));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return { heard, close: () => socket.disconnect() };
};

test('an invitation rings in every tab of the mate, reading is heard without a sound, others hear nothing', async () => {
  const scene = await squadScene(server);
  const [owner, mate, stranger] = [await scene.client(1000), await scene.mate(), await makePerson(server)];
  const [tab, secondTab, other] = [await listen(mate), await listen(mate), await listen(stranger)];
  await createSquadOf(owner, { categoryId: await scene.categoryId('FUN'), mateIds: [mate.id] });
  await waitFor(
    async () => [tab.heard, secondTab.heard],
    (all) => all.every((heard) => heard.length === 1),
  );
  expect(tab.heard).toEqual([{ sound: true }]);
  await mate.browser.call('POST /v1/notifications/read-all');
  await waitFor(
    async () => [tab.heard, secondTab.heard],
    (all) => all.every((heard) => heard.length === 2),
  );
  expect(secondTab.heard.at(-1)).toEqual({ sound: false });
  expect(other.heard).toEqual([]);
  for (const one of [tab, secondTab, other]) one.close();
});

test('what asks for nothing rings too: only reading makes no sound', async () => {
  const scene = await squadScene(server);
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  const { body } = await createSquadOf(owner, { categoryId: await scene.categoryId('FUN'), mateIds: [mate.id] });
  const tab = await listen(mate);
  await owner.browser.call('POST /v1/squads/kick/{id}', { params: { id: mate.id }, body: { squadId: body.id } });
  await waitFor(
    async () => tab.heard,
    (heard) => heard.length === 1,
  );
  expect(tab.heard).toEqual([{ sound: true }]);
  tab.close();
});
