import { mailServer } from '../../support/mail-server';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { waitFor } from '../../support/wait-for';

let mail: Awaited<ReturnType<typeof mailServer>>;
let server: TestServer;
beforeAll(async () => {
  mail = await mailServer();
  server = await startTestServer({ SMTP_URL: mail.url });
});
afterAll(async () => {
  await mail.stop();
  await server.stop();
});

interface Row {
  readonly attempts: number;
  readonly failed_at: Date | null;
}

const put = async (topic: string, payload: object): Promise<number> => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    'INSERT INTO outbox (topic, payload) VALUES ($1, $2) RETURNING id',
    [topic, JSON.stringify(payload)],
  );
  server.product.app.outbox.kick();
  return Number(rows[0]?.id);
};
const letter = (subject: string) => put('mail', { to: 'somebody@mail.ru', subject, text: 'Привет' });
const rowOf = async (id: number): Promise<Row | undefined> =>
  (await server.database.pool.query<Row>('SELECT attempts, failed_at FROM outbox WHERE id = $1', [id])).rows[0];
const isDone = (id: number) =>
  waitFor(
    () => rowOf(id),
    (row) => row === undefined,
  );
const tryNow = async (id: number, attempts: number): Promise<void> => {
  await server.database.pool.query('UPDATE outbox SET next_attempt_at = now(), attempts = $2 WHERE id = $1', [
    id,
    attempts,
  ]);
  server.product.app.outbox.kick();
};
const hasFailed = (id: number, attempts: number) =>
  waitFor(
    async () => {
      const { rows } = await server.database.pool.query<{ due: boolean }>(
        "SELECT attempts = $2 AND next_attempt_at < now() + interval '3 hours' AND next_attempt_at > now() + interval '61 seconds' OR failed_at IS NOT NULL AS due FROM outbox WHERE id = $1",
        [id, attempts],
      );
      return rows[0]?.due;
    },
    (due) => due === true,
  );
/** A try is counted when it begins, and leased for a minute; when it has failed, the next one comes sooner. */
const hasEnded = (id: number) =>
  waitFor(
    async () => {
      const { rows } = await server.database.pool.query<{ ended: boolean }>(
        "SELECT attempts > 0 AND next_attempt_at < now() + interval '45 seconds' AS ended FROM outbox WHERE id = $1",
        [id],
      );
      return rows[0]?.ended;
    },
    (ended) => ended === true,
  );
const idOf = (text: string | undefined): string | undefined => /^Message-ID: (.+)$/m.exec(text ?? '')?.[1];

test('a mail server that falls silent holds letters, and no other job', async () => {
  mail.behave('silent');
  const before = mail.begun();
  for (let n = 0; n < 12; n += 1) await letter(`Письмо ${n}`);
  await waitFor(
    async () => mail.begun(),
    (begun) => begun - before >= 10,
  );
  const work = await put('voiceGone', { address: '/files/voices/none.weba' });
  await isDone(work);
  await server.database.pool.query("DELETE FROM outbox WHERE topic = 'mail'");
  mail.hangUp();
});

describe('a letter', () => {
  test('that is refused for now is tried again for days', async () => {
    mail.behave({ at: 'RCPT', answer: '451 try again later' });
    const id = await letter('Серый список');
    await tryNow(id, 150);
    await hasFailed(id, 151);
    expect((await rowOf(id))?.failed_at).toBeNull();
    mail.behave('takes');
    await tryNow(id, 151);
    await isDone(id);
    expect(mail.taken().at(-1)).toContain('somebody@mail.ru');
  });

  test.each([
    ['its recipient', 'RCPT', '550 no such mailbox'],
    ['its text', 'DOT', '552 too large'],
  ] as const)('that is refused for good for %s is given up at once', async (_why, at, answer) => {
    mail.behave({ at, answer });
    const id = await letter('Отказ');
    await waitFor(
      () => rowOf(id),
      (row) => row?.failed_at != null,
    );
    expect((await rowOf(id))?.attempts).toBe(1);
    mail.behave('takes');
  });

  test('that is sent again has the Message-ID of before, another letter has its own', async () => {
    mail.behave({ at: 'DOT', answer: '451 lost after all' });
    const count = mail.taken().length;
    const id = await letter('Дважды');
    await hasEnded(id);
    mail.behave('takes');
    await tryNow(id, 1);
    await isDone(id);
    const first = idOf(mail.taken()[count]);
    const other = await letter('Дважды');
    await isDone(other);
    expect(first).toMatch(/^<[0-9a-f]{40}@/);
    expect(idOf(mail.taken()[count + 1])).not.toBe(first);
  });
});

test('what was given up is counted for the alerts', async () => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  expect(text).toMatch(/^jobs_given_up 2$/m);
});
