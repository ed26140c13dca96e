import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../src/server/embedded-postgres/free-port';
import { testBrowser } from '../../support/test-browser';

jest.setTimeout(180_000);

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-process-'));
  fs.chmodSync(folder, 0o755);
});
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGTERM');
  await Promise.all(children.map(gone));
  fs.rmSync(folder, { recursive: true, force: true });
});

const gone = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null ? Promise.resolve(child.exitCode) : new Promise((resolve) => child.once('exit', (code) => resolve(code)));

/** The product as `npm start` runs it, on a data folder with its own PostgreSQL. */
const start = (port: number) => {
  const env = { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent' };
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  children.push(child);
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const opened = new Promise<void>((resolve, reject) => {
    child.stdout.on('data', () => said.includes('открыт') && resolve());
    child.once('exit', () => reject(new Error(said)));
  });
  opened.catch(() => undefined);
  return { child, opened, said: () => said, url: `http://127.0.0.1:${port}` };
};

/** Process id of the PostgreSQL that serves the folder. */
const postgresOf = (): number => Number(fs.readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);

const registerMany = async (url: string, stopped: () => boolean): Promise<readonly string[]> => {
  const acknowledged: string[] = [];
  for (let n = 0; !stopped(); n += 1) {
    const username = `Load${process.pid}x${n}`;
    const answer = await testBrowser(url).call('POST /v1/auth/register', { body: { email: `${username}@mail.ru`, username, password: 'verysecret1' } }).catch(() => null);
    if (answer?.status === 200) acknowledged.push(username);
    else break;
  }
  return acknowledged;
};

test('starts on an empty folder, refuses a second on it and a taken port, survives kill -9, and ends in time under load', async () => {
  const first = start(await freePort());
  await first.opened;

  const second = start(await freePort());
  expect(await gone(second.child)).toBe(1);
  expect(second.said()).toMatch(/уже работает «Напарник» \(процесс \d+\).*DATA_DIR/);
  expect(second.said()).not.toContain('    at ');
  expect((await fetch(`${first.url}/readyz`)).status).toBe(200);

  const postgres = postgresOf();
  first.child.kill('SIGKILL');
  await gone(first.child);
  process.kill(postgres, 0);
  const third = start(await freePort());
  await third.opened;
  expect(postgresOf()).toBe(postgres);
  expect((await fetch(`${third.url}/readyz`)).status).toBe(200);

  let stopped = false;
  const load = registerMany(third.url, () => stopped);
  while ((await (await fetch(`${third.url}/dev/api/mailbox`)).json()).length < 3);
  third.child.kill('SIGTERM');
  expect([await gone(third.child), third.said()]).toEqual([0, expect.not.stringContaining('    at ')]);
  stopped = true;
  const acknowledged = await load;
  expect(acknowledged.length).toBeGreaterThan(0);
  expect(fs.existsSync(path.join(folder, 'postgres/postmaster.pid'))).toBe(false);
  expect(fs.existsSync(path.join(folder, 'naparnik.pid'))).toBe(false);

  const taken = http.createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => taken.listen(port, '127.0.0.1', resolve));
  const fourth = start(port);
  expect(await gone(fourth.child)).toBe(1);
  expect(fourth.said()).toContain(`Порт ${port} занят`);
  expect(fs.existsSync(path.join(folder, 'postgres/postmaster.pid'))).toBe(false);
  await new Promise((resolve) => taken.close(resolve));

  const fifth = start(port);
  await fifth.opened;
  const browser = testBrowser(fifth.url);
  for (const username of acknowledged) {
    await browser.raw('GET', '/v1/auth/csrf');
    expect((await browser.call('POST /v1/auth/login', { body: { login: username, password: 'verysecret1' } })).status).toBe(200);
  }
});
