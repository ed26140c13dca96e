import { startOutboxDispatcher } from '#server/platform/outbox/outbox-dispatcher.ts';
import type { ImmediateEvent } from '#server/platform/outbox/outbox-topics.ts';
import { putImmediate } from '#server/platform/outbox/put-outbox.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';
import { serverForTests } from '../../support/server/server-for-tests';
import { waitFor } from '../../support/wait-for';

/** Longer than any test runs. */
const forever = 3_600_000;

const server = serverForTests();
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const left = async (): Promise<readonly string[]> => {
  const { rows } = await database.pool.query<{ topic: string }>('SELECT topic FROM outbox ORDER BY id');
  return rows.map(({ topic }) => topic);
};

/** Delivers nothing and waits forever for more evictions. */
const patient = () => {
  const delivered: string[] = [];
  const note = (topic: string) => () => void delivered.push(topic);
  const dispatcher = startOutboxDispatcher(
    database.db,
    server.product.app.log,
    { realtime: note('realtime'), leave: note('leave'), hangUp: note('hangUp'), chat: note('chat') },
    forever,
  );
  const put = async (topic: 'chat' | 'leave'): Promise<void> => {
    const rows: readonly ImmediateEvent[] =
      topic === 'chat'
        ? await putImmediate(database.db, topic, [{ rooms: ['a room'], event: 'user left', payload: {} }])
        : await putImmediate(database.db, topic, [{ room: 'a room', except: [] }]);
    dispatcher.deliver(rows);
  };
  return { delivered, put, stop: dispatcher.stop };
};

test('words that were delivered wait to be forgotten together; the end of the process waits for that', async () => {
  const { delivered, put, stop } = patient();
  await put('chat');
  await put('chat');
  expect(delivered).toEqual(['chat', 'chat']);
  expect(await left()).toEqual(['chat', 'chat']);
  await stop();
  expect(await left()).toEqual([]);
});

test('that somebody was put out of a room is forgotten at once: told twice, it would undo their coming back', async () => {
  const { delivered, put, stop } = patient();
  await put('chat');
  await put('leave');
  await waitFor(left, (topics) => topics.length === 0);
  expect(delivered).toEqual(['chat', 'leave']);
  await stop();
});
