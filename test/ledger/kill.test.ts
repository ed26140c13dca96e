import { freePort } from '../../src/server/embedded-postgres/free-port';
import { startChildServer } from '../support/child-server';
import type { ChildServer } from '../support/child-server';
import { giveMoney } from '../support/give-money';
import { cachedBalance, expectSoundLedger } from '../support/ledger-state';
import { makePerson } from '../support/make-person';
import { integerBetween, seededRandom } from '../support/seeded-random';
import { soakOr } from '../support/soak';
import { startTestServer } from '../support/start-test-server';
import type { TestServer } from '../support/start-test-server';
import { moneyWorker } from './money-worker';
import type { MoneyWorker } from './money-worker';

/** Makes people and reads the outcome; the load goes to the child alone. */
let server: TestServer;
let child: ChildServer | null = null;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => {
  await child?.kill();
  await server.stop();
});

const kills = soakOr(100, 3);
const crowd = 12;
jest.setTimeout(kills * 30_000 + 60_000);

const startWorkers = async (url: string, random: () => number, stopped: () => boolean): Promise<readonly MoneyWorker[]> =>
  Promise.all(
    Array.from({ length: crowd }, async () => {
      const person = await makePerson(server);
      await giveMoney(server.product.app, person.id, 100_000);
      return moneyWorker(url, person, random, stopped);
    }),
  );

const countOf = async (sql: string, userId: string): Promise<number> => (await server.database.pool.query<{ count: number }>(sql, [userId])).rows[0]?.count ?? 0;

test(`a server killed ${kills} times under load loses nothing that it acknowledged and does nothing twice`, async () => {
  const random = seededRandom();
  const port = await freePort();
  let over = false;
  child = await startChildServer(server.database.url, port);
  const workers = await startWorkers(child.url, random, () => over);
  const running = Promise.all(workers.map((worker) => worker.run()));
  const calls = () => workers.reduce((sum, { done }) => sum + done.calls, 0);
  const killing = async (): Promise<void> => {
    for (let kill = 0; kill < kills && !over; kill += 1) {
      const enough = calls() + integerBetween(random, 20, 120);
      while (calls() < enough && !over) await new Promise((resolve) => setTimeout(resolve, 5));
      await child?.kill();
      child = await startChildServer(server.database.url, port);
    }
  };
  try {
    // A worker that meets a wrong answer ends the test at once.
    await Promise.race([killing(), running]);
  } finally {
    over = true;
  }
  await running;
  for (const { person, done } of workers) {
    expect(await countOf('SELECT count(*)::int AS count FROM deposit WHERE user_id = $1', person.id)).toBe(done.deposits);
    expect(await countOf("SELECT count(*)::int AS count FROM balance_transaction WHERE user_id = $1 AND type = 'DEPOSIT'", person.id)).toBe(done.paid);
    expect(await countOf('SELECT count(*)::int AS count FROM withdrawal WHERE user_id = $1', person.id)).toBe(done.withdrawals);
    expect(await cachedBalance(server.database, 'USER', person.id)).toBe(100_000 + done.paid * 50_000 - done.heldKopecks);
  }
  expect(workers.reduce((sum, { done }) => sum + done.doubtful, 0)).toBeGreaterThan(0);
  await expectSoundLedger(server.database);
});
