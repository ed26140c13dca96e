import { setTimeout as sleep } from 'node:timers/promises';
import { migrate } from '#server/platform/db/migrate.ts';
import { openDatabase } from '#server/platform/db/open-database.ts';
import { watchDatabase } from '#server/platform/db/watch-database.ts';
import { startPostgres, type SystemPostgres } from '../support/programs/start-postgres';
import { cuttableProxy, type CuttableProxy } from '../support/server/cuttable-proxy';
import { startNode } from '../support/server/start-node';
import type { TestServer } from '../support/server/start-test-server';
import { startTraffic, unharmed } from './support/traffic';

jest.setTimeout(300_000);

/** Seconds. */
const frozenFor = 4;
const backWithin = { freeze: 3, movedAddress: 10 } as const;

let postgres: SystemPostgres;
let line: CuttableProxy;
let node: TestServer;
let watch: { stop(): Promise<void> };
beforeAll(async () => {
  postgres = await startPostgres();
  const url = new URL(postgres.url('postgres'));
  line = await cuttableProxy(Number(url.port));
  url.host = `127.0.0.1:${line.port}`;
  const own = openDatabase(postgres.url('postgres'), 1);
  await migrate(own.pool);
  node = await startNode({ ...own, url: url.toString(), drop: () => own.close() });
  watch = watchDatabase(node.product.app.database, node.product.app.log);
});
afterAll(async () => {
  await watch.stop();
  await node.stop();
  await node.database.drop();
  await line.close();
  await postgres.stop();
});

test.each([
  ['that stop for a moment', 4, 50],
  ['that never stop', 32, 0],
])('a database that was frozen is used again at once, with callers %s', async (_who, callers, pauseMs) => {
  const traffic = await startTraffic(node, callers, pauseMs);
  await traffic.goesOn();
  const thaw = postgres.freeze();
  await sleep(frozenFor * 1000);
  const moment = performance.now();
  thaw();
  await traffic.goesOn();
  const back = traffic.backAfter(moment);
  const harm = await traffic.stop();
  process.stdout.write(
    `back ${back.toFixed(1)} s after a freeze of ${frozenFor} s, ${callers} callers: ${JSON.stringify(traffic.answers())}\n`,
  );
  expect(harm).toEqual(unharmed);
  expect(back).toBeLessThan(backWithin.freeze);
});

test('an address that moves and forgets its connections costs ten seconds at most', async () => {
  const traffic = await startTraffic(node);
  await traffic.goesOn();
  const moment = performance.now();
  line.forget();
  await traffic.goesOn();
  const back = traffic.backAfter(moment);
  const harm = await traffic.stop();
  process.stdout.write(
    `back ${back.toFixed(1)} s after the address moved, nothing written for ${traffic.longestPause().toFixed(1)} s\n`,
  );
  expect(harm).toEqual(unharmed);
  expect(traffic.longestPause()).toBeLessThan(backWithin.movedAddress);
});
