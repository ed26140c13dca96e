import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { checkLedger } from '#server/features/balance/public.ts';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { giveMoney } from '../support/money/give-money';
import { registered, signInTo } from '../support/people/registered';
import { startPostgres, type SystemPostgres } from '../support/programs/start-postgres';
import { startNode } from '../support/server/start-node';
import type { TestServer } from '../support/server/start-test-server';
import { testBrowser } from '../support/server/test-browser';

jest.setTimeout(300_000);

const run = promisify(execFile);
const deploy = path.resolve(__dirname, '../../deploy');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-backup-'));
const place = (name: string): string => path.join(folder, name);

let postgres: SystemPostgres;
const nodes: TestServer[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  const client = new Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  for (const name of ['product', 'restored']) await client.query(`CREATE DATABASE ${name}`);
  await client.end();
});
afterAll(async () => {
  for (const { stop } of nodes) await stop();
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const nodeOn = async (name: string): Promise<TestServer> => {
  const database = openDatabase(postgres.url(name), 1);
  const node = await startNode({ ...database, url: postgres.url(name), drop: () => database.close() });
  await database.close();
  nodes.push(node);
  return node;
};

const peopleOf = async ({ database }: TestServer): Promise<number> =>
  (await database.pool.query<{ people: number }>('SELECT count(*)::integer AS people FROM app_user')).rows[0]?.people ??
  0;

test('a copy that is made under load refuses nobody and comes back whole, with money that adds up', async () => {
  const empty = openDatabase(postgres.url('product'), 2);
  await migrate(empty.pool);
  await empty.close();
  const product = await nodeOn('product');
  fs.mkdirSync(place('files'));
  fs.writeFileSync(path.join(place('files'), 'face.webp'), 'a picture');
  const earlier = await registered(product);
  const before = await peopleOf(product);

  let isCopied = false;
  const load = async (): Promise<void> => {
    for (let made = 0; !isCopied || made < 5; made += 1) {
      const { id } = await registered(product);
      await giveMoney(product.product.app, id, 100);
    }
  };
  const loads = [load(), load()];
  const env = { ...postgres.env('product'), BACKUP_DIR: place('copies'), FILES_DIR: place('files') };
  const { stdout } = await run('sh', [path.join(deploy, 'backup.sh')], { env }).finally(() => {
    isCopied = true;
  });
  await Promise.all(loads);
  const after = await peopleOf(product);

  const dump = stdout.trim();
  await run('sh', [path.join(deploy, 'restore.sh'), dump, dump.replace(/\.dump$/, '.files.tar.gz')], {
    env: { ...postgres.env('restored'), FILES_DIR: place('restored') },
  });
  const restored = await nodeOn('restored');
  const people = await peopleOf(restored);
  expect([people >= before, people < after]).toEqual([true, true]);
  expect(await checkLedger(restored.database.db)).toEqual([]);
  expect((await fetch(`${restored.url}/readyz`)).status).toBe(200);
  expect((await signInTo(testBrowser(restored.url), earlier.email)).status).toBe(200);
  expect(fs.readFileSync(path.join(place('restored'), 'face.webp'), 'utf8')).toBe('a picture');
});

test('a copy goes into an empty database only: what stands in another stays as it is', async () => {
  const [product] = nodes;
  const copy = fs.readdirSync(place('copies')).find((name) => name.endsWith('.dump'));
  if (!product || copy === undefined) throw new Error('the copy is made by the test before');
  const people = await peopleOf(product);
  const env = { ...postgres.env('product'), FILES_DIR: place('again') };
  const restored = run('sh', [path.join(deploy, 'restore.sh'), path.join(place('copies'), copy), 'none'], { env });
  await expect(restored).rejects.toThrow('already exists');
  expect(await peopleOf(product)).toBe(people);
  expect(fs.existsSync(place('again'))).toBe(false);
});
