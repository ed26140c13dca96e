import fs from 'node:fs';
import { readConfig } from '../platform/config/read-config';
import { startProduct } from './start-product';

const isEmpty = (folder: string): boolean => !fs.existsSync(folder) || fs.readdirSync(folder).length === 0;

/**
 * Whatever a first start makes in an empty data folder, made ahead while the page is still being built: database, schema,
 * demo people. Nothing where there is no such work: a folder that something stands in, a database of somebody's own.
 * Nobody can reach it meanwhile: its port is any free one of this machine alone.
 * @throws whatever hinders a start
 */
export const makeFirstStart = async (env: NodeJS.ProcessEnv): Promise<void> => {
  const config = readConfig(env);
  if (config.databaseUrl !== null || !isEmpty(config.dataDir)) return;
  // What is half made would be for the next start to mend: a few seconds, then it ends by itself.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  const product = await startProduct({ ...config, host: '127.0.0.1', port: 0 });
  await product.stop();
};
