import type { PoolClient } from 'pg';
import { seedGames } from '#server/composition/demo/seed-games.ts';
import { makeMate } from '../../support/mates/make-mate';
import { serverForTests } from '../../support/server/server-for-tests';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();

let first: PoolClient;
let second: PoolClient;
beforeAll(() => seedGames(server.product.app.db));
beforeEach(async () => {
  [first, second] = [await server.database.pool.connect(), await server.database.pool.connect()];
});
afterEach(() => {
  first.release(true);
  second.release(true);
});

const pidOf = async (client: PoolClient): Promise<number> =>
  (await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid ?? 0;

/** The second starts before the first is committed and waits for it. */
const overlapping = async (mate: string, one: string, other: string): Promise<Record<string, unknown> | undefined> => {
  const pid = await pidOf(second);
  await first.query('BEGIN');
  await first.query(one, [mate]);
  await second.query('BEGIN');
  const done = second.query(other, [mate]).then(() => second.query('COMMIT'));
  await waitFor(
    async () =>
      (await server.database.pool.query('SELECT FROM pg_locks WHERE pid = $1 AND NOT granted', [pid])).rowCount,
    (waits) => waits === 1,
  );
  await first.query('COMMIT');
  await done;
  const { rows } = await server.database.pool.query(
    'SELECT active, platforms, kinds, finished_orders, bookable FROM mate_card WHERE user_id = $1',
    [mate],
  );
  return rows[0];
};

const pause = 'UPDATE mate_access SET active = false WHERE user_id = $1';
const playOnConsole = "UPDATE user_platform SET platforms = '{PC,PLAYSTATION}' WHERE user_id = $1";
const unblock = 'UPDATE mate_access SET blocked_at = NULL, block_reason = NULL WHERE user_id = $1';
const haveNoHours = 'DELETE FROM mate_hours WHERE user_id = $1';
const offer = (kind: string) =>
  `INSERT INTO mate_category (user_id, category_id)
   SELECT $1, id FROM category WHERE game_id = 'cs2' AND kind = '${kind}'`;

test('a mate who stops taking orders while their profile is being saved stands as stopped, with the saved profile', async () => {
  const mate = await makeMate(server, { name: 'Северин' });
  expect(await overlapping(mate, pause, playOnConsole)).toMatchObject({
    active: false,
    platforms: ['PC', 'PLAYSTATION'],
  });
});

test('so does one whose profile was saved first', async () => {
  const mate = await makeMate(server, { name: 'Барсук' });
  expect(await overlapping(mate, playOnConsole, pause)).toMatchObject({
    active: false,
    platforms: ['PC', 'PLAYSTATION'],
  });
});

test('two categories of a mate without a card both stand in it', async () => {
  const mate = await makeMate(server, { name: 'Алиса', kinds: [] });
  const card = await overlapping(mate, offer('FUN'), offer('EDUCATION'));
  expect(card).toMatchObject({ kinds: expect.arrayContaining(['FUN', 'EDUCATION']) });
});

test('a mate who may take orders again while their last hours are taken away cannot be booked', async () => {
  const mate = await makeMate(server, { name: 'Ветер' });
  await first.query('INSERT INTO mate_hours (user_id, weekday, from_minute, to_minute) VALUES ($1, 1, 600, 720)', [
    mate,
  ]);
  await first.query("UPDATE mate_access SET blocked_at = now(), block_reason = 'A check' WHERE user_id = $1", [mate]);
  expect(await overlapping(mate, unblock, haveNoHours)).toMatchObject({ bookable: false });
});
