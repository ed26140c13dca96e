import { seedGames } from '#server/composition/demo/seed-games.ts';
import { makeMate } from '../../support/mates/make-mate';
import { signInAs } from '../../support/mates/sign-in-as';
import { serverForTests } from '../../support/server/server-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();
beforeAll(async () => {
  await seedGames(server.product.app.db);
});

const minute = 60_000;

const levelInList = async (): Promise<number | undefined> => {
  const { body } = await testBrowser(server.url).call('GET /v1/mates/game/{gameId}', { params: { gameId: 'cs2' } });
  return body.items[0]?.onlineLevel;
};

const pass = async (ms: number): Promise<void> => {
  server.clock.advance(ms);
  await sweepDeadlines(server);
};

test('a mate is online with their heartbeats, «recently» after four silent minutes, offline after a day', async () => {
  const mate = await signInAs(server, await makeMate(server, { name: 'Маяк' }));
  expect(await levelInList()).toBe(0);
  await mate.call('PUT /v1/users/me/online');
  expect(await levelInList()).toBe(2);
  await pass(3 * minute);
  await mate.call('PUT /v1/users/me/online');
  await pass(3 * minute);
  expect(await levelInList()).toBe(2);
  await pass(minute);
  expect(await levelInList()).toBe(1);
  await pass(23 * 60 * minute);
  expect(await levelInList()).toBe(1);
  await pass(60 * minute);
  expect(await levelInList()).toBe(0);
  await mate.call('PUT /v1/users/me/online');
  expect(await levelInList()).toBe(2);
});
