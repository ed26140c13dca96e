import fs from 'node:fs';
import { readConfig } from '../platform/config/read-config';
import type { TellStep } from '../platform/start-steps';
import { startProduct } from './start-product';

const isEmpty = (folder: string): boolean => !fs.existsSync(folder) || fs.readdirSync(folder).length === 0;

const tell: TellStep = (step) => {
  process.stdout.write(`${step}\n`);
};

/**
 * Does the work of a first start (database, schema, demo people) ahead of it, while the client is still being built.
 * Does nothing when the data folder is not empty or the database is external. Meanwhile nobody can reach the product:
 * it listens on a random loopback port. Prints its steps, one a line.
 * @throws whatever prevents a start
 */
export const makeFirstStart = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const config = readConfig(env);
  if (config.databaseUrl !== null || !isEmpty(config.dataDir)) return;
  // Not interrupted, because the next start would have to repair the half of it; it ends by itself within seconds.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  // Nor by the end of the build that reads the steps, which are all that it prints.
  process.stdout.on('error', () => undefined);
  const product = await startProduct({ ...config, host: '127.0.0.1', port: 0, logLevel: 'silent' }, tell);
  await product.stop();
  tell(config.demo ? 'Database and demo are ready' : 'Database is ready');
};
