import type { PoolClient } from 'pg';
import { announce, everyone } from '#server/platform/outbox/put-outbox.ts';
import { linkProcesses } from '#server/platform/realtime/process-link.ts';
import { makePerson } from '../../support/people/make-person';
import { listen } from '../../support/server/listen';
import { serverForTests } from '../../support/server/server-for-tests';
import { startPeer } from '../../support/server/start-peer';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();

let listener: PoolClient;
beforeEach(async () => {
  listener = await server.database.pool.connect();
});
afterEach(() => listener.release(true));

/** After that many announcements an earlier one must have been delivered. */
const longAgo = 10;

/** Announces numbers until one that was announced long before the last is `known`, or is known not to be. */
const announceUntil = async (isOver: (last: number) => boolean): Promise<void> => {
  let mark = 0;
  const announceMark = async (): Promise<number> => {
    mark += 1;
    await announce(server.product.app.db, [everyone], 'clock changed', { offsetMs: mark });
    return mark;
  };
  await waitFor(announceMark, isOver);
};

test('a process alone spends no notification on its words; one beside a process of an earlier release tells everybody', async () => {
  const receivedMarks = new Set<number>();
  listener.on('notification', ({ payload = '' }) => receivedMarks.add(Number(/"offsetMs":(\d+)/.exec(payload)?.[1])));
  await listener.query('LISTEN "socket.io#/realtime"');
  await announceUntil((last) => last > longAgo && !receivedMarks.has(last - longAgo));
  const leave = await startPeer(server.database);
  await announceUntil((last) => receivedMarks.has(last - 1));
  await leave();
});

test('what a process of an earlier release tells is heard', async () => {
  const { browser } = await makePerson(server);
  const tab = await listen(server, browser, ['catalogue changed', 'catch up']);
  const opts = { rooms: [everyone], except: [], flags: {} };
  const packet = { type: 2, data: ['catalogue changed', {}], nsp: '/realtime' };
  const tell = (message: object) =>
    server.database.pool.query(`SELECT pg_notify('socket.io#/realtime', $1)`, [JSON.stringify(message)]);
  await tell({ uid: 'another', nsp: '/realtime', type: 3, data: { packet, opts } });
  // One that did not fit into a notification.
  await tell({ uid: 'another', type: 3, attachmentId: '1' });
  await tab.all();
  tab.close();
});

test('people on a process that was told nothing for a while are told to catch up', async () => {
  const { browser } = await makePerson(server);
  const tab = await listen(server, browser, ['catch up']);
  await server.database.pool.query(`SELECT pg_notify('socket_untold', '"somebody else"')`);
  await tab.all();
  tab.close();
});

const nothing = (): void => undefined;
const forever = 3_600_000;

/** A process that has no namespaces and is told nothing else; `missed`: how often it has missed events. */
const linked = () => {
  let missed = 0;
  const reports = { onMissed: () => void (missed += 1), onSkipped: nothing, onMissedIn: nothing, onError: nothing };
  return { ...linkProcesses(server.database, ['/nowhere'], reports, forever), missed: () => missed };
};

const listeners = async (): Promise<readonly number[]> => {
  const { rows } = await server.database.pool.query<{ pid: number }>(
    `SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN "socket.io#/nowhere"%' AND datname = current_database()`,
  );
  return rows.map(({ pid }) => pid);
};

test('whoever begins to listen says so at once, and again when the line was broken; only then has it missed anything', async () => {
  await listener.query('LISTEN socket_here');
  const nextNotification = () => new Promise<void>((resolve) => listener.once('notification', () => resolve()));
  const firstNotification = nextNotification();
  const { missed, close } = linked();
  await firstNotification;
  expect(missed()).toBe(0);
  const again = nextNotification();
  const [pid] = await waitFor(listeners, (pids) => pids.length === 1);
  await server.database.pool.query('SELECT pg_terminate_backend($1)', [pid]);
  await again;
  expect(missed()).toBe(1);
  await close();
});

test('what was closed while it connected neither keeps a connection nor tries again', async () => {
  const { close } = linked();
  await close();
  await waitFor(listeners, (pids) => pids.length === 0);
});
