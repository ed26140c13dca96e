import type { TestServer } from './start-test-server';

/** Lets everybody call as often as they like from now on. Rows that a call has locked stay: waiting could deadlock. */
export const forgetRates = async ({ database }: Pick<TestServer, 'database'>): Promise<void> => {
  await database.pool.query(
    'DELETE FROM rate_count WHERE ctid IN (SELECT ctid FROM rate_count FOR UPDATE SKIP LOCKED)',
  );
};
