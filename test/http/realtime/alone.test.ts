import type { PoolClient } from 'pg';
import { announce, everyone } from '#server/platform/outbox/put-outbox.ts';
import { adapterPool } from '#server/platform/realtime/adapter-pool.ts';
import { startSecondNode } from '../../chat/support/second-node';
import { makePerson } from '../../support/people/make-person';
import { listen } from '../../support/server/listen';
import { serverForTests } from '../../support/server/server-for-tests';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();

let listener: PoolClient;
beforeEach(async () => {
  listener = await server.database.pool.connect();
});
afterEach(() => listener.release(true));

/** After that many announcements an earlier one must have been delivered. */
const longAgo = 10;

test('a process alone spends no notification on its words, one with a neighbour does', async () => {
  const receivedMarks = new Set<number>();
  listener.on('notification', ({ payload = '' }) => receivedMarks.add(Number(/"offsetMs":(\d+)/.exec(payload)?.[1])));
  await listener.query('LISTEN "socket.io#/realtime"');
  let mark = 0;
  const announceMark = async (): Promise<number> => {
    mark += 1;
    await announce(server.product.app.db, [everyone], 'clock changed', { offsetMs: mark });
    return mark;
  };
  await waitFor(announceMark, (last) => last > longAgo && !receivedMarks.has(last - longAgo));
  const node = await startSecondNode(server);
  await waitFor(announceMark, (last) => receivedMarks.has(last - 1));
  await node.stop();
});

test('people on a process that was told nothing for a while are told to catch up', async () => {
  const { browser } = await makePerson(server);
  const tab = await listen(server, browser, ['catch up']);
  await server.database.pool.query(`SELECT pg_notify('socket_untold', '"somebody else"')`);
  await tab.all();
  tab.close();
});

test('whoever begins to listen says so at once, and again when the line was broken; only then has it missed anything', async () => {
  let missed = 0;
  const nothing = (): void => undefined;
  const reports = { onMissed: () => void (missed += 1), onSkipped: nothing, onError: nothing };
  const { pool, close } = adapterPool(server.database, ['/nowhere'], reports, 3_600_000);
  await listener.query('LISTEN socket_here');
  const nextNotification = () => new Promise<void>((resolve) => listener.once('notification', () => resolve()));
  const firstNotification = nextNotification();
  const line = await pool.connect();
  await firstNotification;
  expect(missed).toBe(0);
  const again = nextNotification();
  await line.end();
  const other = await pool.connect();
  await again;
  await waitFor(
    () => Promise.resolve(missed),
    (times) => times === 1,
  );
  await other.end();
  await close();
});

test('what was closed while it connected neither keeps a connection nor tries again', async () => {
  const nothing = (): void => undefined;
  const reports = { onMissed: nothing, onSkipped: nothing, onError: nothing };
  const { pool, close } = adapterPool(server.database, ['/nowhere'], reports, 3_600_000);
  let answers = 0;
  const count = (): void => void (answers += 1);
  pool.connect().then(count, count);
  const closing = close();
  await waitFor(
    () => Promise.resolve(pool.totalCount),
    (connections) => connections === 0,
  );
  await closing;
  pool.connect().then(count, count);
  await new Promise(setImmediate);
  expect(answers).toBe(0);
});

test('a process that reconnects twice at once listens once, and its other connection still sends', async () => {
  const nothing = (): void => undefined;
  const reports = { onMissed: nothing, onSkipped: nothing, onError: nothing };
  const { pool, close } = adapterPool(server.database, ['/nowhere'], reports, 3_600_000);
  const lines: PoolClient[] = [];
  const reconnect = () => void pool.connect().then((line) => lines.push(line), nothing);
  reconnect();
  reconnect();
  const connected = (count: number) =>
    waitFor(
      () => Promise.resolve(lines.length),
      (length) => length === count,
    );
  await connected(1);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  expect(lines).toHaveLength(1);
  await lines[0]?.end();
  reconnect();
  await connected(2);
  await lines[1]?.end();
  await close();
});
