import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '#server/platform/config/read-config.ts';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { startProduct } from '#server/composition/start-product.ts';
import { waitFor } from '../../support/wait-for';

let dataDir: string;
let url: string;
let product: Awaited<ReturnType<typeof startProduct>>;
beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-dies-'));
  fs.chmodSync(dataDir, 0o755);
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  product = await startProduct(readConfig({ PORT: String(port), DATA_DIR: dataDir, DEMO: '0' }));
});
afterAll(() => fs.rmSync(dataDir, { recursive: true, force: true }));

const postmaster = (): number =>
  Number(fs.readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
const statusOf = async (address: string): Promise<number> => (await fetch(url + address)).status;
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

test('a database that is killed is started again, and calls that were refused meanwhile are answered', async () => {
  expect(await statusOf('/v1/games')).toBe(200);
  for (const _ of ['once', 'and once more']) {
    const killed = postmaster();
    process.kill(killed, 'SIGKILL');
    const statuses = new Set<number>();
    await waitFor(async () => {
      const status = await statusOf('/v1/games');
      statuses.add(status);
      return status === 200 && statuses.has(503);
    }, Boolean);
    expect([...statuses].filter((status) => status !== 200)).toEqual([503]);
    expect(postmaster()).not.toBe(killed);
    expect(await statusOf('/readyz')).toBe(200);
  }
  // Files left by the dead process do not prevent a start.
  expect(fs.readFileSync(path.join(dataDir, 'postgres', 'server.log'), 'utf8')).not.toMatch(/lock file .* exists/);
});

test('a stop that is wanted is no death: nothing is started again', async () => {
  const stopped = postmaster();
  await product.stop();
  expect(isAlive(stopped)).toBe(false);
  expect(fs.existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
});
