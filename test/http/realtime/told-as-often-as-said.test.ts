import { Client } from 'pg';
import { longestPayload, notifyInBatches } from '#server/platform/realtime/notify-in-batches.ts';
import { createTestDatabase, type TestDatabase } from '../../support/test-database';
import { waitFor } from '../../support/wait-for';

let database: TestDatabase;
let listener: Client;
const heard: unknown[] = [];
beforeAll(async () => {
  database = await createTestDatabase();
  listener = new Client({ connectionString: database.url });
  await listener.connect();
  listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')));
  await listener.query('LISTEN told');
});
afterAll(async () => {
  await listener.end();
  await database.drop();
});

test('an event that repeats is told to other processes as often as it happened, in order, at any length', async () => {
  const problems: unknown[] = [];
  const { add, flush } = notifyInBatches(database.pool, (problem) => problems.push(problem));
  const long = { text: 'я'.repeat((longestPayload - '{"text":""}'.length) / 2) };
  expect(Buffer.byteLength(JSON.stringify(long))).toBeGreaterThan(longestPayload - 2);
  const said = [
    ...Array.from({ length: 200 }, () => ({ online: true })),
    { online: false },
    { online: true },
    long,
    long,
    long,
  ];
  for (const event of said) add({ channel: 'told', payload: JSON.stringify(event), isBundled: false });
  await flush();
  await waitFor(
    async () => heard.length,
    (count) => count >= said.length,
  );
  expect(heard).toEqual(said);
  expect(problems).toEqual([]);
});
