import { hours } from '#domain/time/durations.ts';
import { bookingScene } from '../../support/booking-scene';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();
const scene = bookingScene(server);

afterEach(async () => {
  await server.database.pool.query("DELETE FROM game_param WHERE name = 'Звание'");
  await scene.expectSound();
});

const dropFun = ({ browser }: TestPerson) =>
  browser.call('PUT /v1/categories/mate/{id}', { params: { id: scene.fun }, body: { enabled: false } });

const query = (text: string, values: readonly unknown[] = []) => server.database.pool.query(text, [...values]);

test.each<[string, (mate: TestPerson) => Promise<unknown>]>([
  ['the mate drops its category', dropFun],
  [
    'the mate’s game asks for one more parameter',
    () =>
      query(
        "INSERT INTO game_param (game_id, name, owner_type, required, multiple, position) VALUES ('cs2', 'Звание', 'MATE', true, false, 9)",
      ),
  ],
  ['the mate speaks another language', ({ id }) => query("UPDATE app_user SET languages = '{en}' WHERE id = $1", [id])],
  [
    'the mate plays on another platform',
    ({ id }) => query("UPDATE user_platform SET platforms = '{XBOX}' WHERE user_id = $1", [id]),
  ],
])('what both have agreed on is played, though meanwhile %s', async (_what, happen) => {
  const [client, mate] = [await scene.client(1000), await scene.mate()];
  const booking = await scene.agreed(client, mate, hours(4));
  await happen(mate);
  await scene.passToOpening(booking);
  expect(await scene.show(client, booking.id)).toMatchObject({ status: 'OPENED', closed: null });
});

test('of a category that the mate has dropped nobody books them anew', async () => {
  const [client, mate] = [await scene.client(1000), await scene.mate()];
  const startsAt = await scene.startIn(client, mate, hours(4));
  await dropFun(mate);
  expect((await scene.book(client, mate, { startsAt })).code).toBe('SQUADS_MATE_CATEGORY_DISABLED');
});
