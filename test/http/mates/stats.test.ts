import { v7 as uuidv7 } from 'uuid';
import { seedGames } from '#server/composition/demo/seed-games.ts';
import { makeMate } from '../../support/mates/make-mate';
import { signInAs } from '../../support/mates/sign-in-as';
import { makePerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();
let mateId: string;
beforeAll(async () => {
  await seedGames(server.product.app.db);
  mateId = await makeMate(server, { name: 'Гранит', rating: 487, reviewCount: 31, orders: 96 });
});

const stats = (gameId: string, userId: string, browser = testBrowser(server.url)) =>
  browser.call('GET /v1/mates/stats/{gameId}/{userId}', { params: { gameId, userId } });

/** A line of the mate's income, in kopecks. */
const earn = async (amount: number, type: string, at: Date): Promise<void> => {
  const { pool } = server.database;
  const operationId = uuidv7();
  await pool.query("INSERT INTO operation (id, kind, actor, created_at) VALUES ($1, 'test', 'system', $2)", [
    operationId,
    at,
  ]);
  await pool.query(
    'INSERT INTO balance_transaction (user_id, operation_id, type, amount, created_at) VALUES ($1, $2, $3, $4, $5)',
    [mateId, operationId, type, amount, at],
  );
};

describe('a mate’s statistics', () => {
  test('are their rating and orders', async () => {
    const { body } = await stats('cs2', mateId, await signInAs(server, mateId));
    expect(body).toMatchObject({
      rating: 4.87,
      reviewCount: 31,
      orders: 96,
      incomeToday: 0,
      incomeMonth: 0,
      ordersOffUntil: null,
    });
  });

  test('count today by the mate’s own midnight, and income only', async () => {
    // 22:30 in Moscow on the 20th is already the 21st in Vladivostok.
    server.clock.setOffsetMs(0);
    const now = Date.UTC(2026, 5, 20, 19, 30);
    server.clock.advance(now - server.clock.now());
    await earn(100_000, 'SELL', new Date(now - 6 * 3_600_000));
    await earn(-50_000, 'WITHDRAWAL', new Date(now - 60_000));
    await earn(20_050, 'SELL_TIPS', new Date(now - 60_000));
    // What a client had put aside for the mate and let go.
    await earn(30_000, 'BALANCE_UNRESERVE', new Date(now - 60_000));
    const mate = await signInAs(server, mateId);
    expect((await stats('cs2', mateId, mate)).body).toMatchObject({ incomeToday: 1500.5, incomeMonth: 1500.5 });
    await server.database.pool.query("UPDATE app_user SET time_zone = 'Asia/Vladivostok' WHERE id = $1", [mateId]);
    expect((await stats('cs2', mateId, mate)).body).toMatchObject({ incomeToday: 500.5, incomeMonth: 1500.5 });
  });

  test('are nobody else’s, and not of another game', async () => {
    const other = await signInAs(server, await makeMate(server, { name: 'Чужой' }));
    expect((await stats('cs2', mateId, other)).code).toBe('USERS_NOT_FOUND');
    expect((await stats('dota2', mateId, await signInAs(server, mateId))).code).toBe('USERS_NOT_FOUND');
  });

  test('are not for guests and clients', async () => {
    expect((await stats('cs2', mateId)).code).toBe('UNAUTHENTICATED');
    expect((await stats('cs2', mateId, (await makePerson(server)).browser)).code).toBe('FORBIDDEN');
  });
});
