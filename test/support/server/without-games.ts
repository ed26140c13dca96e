import type { TestServer } from './start-test-server';

/** Leaves a server without games, as in production before the first one is added. */
export const withoutGames = async ({ database, product }: Pick<TestServer, 'database' | 'product'>): Promise<void> => {
  await database.pool.query('DELETE FROM category; DELETE FROM game_param; DELETE FROM game');
  product.app.caches.invalidate('catalogue');
};
