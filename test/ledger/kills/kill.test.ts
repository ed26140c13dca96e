import { storeClockOffset } from '#server/platform/clock/clock.ts';
import { freePort } from '#server/platform/embedded-postgres/free-port.ts';
import { type ChildServer, startChildServer } from '../../support/server/child-server';
import { integerBetween, seededRandom } from '../../support/seeded-random';
import { soakOr } from '../../support/soak';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { forgetRates } from '../../support/server/forget-rates';
import { MoneyModel } from '../money-model';
import { acknowledged, type Acknowledged, type Scenario, type ScenarioContext } from './scenario';
import { articles, courses, reserves } from './purchase-scenarios';
import { gifts, inAndOut } from './balance-scenarios';
import { expectAcknowledgedState } from './expect-acknowledged-state';
import { retryingCaller } from './retrying-caller';

let server: TestServer;
let child: ChildServer | null = null;
beforeAll(async () => {
  server = await startTestServer();
  // Two designs of certificates are on sale then, for the server that is killed too.
  const now = new Date(server.clock.now());
  server.clock.advance(Date.UTC(now.getUTCFullYear() + 1, 1, 1, 12) - now.getTime());
  await storeClockOffset(server.product.app.db, server.clock.offsetMs());
});
afterAll(async () => {
  await child?.kill();
  await server.stop();
});

const kills = soakOr(100, 3);
jest.setTimeout(kills * 30_000 + 120_000);

const lives: readonly Scenario[] = [
  ...[inAndOut, inAndOut, inAndOut, inAndOut],
  ...[gifts, gifts, reserves, reserves, reserves, articles, articles, courses],
];

const countOf = async (table: Acknowledged): Promise<number> =>
  (await server.database.pool.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)).rows[0]?.count ??
  0;

test(`a server killed ${kills} times under money calls of every kind loses nothing acknowledged and does nothing twice`, async () => {
  const random = seededRandom();
  const port = await freePort();
  child = await startChildServer(server.database.url, port);
  const counted = new Map<Acknowledged, number>(acknowledged.map((what) => [what, 0]));
  const model = new MoneyModel();
  const stage: ScenarioContext = {
    server,
    url: child.url,
    random,
    caller: retryingCaller(random),
    model,
    count: (what) => counted.set(what, (counted.get(what) ?? 0) + 1),
  };
  const rounds: (() => Promise<void>)[] = [];
  for (const life of lives) rounds.push(await life(stage));
  const { seen } = stage.caller;

  let over = false;
  const running = Promise.all(
    rounds.map(async (round) => {
      // Every kind of call is made at least once, whenever the kills are over.
      do await round();
      while (!over);
    }),
  );
  const killing = async (): Promise<void> => {
    for (let kill = 0; kill < kills && !over; kill += 1) {
      const enough = seen.answers + integerBetween(random, 20, 120);
      while (seen.answers < enough && !over) await new Promise((resolve) => setTimeout(resolve, 5));
      await child?.kill();
      // The test does in minutes what would take people hours, so rate counts are reset.
      await forgetRates(server);
      child = await startChildServer(server.database.url, port);
    }
  };
  try {
    // A scenario that gets a wrong response ends the test at once.
    await Promise.race([killing(), running]);
  } finally {
    over = true;
  }
  await running;

  expect(await Promise.all(acknowledged.map(async (what) => [what, await countOf(what)]))).toEqual([...counted]);
  expect([...counted.values()].every((times) => times > 0)).toBe(true);
  expect(seen.doubtful).toBeGreaterThan(0);
  await expectAcknowledgedState(server, model);
  process.stdout.write(`${seen.answers} answers, ${seen.doubtful} asked again; ${JSON.stringify([...counted])}\n`);
});
