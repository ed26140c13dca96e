import { createProduct } from '#server/composition/create-product.ts';
import { seedDemo } from '#server/composition/demo/seed-demo.ts';
import { storeClockOffset } from '#server/platform/clock/clock.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { copyDatabase, createTestDatabase, type TestDatabase } from '../test-database';

const template = 'naparnik_demo_template';

/** Journeys run the product as shipped, with its demo. */
export const demoConfig = (dataDir = '', env: Readonly<Record<string, string>> = {}) =>
  readConfig({ PORT: '0', DEMO: '1', NODE_ENV: 'production', DATA_DIR: dataDir, ...env });

/** Fills the demo once for the whole run, so that journeys save several seconds each. */
export const fillDemoTemplate = async (): Promise<void> => {
  const url = await copyDatabase(template);
  const product = await createProduct(demoConfig(), openDatabase(url), 'a secret that nobody asks for, long enough');
  await seedDemo(product.app);
  // Epoch milliseconds; workers inherit the environment.
  process.env['TEST_DEMO_FILLED_AT'] = String(product.app.clock.now());
  await product.stop();
};

/**
 * A fresh copy of the demo for one journey. Product time continues from the moment when the template was filled: an
 * invitation that had three minutes left then has three minutes left now.
 */
export const createDemoDatabase = async (): Promise<TestDatabase> => {
  const database = await createTestDatabase(20, template);
  await storeClockOffset(database.db, Number(process.env['TEST_DEMO_FILLED_AT']) - Date.now());
  return database;
};
