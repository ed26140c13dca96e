import type { TestServer } from '../server/start-test-server';
import { waitFor } from '../wait-for';

/** Waits until no operation is left whose receipts have not been worked out. */
export const untilFiled = async ({ database, product }: Pick<TestServer, 'database' | 'product'>): Promise<void> => {
  product.app.outbox.kick();
  await waitFor(
    async () => (await database.pool.query("SELECT 1 FROM outbox WHERE topic = 'receipts' LIMIT 1")).rowCount,
    (count) => count === 0,
  );
};
