import type { TestServer } from '../server/start-test-server';

/** Ends the day for which new requisites hold a withdrawal. */
export const endHold = async ({ database }: Pick<TestServer, 'database'>, withdrawalId: string): Promise<void> => {
  await database.pool.query('UPDATE withdrawal SET held_until = NULL WHERE id = $1', [withdrawalId]);
};
