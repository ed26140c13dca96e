import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { exitCodeOf, type ProductFolder, productFolder } from '../../support/server/product-process';
import { waitFor } from '../../support/wait-for';

jest.setTimeout(180_000);

let own: ProductFolder;
beforeEach(() => {
  own = productFolder();
});
afterEach(() => own.clean());

/** A connection that sends this much and then nothing more, without closing. */
const hold = async (url: string, said: string): Promise<net.Socket> => {
  const line = net.connect(Number(new URL(url).port), '127.0.0.1');
  line.on('error', () => undefined).resume();
  await once(line, 'connect');
  line.write(said);
  return line;
};

const silentLines = (url: string) =>
  Promise.all(
    [
      '',
      'GET /healthz HTTP/1.1\r\nHost: x\r\n',
      'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n',
      'POST /v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{',
    ].map((said) => hold(url, said)),
  );

/** A person connected to the product's embedded database. */
const visitor = async (): Promise<Client> => {
  const port = Number(fs.readFileSync(path.join(own.folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]);
  const password = fs.readFileSync(path.join(own.folder, 'postgres-password'), 'utf8').trim();
  const client = new Client({ connectionString: `postgres://naparnik:${password}@127.0.0.1:${port}/naparnik` });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const env = { DEMO: '0', NODE_ENV: 'production' };

test('SIGTERM ends in order though lines are silent, calls keep coming and somebody holds every table', async () => {
  const product = own.start(await freePort(), env);
  await product.opened;
  await silentLines(product.url);
  const client = await visitor();
  const { rows } = await client.query<{ tablename: string }>(
    `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`,
  );
  await client.query('BEGIN');
  await client.query(`LOCK TABLE ${rows.map(({ tablename }) => `"${tablename}"`).join(', ')}`);
  const headers = { cookie: `access=${'A'.repeat(43)}` };
  let isOver = false;
  const load = Array.from({ length: 20 }, async () => {
    while (!isOver) await fetch(`${product.url}/v1/users/me`, { headers }).catch(() => (isOver = true));
  });
  await waitFor(
    async () => (await client.query('SELECT 1 FROM pg_locks WHERE NOT granted')).rowCount,
    (waiting) => (waiting ?? 0) > 5,
  );
  product.child.kill('SIGTERM');
  // After ten seconds it exits with code 1 and leaves PostgreSQL and the folder as they are.
  expect([await exitCodeOf(product.child), product.said()]).toEqual([0, expect.not.stringContaining('    at ')]);
  expect(own.isFree()).toBe(true);
  isOver = true;
  await Promise.all(load);
});

test('SIGTERM while it starts ends in order too', async () => {
  const product = own.start(await freePort(), env);
  await waitFor(
    async () => fs.existsSync(path.join(own.folder, 'postgres/postmaster.pid')),
    (isStarting) => isStarting,
  );
  product.child.kill('SIGTERM');
  expect([await exitCodeOf(product.child), product.said()]).toEqual([0, expect.not.stringContaining('    at ')]);
  expect(own.isFree()).toBe(true);
});
