import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startProduct } from '#server/composition/start-product.ts';
import { ConfigError } from '#server/platform/config/config.ts';
import { checkFileStore } from '#server/platform/uploads/create-file-store.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { type StandInBucket, standInBucket } from '../../support/storage/stand-in-bucket';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';

let database: TestDatabase;
let bucket: StandInBucket;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-wrong-'));
const file = path.join(folder, 'file');
beforeAll(async () => {
  database = await createTestDatabase();
  bucket = await standInBucket();
  fs.writeFileSync(file, '');
});
afterAll(async () => {
  await database.drop();
  await bucket.stop();
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
    /DATABASE_URL does not answer/,
  ],
  [
    'several hosts of the database of which none writes',
    () => ({ DATABASE_URL: 'postgres://u:p@127.0.0.1:1,127.0.0.1:2/x' }),
    /DATABASE_URL does not answer.*no server of the database accepts writes.*127\.0\.0\.1:1: .*127\.0\.0\.1:2: /,
  ],
  [
    'a host of the database that is not there',
    () => ({ DATABASE_URL: 'postgres://u:p@nowhere.invalid/x' }),
    /DATABASE_URL/,
  ],
  [
    'a wrong user of the database',
    () => ({ DATABASE_URL: withUser('nobody') }),
    /DATABASE_URL does not answer or refuses access/,
  ],
  [
    'a database that does not exist',
    () => ({ DATABASE_URL: withName('nothing') }),
    /DATABASE_URL does not answer or refuses access/,
  ],
  [
    'an address of another machine',
    () => ({ HOST: '203.0.113.7' }),
    /HOST=203\.0\.113\.7: this machine has no such address/,
  ],
  ['a name that is no machine’s', () => ({ HOST: 'nowhere.invalid' }), /HOST=nowhere\.invalid/],
  [
    'a data folder that is a file',
    () => ({ DATA_DIR: path.join(file, 'data') }),
    /data folder .*cannot be written.*DATA_DIR/,
  ],
  [
    'a store of files where nothing listens',
    () => ({ ...bucket.env, S3_ENDPOINT: 'http://127.0.0.1:1' }),
    /127\.0\.0\.1:1\/naparnik-files: the store does not answer.*S3_ENDPOINT/,
  ],
  [
    'a host of the store that is not there',
    () => ({ ...bucket.env, S3_ENDPOINT: 'https://nowhere.invalid' }),
    /nowhere\.invalid.*S3_ENDPOINT/,
  ],
  [
    'a bucket that does not exist',
    () => ({ ...bucket.env, S3_BUCKET: 'another' }),
    /there is no such bucket.*S3_BUCKET/,
  ],
  [
    'a wrong secret of the store',
    () => ({ ...bucket.env, S3_SECRET_KEY: 'not-the-secret' }),
    /refuses access.*S3_SECRET_KEY.*SignatureDoesNotMatch/,
  ],
  [
    'a wrong key of the store',
    () => ({ ...bucket.env, S3_ACCESS_KEY: 'another' }),
    /refuses access.*InvalidAccessKeyId/,
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
  expect(problem).toBeInstanceOf(ConfigError);
  expect(String(problem)).toMatch(sentence);
});

test('a start on a bucket tries all that will be done there, and leaves nothing behind', async () => {
  await checkFileStore(readConfig(bucket.env));
  expect(bucket.calls.slice(-6).map((call) => call.split(/[ /?]/)[0])).toEqual([
    'PUT',
    'HEAD',
    'GET',
    'GET',
    'DELETE',
    'GET',
  ]);
  expect(bucket.objects.size).toBe(0);
});
