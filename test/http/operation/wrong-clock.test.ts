import { createProduct } from '#server/composition/create-product.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { compareClocks } from '#server/platform/clock/compare-clocks.ts';
import { testSecret } from '../../support/server/start-test-server';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';

const day = 86_400_000;

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await database.drop();
});

const runAhead = (ms: number): void => {
  const right = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => right() + ms);
};

test('a process whose clock is a day ahead carries out nothing, and is not ready', async () => {
  await database.pool.query(
    "INSERT INTO deadline (aggregate, kind, due_at) VALUES ('retention:1', 'retention.due', date_trunc('second', now()) + interval '1 hour')",
  );
  runAhead(day);
  const product = await createProduct(readConfig({ PORT: '0' }), database, testSecret);
  product.app.sweeper.kick();
  const { statusCode } = await product.server.inject('/readyz');
  const { body: metrics } = await product.server.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  const { rowCount } = await database.pool.query("SELECT 1 FROM deadline WHERE aggregate = 'retention:1'");
  await product.stop();
  expect([statusCode, rowCount]).toEqual([503, 1]);
  expect(metrics).toMatch(/^clock_ahead_seconds 86(399|400)/m);
});

test.each([
  ['right', 0, true],
  ['one second ahead', 1000, true],
  ['five seconds ahead', 5000, false],
  ['five seconds behind', -5000, false],
])('a clock that is %s', async (_how, ahead, isRight) => {
  const log = { error: jest.fn(), warn: jest.fn() };
  const clocks = compareClocks(database.db, log);
  await database.db.execute('SELECT 1');
  runAhead(ahead);
  await clocks.compare();
  expect([clocks.isRight(), log.error.mock.calls.length]).toEqual([isRight, isRight ? 0 : 1]);
  jest.restoreAllMocks();
  await clocks.compare();
  expect([clocks.isRight(), log.warn.mock.calls.length]).toEqual([true, isRight ? 0 : 1]);
  clocks.stop();
});
