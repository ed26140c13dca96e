import { createProduct } from '../../../src/server/composition/create-product';
import { readConfig } from '../../../src/server/platform/config/read-config';
import { openDatabase } from '../../../src/server/platform/db/open-database';

/** The product alone, on a database that is there already: no migration, no demo people. */
const run = async (): Promise<void> => {
  const config = readConfig(process.env);
  const product = await createProduct(config, openDatabase(config.databaseUrl ?? ''), config.secret ?? '');
  await product.server.listen({ port: config.port, host: config.host });
};

run().catch((problem: unknown) => {
  console.error(problem);
  process.exit(1);
});
