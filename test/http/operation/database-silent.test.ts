import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createProduct, type Product } from '#server/composition/create-product.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { watchDatabase } from '#server/platform/db/watch-database.ts';
import { cuttableProxy, type CuttableProxy } from '../../support/server/cuttable-proxy';
import { testSecret } from '../../support/server/start-test-server';
import { testBrowser, type TestBrowser } from '../../support/server/test-browser';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';
import { waitFor } from '../../support/wait-for';
import { tcpUrl } from '../../support/tcp-url';

let real: TestDatabase;
let line: CuttableProxy;
let product: Product;
let watch: { stop(): Promise<void> };
let browser: TestBrowser;
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-silent-'));

beforeAll(async () => {
  real = await createTestDatabase();
  const url = tcpUrl(real.url);
  line = await cuttableProxy(Number(url.port));
  url.host = `127.0.0.1:${line.port}`;
  // Nothing but the watch ends a wait.
  const database = openDatabase(url.toString(), 10, 0);
  product = await createProduct(readConfig({ PORT: '0', DATA_DIR: dataDir }), database, testSecret);
  await product.server.listen({ port: 0, host: '127.0.0.1' });
  watch = watchDatabase(database, product.app.log);
  const address = product.server.server.address();
  browser = testBrowser(`http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`);
});
afterAll(async () => {
  await watch.stop();
  await product.stop();
  await line.close();
  await real.drop();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

test('whoever waits for a database that was stopped without a word is refused, and served once it answers', async () => {
  const cookie = `A`.repeat(43);
  browser.cookies.set('access', cookie);
  expect((await browser.raw('GET', '/readyz')).status).toBe(200);
  line.deafen();
  const waiting = [
    ['GET', '/readyz'],
    ['GET', '/v1/users/me'],
    ['GET', '/v1/auth/sessions'],
    ['POST', '/v1/auth/login'],
  ] as const;
  const crowd = Array.from({ length: 8 }, () => waiting).flat();
  // More than there are connections, before it is noticed and after.
  const ask = () => Promise.all(crowd.map(([method, address]) => browser.raw(method, address)));
  const answers = [...(await ask()), ...(await ask())];
  expect(answers.map(({ status }) => status)).toEqual([...crowd, ...crowd].map(() => 503));
  expect(answers[0]?.headers.get('retry-after')).not.toBeNull();
  line.cut();
  await waitFor(
    async () => (await browser.raw('GET', '/readyz')).status,
    (status) => status === 200,
  );
  expect((await browser.raw('GET', '/v1/users/me')).status).toBe(401);
});
