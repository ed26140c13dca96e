import { createProduct, type Product } from '#server/composition/create-product.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { testSecret, type TestServer } from '../../support/server/start-test-server';

/** Another process of the same product on the same database. */
export const startSecondNode = async (
  server: TestServer,
): Promise<{ url: string; product: Product; stop(): Promise<void> }> => {
  const product = await createProduct(
    readConfig({ PORT: '0', DEMO: '1' }),
    openDatabase(server.database.url, 10),
    testSecret,
    server.clock,
  );
  await product.server.listen({ port: 0, host: '127.0.0.1' });
  const address = product.server.server.address();
  return {
    url: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    product,
    stop: product.stop,
  };
};
