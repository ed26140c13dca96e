import { io } from 'socket.io-client';
import type { RealtimePayload } from '#contract/realtime.ts';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { acceptOrder, createSquadOf, playSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { waitFor } from '../../support/wait-for';
import { cookieHeader } from '../../support/server/cookie-header';

const server = serverForTests();
const scene = sceneForTests(server);

type AvailabilityEvent = RealtimePayload<'mates availability'>['mates'][number];

/** Events about this person on another person's page, latest last. */
const listen = async ({ browser }: TestPerson) => {
  const cookie = cookieHeader(browser.cookies);
  const socket = io(`${server.url}/realtime`, { transports: ['websocket'], forceNew: true, extraHeaders: { cookie } });
  const heard: AvailabilityEvent[] = [];
  socket.on('mates availability', ({ mates }: RealtimePayload<'mates availability'>) => heard.push(...mates));
  await waitFor(
    () => Promise.resolve(socket.connected),
    (isThere) => isThere,
  );
  const of = (userId: string) => heard.filter((one) => one.userId === userId).map(({ userId: _, ...what }) => what);
  const until = (userId: string, count: number) =>
    waitFor(
      () => Promise.resolve(of(userId)),
      (all) => all.length >= count,
    );
  return { of, until, close: () => socket.disconnect() };
};

test('everybody’s page hears when a mate joins a squad, until when it plays, and when it is over', async () => {
  const [owner, mate, onlooker] = [await scene.client(1000), await scene.mate(), await scene.client()];
  const page = await listen(onlooker);
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  expect(page.of(mate.id)).toEqual([]);
  await acceptOrder(mate, body.id);
  expect(await page.until(mate.id, 1)).toEqual([{ busy: { until: null } }]);

  const [other, playing] = [await scene.client(1000), await scene.mate()];
  await playSquad(other, playing, { categoryId: scene.fun });
  const until = new Date(server.clock.now() + 60 * 60_000).toISOString();
  expect(await page.until(playing.id, 2)).toEqual([{ busy: { until: null } }, { busy: { until } }]);
  server.clock.advance(60 * 60_000);
  await sweepDeadlines(server);
  expect((await page.until(playing.id, 3)).at(-1)).toEqual({ busy: null });
  page.close();
});

test('where a client plays is told to nobody else', async () => {
  const [owner, mate, onlooker] = [await scene.client(1000), await scene.mate(), await scene.client()];
  const page = await listen(onlooker);
  await playSquad(owner, mate, { categoryId: scene.fun });
  await page.until(mate.id, 2);
  expect(page.of(owner.id)).toEqual([]);
  page.close();
});

test('everybody’s page hears that a mate takes no orders now, and that they do again', async () => {
  const [mate, onlooker] = [await scene.mate(), await scene.client()];
  const page = await listen(onlooker);
  for (const active of [false, true]) await mate.browser.call('PUT /v1/mates/me/active', { body: { active } });
  expect(await page.until(mate.id, 2)).toEqual([{ active: false }, { active: true }]);
  page.close();
});

test('everybody’s page hears that a mate takes no orders because they lack something now', async () => {
  const [mate, onlooker] = [await scene.mate(), await scene.client()];
  const page = await listen(onlooker);
  await mate.browser.call('PUT /v1/users/me/description', { body: { description: '' } });
  expect(await page.until(mate.id, 1)).toEqual([{ active: false }]);
  page.close();
});
