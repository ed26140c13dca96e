import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { requireStartable } from '#server/composition/require-startable.ts';
import { startProduct } from '#server/composition/start-product.ts';
import { ConfigError } from '#server/platform/config/config.ts';
import { readConfig } from '#server/platform/config/read-config.ts';

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-machine-'));
  fs.chmodSync(folder, 0o755);
});
afterEach(() => {
  jest.restoreAllMocks();
  fs.rmSync(folder, { recursive: true });
});

/** What refuses the start, and what the check before a build says. */
const refusals = async (port = 0): Promise<readonly unknown[]> => {
  const env = { DATA_DIR: folder, PORT: String(port), LOG_LEVEL: 'silent' };
  const caught = (problem: unknown) => problem;
  return [await startProduct(readConfig(env)).catch(caught), await requireStartable(env).catch(caught)];
};

/** A cluster of this version of PostgreSQL, as far as a start looks at it before starting it. */
const layCluster = (version: number): void => {
  fs.mkdirSync(path.join(folder, 'postgres/global'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'postgres/global/pg_control'), '');
  fs.writeFileSync(path.join(folder, 'postgres/PG_VERSION'), `${version}\n`);
};

const leaveMegabytes = (left: number): void => {
  const { bsize, ...rest } = fs.statfsSync(folder);
  jest.spyOn(fs, 'statfsSync').mockReturnValue({ ...rest, bsize, bavail: (left * 1024 ** 2) / bsize });
};

test('a taken port refuses the start before anything is made', async () => {
  const other = net.createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => resolve(Object(other.address()).port));
  });
  const sentence = `Port ${port} is taken: stop the program that uses it, or choose another one: PORT=${port + 1} npm start`;
  expect(await refusals(port)).toEqual([new ConfigError(sentence), new ConfigError(sentence)]);
  expect(fs.readdirSync(folder)).toEqual([]);
  await new Promise((resolve) => other.close(resolve));
});

test('a disk with no room for a database refuses the start', async () => {
  leaveMegabytes(199);
  const sentence = `Too little disk: ${folder} has 199 MB left and needs 200 MB; free some, or choose another folder: DATA_DIR=…`;
  expect(await refusals()).toEqual([new ConfigError(sentence), new ConfigError(sentence)]);
  expect(fs.readdirSync(folder)).toEqual(['postgres-password']);
});

test('a database that is there needs less room, yet some', async () => {
  layCluster(99);
  leaveMegabytes(63);
  expect(await refusals()).toEqual(
    Array(2).fill(expect.objectContaining({ message: expect.stringMatching(/has 63 MB left and needs 64 MB;/) })),
  );
});

test.each([
  [
    99,
    /is of PostgreSQL 99 and this release brings \d+: start the newer release .* or choose another folder: DATA_DIR=…$/,
  ],
  [
    9,
    /is of PostgreSQL 9 and this release brings \d+: dump it with the release that made it \(pg_dump\) and restore it/,
  ],
])('data of PostgreSQL %p refuses the start with the way out, and stays', async (version, sentence) => {
  layCluster(version);
  const [problem] = await refusals();
  expect(problem).toBeInstanceOf(ConfigError);
  expect(String(problem)).toMatch(sentence);
  expect(fs.readdirSync(folder).sort()).toEqual(['postgres', 'postgres-password']);
});
