import type { TestServer } from '../server/start-test-server';

/** A request whose requisites are old enough: its day of waiting is behind it. */
export const endHold = async ({ database }: Pick<TestServer, 'database'>, withdrawalId: string): Promise<void> => {
  await database.pool.query('UPDATE withdrawal SET held_until = NULL WHERE id = $1', [withdrawalId]);
};
