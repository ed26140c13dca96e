import { createProduct } from '#server/composition/create-product.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';

/** The product alone, on an existing database: without migrations or the demo. */
const run = async (): Promise<void> => {
  const config = readConfig(process.env);
  const database = openDatabase(config.databaseUrl ?? '', 10, 30_000, config.database);
  const product = await createProduct(config, database, config.secret ?? '');
  // Simulates a crash between each commit and the delivery of its jobs: only the sweeps deliver them.
  if (process.env['TELLS_NOTHING_ITSELF'] === '1') Object.assign(product.app.outbox, { deliver: () => undefined });
  await product.server.listen({ port: config.port, host: config.host });
};

run().catch((problem: unknown) => {
  console.error(problem);
  process.exit(1);
});
