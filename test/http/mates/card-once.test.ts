import { seedGames } from '#server/composition/demo/seed-games.ts';
import { makeMate } from '../../support/mates/make-mate';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests();

beforeAll(async () => {
  await seedGames(server.product.app.db);
});

test('what one statement changes of a mate writes their card once, however many rows it touches', async () => {
  const mate = await makeMate(server, { name: 'Северин' });
  const client = await server.database.pool.connect();
  try {
    const written = async (): Promise<number> => {
      const { rows } = await client.query<{ times: string }>(
        "SELECT sum(n_tup_ins + n_tup_upd) AS times FROM pg_stat_xact_user_tables WHERE relname = 'mate_card'",
      );
      return Number(rows[0]?.times ?? 0);
    };
    await client.query('BEGIN');
    await client.query('DELETE FROM mate_category WHERE user_id = $1', [mate]);
    const before = await written();
    const { rowCount } = await client.query(
      `INSERT INTO mate_category (user_id, category_id)
       SELECT $1, c.id FROM category c JOIN mate_access a ON a.user_id = $1 AND a.game_id = c.game_id WHERE c.enabled`,
      [mate],
    );
    expect(rowCount).toBeGreaterThan(1);
    expect(await written()).toBe(before + 1);
    await client.query('ROLLBACK');
  } finally {
    client.release();
  }
});
