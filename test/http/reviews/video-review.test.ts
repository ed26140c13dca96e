import { days } from '#domain/time/durations.ts';
import { correct } from '../../support/money/corrections';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { finishedSquad } from '../../support/squads/finished-squad';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);

const offered = async ({ browser }: TestPerson) => (await browser.call('GET /v1/reviews/video-review-promo')).body;

test('a video review is offered to a client for thirty days after a game, for as much as operators then give', async () => {
  const client = await makePerson(server);
  expect(await offered(client)).toEqual({ bonus: 300, minSeconds: 60, withinDays: 30, available: false });
  await finishedSquad(server, client.id, scene.fun);
  expect((await offered(client)).available).toBe(true);
  server.clock.advance(days(31));
  expect((await offered(client)).available).toBe(false);
});

test('whose video review is paid for is not offered another', async () => {
  const [boss, client] = [
    await makeAdministrator(server, 'CAN_CREATE_CORRECTION_TRANSACTION'),
    await makePerson(server),
  ];
  await finishedSquad(server, client.id, scene.fun);
  const { bonus } = await offered(client);
  await correct(boss, client.id, bonus, { kind: 'VIDEO_REVIEW', money: 'BONUS' });
  expect((await offered(client)).available).toBe(false);
});
