import { startExim } from '../support/programs/start-exim';
import { startTestServer, type TestServer } from '../support/server/start-test-server';
import { waitFor } from '../support/wait-for';

const slowSeconds = 8;

let mail: Awaited<ReturnType<typeof startExim>>;
let server: TestServer;
beforeAll(async () => {
  mail = await startExim(slowSeconds);
  server = await startTestServer({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await server.stop();
  await mail.stop();
});

const put = async (topic: string, payload: object): Promise<string> => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    'INSERT INTO outbox (topic, payload) VALUES ($1, $2) RETURNING id',
    [topic, JSON.stringify(payload)],
  );
  server.product.app.outbox.kick();
  return rows[0]?.id ?? '';
};
const letter = (who: string) => put('mail', { to: `${who}@mail.ru`, subject: 'Привет', text: 'Привет' });
const rowOf = async (id: string) =>
  (
    await server.database.pool.query<{ attempts: number; failed: boolean }>(
      'SELECT attempts, failed_at IS NOT NULL AS failed FROM outbox WHERE id = $1',
      [id],
    )
  ).rows[0] ?? null;
const isDone = (id: string) =>
  waitFor(
    () => rowOf(id),
    (row) => row === null,
  );
const to = (who: string) => mail.taken().filter((one) => one.includes(`${who}@mail.ru`));

test('a slow mail server has the letter once, and holds up no other', async () => {
  const slow = await letter('slow');
  const quick = await letter('quick');
  await isDone(quick);
  expect([to('quick').length, to('slow').length]).toEqual([1, 0]);
  await isDone(slow);
  expect([to('quick').length, to('slow').length]).toEqual([1, 1]);
});

test('what it refuses for now is tried again, what it refuses for good is not', async () => {
  const [later, never] = [await letter('later'), await letter('never')];
  await waitFor(
    async () => [await rowOf(later), await rowOf(never)],
    ([one, other]) => one?.attempts === 1 && other?.failed === true,
  );
  expect([await rowOf(later), await rowOf(never)]).toEqual([
    { attempts: 1, failed: false },
    { attempts: 1, failed: true },
  ]);
});

test('one that falls silent holds up nothing but letters, which it has once after it wakes', async () => {
  mail.fallSilent();
  const held = await letter('held');
  await isDone(await put('voiceGone', { address: '/files/voices/none.weba' }));
  expect(to('held')).toEqual([]);
  mail.wake();
  await isDone(held);
  expect(to('held')).toHaveLength(1);
});
