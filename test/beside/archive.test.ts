import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { giveMoney } from '../support/money/give-money';
import { registered } from '../support/people/registered';
import { findProgram } from '../support/programs/find-program';
import { startPostgres, type SystemPostgres } from '../support/programs/start-postgres';
import { builtProgram } from '../support/server/built-program';
import { startNode } from '../support/server/start-node';
import { testSecret } from '../support/server/start-test-server';

jest.setTimeout(300_000);

const run = promisify(execFile);
const deploy = path.resolve(__dirname, '../../deploy');
/** Seconds; compose.yaml has 60. */
const archiveTimeout = 3;
/** Seconds that the last piece may take on its way into the archive on a busy machine. */
const onItsWay = 5;

let folder: string;
let config: string;
let postgres: SystemPostgres;
beforeAll(async () => {
  findProgram('pgbackrest');
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-archive-'));
  fs.chmodSync(folder, 0o777);
  config = path.join(folder, 'pgbackrest.conf');
  postgres = await startPostgres(({ data, port }) => {
    const general = fs.readFileSync(path.join(deploy, 'pgbackrest.conf'), 'utf8').split('[naparnik]')[0] ?? '';
    const places = `repo1-path=${folder}/repo\nlock-path=${folder}/lock\nspool-path=${folder}/spool\n`;
    fs.writeFileSync(
      config,
      `${general.replace(/^repo1-path=.*$/m, places)}\n[naparnik]\npg1-path=${data}\npg1-port=${port}\npg1-user=naparnik\npg1-database=postgres\npg1-socket-path=${folder}\n`,
    );
    return [
      'archive_mode=on',
      `archive_timeout=${archiveTimeout}`,
      `archive_command=pgbackrest --config=${config} --stanza=naparnik archive-push %p`,
      `unix_socket_directories=${folder}`,
    ];
  });
  if (postgres.user) fs.chownSync(folder, postgres.user.uid, postgres.user.gid);
});
afterAll(async () => {
  await postgres.stop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const asPostgres = (file: string, words: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  run(file, [...words], {
    cwd: '/',
    env: { ...process.env, PGBACKREST_CONFIG: config, HOME: folder, ...env },
    ...postgres.user,
  });

test('of a database whose disk is gone the archive gives back all but the last moments, with money that adds up', async () => {
  const url = postgres.url('product');
  const maintenance = openDatabase(postgres.url('postgres'), 1);
  await maintenance.pool.query('CREATE DATABASE product');
  await maintenance.close();
  const empty = openDatabase(url, 2);
  await migrate(empty.pool);
  await empty.close();
  await asPostgres('pgbackrest', ['--stanza=naparnik', 'stanza-create']);
  await asPostgres('pgbackrest', ['--stanza=naparnik', 'backup']);

  const own = openDatabase(url, 1);
  const node = await startNode({ ...own, url, drop: () => own.close() });
  await own.close();
  const acknowledged: { readonly id: string; readonly at: number }[] = [];
  let isOver = false;
  const load = async (): Promise<void> => {
    while (!isOver) {
      const { id } = await registered(node);
      await giveMoney(node.product.app, id, 100);
      acknowledged.push({ id, at: Date.now() });
    }
  };
  const loads = load().catch(() => undefined);
  await sleep(3 * archiveTimeout * 1000);
  isOver = true;
  await loads;
  const lostAt = Date.now();
  await postgres.kill();
  fs.rmSync(postgres.data, { recursive: true, force: true });
  await node.stop();

  const port = await freePort();
  const peopleFile = path.join(folder, 'people');
  const program = builtProgram('src/server/ledger-check.ts');
  // The script runs as the user of PostgreSQL.
  fs.chmodSync(path.dirname(program.at(-1) ?? ''), 0o755);
  const check = path.join(folder, 'check.sh');
  fs.writeFileSync(
    check,
    `set -e\npsql -AtX -c "SELECT owner FROM account WHERE kind = 'USER' AND balance = 100" "$DATABASE_URL" > ${peopleFile}\nexec ${[process.execPath, ...program].join(' ')}\n`,
  );
  const { stdout } = await asPostgres('sh', [path.join(deploy, 'rehearse-restore.sh')], {
    SCRATCH: path.join(folder, 'scratch'),
    PORT: String(port),
    DATABASE: 'product',
    SECRET: testSecret,
    CHECK: `sh ${check}`,
  });
  expect(stdout).toMatch(/restored up to \d{4}-[^]*The ledger is consistent/);
  const kept = new Set(fs.readFileSync(peopleFile, 'utf8').split('\n'));
  const firstLost = acknowledged.find(({ id }) => !kept.has(id));
  const seconds = (lostAt - (firstLost?.at ?? lostAt)) / 1000;
  expect(kept.size).toBeGreaterThan(1);
  expect(seconds).toBeLessThan(archiveTimeout + onItsWay);
  expect(fs.existsSync(path.join(folder, 'scratch'))).toBe(false);
});
