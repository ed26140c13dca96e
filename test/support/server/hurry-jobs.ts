import type { JobTopic } from '#server/platform/outbox/outbox-topics.ts';
import type { TestServer } from './start-test-server';

/**
 * Makes waiting jobs of these topics due. One that is running keeps its lease: freed, it would run a second time beside
 * itself, and what may be sent only once would find that it was sent already.
 */
export const endWaits = async (
  { pool }: Pick<TestServer['database'], 'pool'>,
  ...topics: readonly JobTopic[]
): Promise<void> => {
  await pool.query(
    `UPDATE outbox SET next_attempt_at = now()
     WHERE topic = ANY($1) AND next_attempt_at > now() AND (attempts = 0 OR error IS NOT NULL)`,
    [topics],
  );
};

/** Has waiting jobs of these topics run at once. */
export const hurryJobs = async (
  { database, product }: Pick<TestServer, 'database' | 'product'>,
  ...topics: readonly JobTopic[]
): Promise<void> => {
  await endWaits(database, ...topics);
  product.app.outbox.kick();
};
