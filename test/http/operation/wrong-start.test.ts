import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startProduct } from '../../../src/server/composition/start-product';
import { ConfigProblem } from '../../../src/server/platform/config/config';
import { readConfig } from '../../../src/server/platform/config/read-config';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';

let database: TestDatabase;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-wrong-'));
const file = path.join(folder, 'file');
beforeAll(async () => {
  database = await createTestDatabase();
  fs.writeFileSync(file, '');
});
afterAll(async () => {
  await database.drop();
  fs.rmSync(folder, { recursive: true });
});

const withUser = (name: string): string => {
  const url = new URL(database.url);
  url.username = name;
  return url.toString();
};
const withName = (name: string): string => {
  const url = new URL(database.url);
  url.pathname = name;
  return url.toString();
};

const wrong: readonly (readonly [string, () => Readonly<Record<string, string>>, RegExp])[] = [
  [
    'a database where nothing listens',
    () => ({ DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' }),
    /DATABASE_URL не отвечает/,
  ],
  [
    'a host of the database that is not there',
    () => ({ DATABASE_URL: 'postgres://u:p@nowhere.invalid/x' }),
    /DATABASE_URL/,
  ],
  [
    'a wrong user of the database',
    () => ({ DATABASE_URL: withUser('nobody') }),
    /DATABASE_URL не отвечает или не пускает/,
  ],
  [
    'a database that does not exist',
    () => ({ DATABASE_URL: withName('nothing') }),
    /DATABASE_URL не отвечает или не пускает/,
  ],
  [
    'an address of another machine',
    () => ({ HOST: '203.0.113.7' }),
    /HOST=203\.0\.113\.7: у этой машины нет такого адреса/,
  ],
  ['a name that is no machine’s', () => ({ HOST: 'nowhere.invalid' }), /HOST=nowhere\.invalid/],
  [
    'a data folder that is a file',
    () => ({ DATA_DIR: path.join(file, 'data') }),
    /папку данных .*нельзя писать.*DATA_DIR/,
  ],
];

test.each(wrong)('%s stops the start with one sentence', async (_what, env, sentence) => {
  const config = readConfig({
    PORT: '0',
    DATABASE_URL: database.url,
    SECRET: 'a secret of thirty-two characters or more',
    DATA_DIR: path.join(folder, 'data'),
    LOG_LEVEL: 'silent',
    ...env(),
  });
  const problem = await startProduct(config).catch((one: unknown) => one);
  expect(problem).toBeInstanceOf(ConfigProblem);
  expect(String(problem)).toMatch(sentence);
});
