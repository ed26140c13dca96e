import { waitForOwnDatabase } from '#server/composition/open-product.ts';
import type { Database } from '#server/platform/db/open-database.ts';

const poolThat = (...answers: readonly (Error | null)[]) => {
  const left = [...answers];
  const query = jest.fn(async () => {
    const next = left.shift() ?? null;
    if (next !== null) throw next;
  });
  return { query, database: { pool: { query } } as unknown as Pick<Database, 'pool'> };
};

test('the start goes on asking its own database until it answers', async () => {
  const late = new Error('Connection terminated due to connection timeout');
  const { query, database } = poolThat(late, late, null);
  await waitForOwnDatabase(database);
  expect(query).toHaveBeenCalledTimes(3);
});

test('what will not change by waiting is said at once', async () => {
  const { query, database } = poolThat(new Error('syntax error'));
  await expect(waitForOwnDatabase(database)).rejects.toThrow('syntax error');
  expect(query).toHaveBeenCalledTimes(1);
});
