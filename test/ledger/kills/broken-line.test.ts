import { storeClockOffset } from '#server/platform/clock/clock.ts';
import { watchDatabase } from '#server/platform/db/watch-database.ts';
import { integerBetween, seededRandom } from '../../support/seeded-random';
import { cuttableProxy, type CuttableProxy } from '../../support/server/cuttable-proxy';
import { startNode } from '../../support/server/start-node';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { soakOr } from '../../support/soak';
import { waitFor } from '../../support/wait-for';
import { MoneyModel } from '../money-model';
import type { ScenarioContext } from './scenario';
import { reserves } from './purchase-scenarios';
import { gifts, inAndOut } from './balance-scenarios';
import { expectAcknowledgedState } from './expect-acknowledged-state';
import { retryingCaller } from './retrying-caller';
import { tcpUrl } from '../../support/tcp-url';
import { forgetRates } from '../../support/server/forget-rates';

const forMs = soakOr(600_000, 4000);
jest.setTimeout(forMs * 2 + 240_000);

let server: TestServer;
let line: CuttableProxy;
let node: TestServer;
let watch: { stop(): Promise<void> };
beforeAll(async () => {
  server = await startTestServer();
  const now = new Date(server.clock.now());
  // Two designs of certificates are on sale on that date.
  const ahead = Date.UTC(now.getUTCFullYear() + 1, 1, 1, 12) - now.getTime();
  server.clock.advance(ahead);
  await storeClockOffset(server.product.app.db, server.clock.offsetMs());
  const url = tcpUrl(server.database.url);
  line = await cuttableProxy(Number(url.port));
  url.host = `127.0.0.1:${line.port}`;
  node = await startNode(server.database, { DATABASE_URL: url.toString() });
  node.clock.advance(ahead);
  watch = watchDatabase(node.database, node.product.app.log);
});
afterAll(async () => {
  await watch.stop();
  await node.stop();
  await line.close();
  await server.stop();
});

const status = async (path: string): Promise<number> => (await fetch(node.url + path)).status;
const ready = (code: number) =>
  waitFor(
    () => status('/readyz'),
    (now) => now === code,
  );
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Faults of a database connection, each for a while; meanwhile the product's health endpoint reports them. */
const faults = (random: () => number): readonly (() => Promise<void>)[] => [
  async () => {
    line.delay(integerBetween(random, 20, 200));
    await sleep(1000);
    line.delay(0);
  },
  async () => {
    for (let cuts = 0; cuts < 5; cuts += 1) {
      line.cut();
      await sleep(integerBetween(random, 10, 300));
    }
  },
  async () => {
    line.setOpen(false);
    await ready(503);
    expect(await status('/healthz')).toBe(200);
    line.setOpen(true);
  },
  async () => {
    line.deafen();
    await ready(503);
    expect(await status('/healthz')).toBe(200);
    line.cut();
  },
];

test('a line to the database that is slow, breaks, closes and falls silent leaves every sum as the product has said', async () => {
  const random = seededRandom();
  const model = new MoneyModel();
  const stage: ScenarioContext = {
    server,
    url: node.url,
    random,
    caller: retryingCaller(random),
    model,
    count: () => undefined,
  };
  const rounds: (() => Promise<void>)[] = [];
  for (const life of [inAndOut, inAndOut, inAndOut, gifts, reserves]) rounds.push(await life(stage));
  const { seen } = stage.caller;
  let over = false;
  const running = Promise.all(
    rounds.map(async (round) => {
      do await round();
      while (!over);
    }),
  );
  const kinds = faults(random);
  let met = 0;
  const breaking = async (): Promise<void> => {
    for (const until = Date.now() + forMs; Date.now() < until || met < kinds.length; met += 1) {
      await forgetRates(server);
      await kinds[met % kinds.length]?.();
      await ready(200);
    }
  };
  try {
    // A scenario that gets a wrong response ends the test at once.
    await Promise.race([breaking(), running]);
  } finally {
    over = true;
  }
  await running;
  expect(seen.doubtful).toBeGreaterThan(0);
  await expectAcknowledgedState(server, model);
  process.stdout.write(`${met} faults, ${seen.answers} answers, ${seen.doubtful} asked again\n`);
});
