import { createProduct } from '#server/composition/create-product.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { emptyDatabase, createTestDatabase, type TestDatabase } from '../../support/test-database';
import { migrate } from '#server/platform/db/migrate.ts';
import { testSecret } from '../../support/server/start-test-server';

const config = readConfig({ PORT: '0', DEMO: '1' });
let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase(10, emptyDatabase);
});
afterEach(() => database.drop());

test('a product is put together while its schema is made, and asks the database nothing before', async () => {
  const connect = jest.spyOn(database.pool, 'connect');
  let finish: () => void = () => undefined;
  const schema = new Promise<void>((resolve) => (finish = resolve));
  const making = createProduct(config, database, testSecret, undefined, schema);
  // Everything else is done by the time this has its turn.
  await migrate(database.pool);
  expect(connect).toHaveBeenCalledTimes(1);
  finish();
  const product = await making;
  expect(connect.mock.calls.length).toBeGreaterThan(1);
  await product.stop();
});

test('without a schema there is no product, and its connections are closed', async () => {
  const schema = Promise.reject(new Error('no schema'));
  await expect(createProduct(config, database, testSecret, undefined, schema)).rejects.toThrow('no schema');
  expect(database.pool.ended).toBe(true);
});
