import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createProduct } from '#server/composition/create-product.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { testSecret, type TestServer } from '../server/start-test-server';
import { testBrowser, type TestBrowser } from '../server/test-browser';

/** The same product on another machine: the same database, clock and secret, but another data folder. */
export const secondMachine = async (
  first: TestServer,
  env: Readonly<Record<string, string>>,
): Promise<Omit<TestServer, 'database'>> => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-second-'));
  const config = readConfig({ PORT: '0', DEMO: '1', DATA_DIR: dataDir, ...env });
  const product = await createProduct(config, openDatabase(first.database.url, 5), testSecret, first.clock);
  const url = await product.server.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    product,
    clock: first.clock,
    stop: async () => {
      await product.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** The same person's browser when the load balancer sends it to another machine. */
export const sameBrowserAt = ({ url }: Pick<TestServer, 'url'>, browser: TestBrowser): TestBrowser => {
  const led = testBrowser(url);
  for (const [name, value] of browser.cookies) led.cookies.set(name, value);
  return led;
};
