import fs from 'node:fs';
import path from 'node:path';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { builtProgram } from '../../support/server/built-program';
import { exitCodeOf, type ProductFolder, productFolder } from '../../support/server/product-process';
import { testBrowser } from '../../support/server/test-browser';
import { waitFor } from '../../support/wait-for';

jest.setTimeout(180_000);

let own: ProductFolder;
let program: readonly string[];
beforeAll(() => {
  program = builtProgram('src/server/first-start.ts');
});
beforeEach(() => {
  own = productFolder();
});
afterEach(() => own.clean());

/** Every outside service set up, none of which is there. */
const nowhere = 'http://127.0.0.1:9';
const allServices = {
  FREEKASSA_SHOP_ID: '1',
  FREEKASSA_SECRET_1: 'first',
  FREEKASSA_SECRET_2: 'second',
  FREEKASSA_URL: nowhere,
  UNITPAY_PROJECT_ID: '1',
  UNITPAY_SECRET: 'secret',
  UNITPAY_URL: nowhere,
  ENOT_SHOP_ID: '1',
  ENOT_API_KEY: 'key',
  ENOT_CALLBACK_KEY: 'callback',
  ENOT_URL: nowhere,
  SKINIFY_TOKEN: 'token',
  SKINIFY_URL: nowhere,
  SMTP_URL: 'smtp://127.0.0.1:9',
  TELEGRAM_BOT_TOKEN: '1:token',
  TELEGRAM_API_URL: nowhere,
  VK_GROUP_TOKEN: 'token',
  VK_GROUP_ID: '1',
  VK_API_URL: nowhere,
  DISCORD: '1',
  DISCORD_API_URL: nowhere,
};

test('a demo is filled step by step also where every outside service is set up and none answers', async () => {
  const { child, said } = own.start(await freePort(), allServices, program);
  expect([await exitCodeOf(child), said().trim().split('\n'), own.isFree()]).toEqual([
    0,
    [
      `Creating the database in ${own.folder}`,
      expect.stringMatching(/^Applying \d\d+ migrations to the database$/),
      'Filling the demo: people, squads, chats, articles, money',
      'Database and demo are ready',
    ],
    true,
  ]);
});

test('a first start is made ahead, whole also where somebody says stop meanwhile, and the product opens on it', async () => {
  const { child } = own.start(await freePort(), {}, program);
  await waitFor(async () => fs.existsSync(path.join(own.folder, 'postgres')), Boolean);
  child.kill('SIGINT');
  expect([await exitCodeOf(child), own.isFree()]).toEqual([0, true]);

  const product = own.start(await freePort(), { DEMO: '0' });
  await product.opened;
  const { body } = await testBrowser(product.url).call('GET /v1/mates/game/{gameId}', { params: { gameId: 'cs2' } });
  expect(body.items.map(({ name }) => name)).toContain('Северин');
});

test('nothing is made in a folder where something stands', async () => {
  fs.writeFileSync(path.join(own.folder, 'secret'), 'kept');
  const { child } = own.start(await freePort(), {}, program);
  expect(await exitCodeOf(child)).toBe(0);
  expect(fs.readdirSync(own.folder)).toEqual(['secret']);
});

test('nothing is made where the database is somebody’s own', async () => {
  const named = {
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing',
    SECRET: 'a secret of many letters, none twice',
  };
  const { child } = own.start(await freePort(), named, program);
  expect(await exitCodeOf(child)).toBe(0);
  expect(fs.readdirSync(own.folder)).toEqual([]);
});
