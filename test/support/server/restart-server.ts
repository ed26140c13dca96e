import { createProduct } from '#server/composition/create-product.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { testSecret, type TestServer } from './start-test-server';

/**
 * Stops the product and starts it again on the same database, clock and address: browsers can reconnect. `meanwhile`
 * runs in between.
 */
export const restartServer = async (
  server: TestServer,
  meanwhile: () => void = () => undefined,
): Promise<TestServer> => {
  await server.product.stop();
  meanwhile();
  const database = { ...openDatabase(server.database.url, 10), url: server.database.url, drop: server.database.drop };
  const product = await createProduct(
    readConfig({ PORT: '0', DEMO: '1', DATA_DIR: server.product.app.config.dataDir }),
    database,
    testSecret,
    server.clock,
  );
  await product.server.listen({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
  return {
    url: server.url,
    product,
    database,
    clock: server.clock,
    stop: async () => {
      await product.stop();
      await server.database.drop();
    },
  };
};
