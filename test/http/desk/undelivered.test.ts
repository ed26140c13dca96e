import { actsOn, seenBy } from '../../support/desk';
import { mailServer } from '../../support/mail-server';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { waitFor } from '../../support/wait-for';

let mail: Awaited<ReturnType<typeof mailServer>>;
let server: TestServer;
let boss: TestPerson;
beforeAll(async () => {
  mail = await mailServer();
  server = await startTestServer({ SMTP_URL: mail.url });
  boss = await makeAdministrator(server, 'MANAGE_USERS');
});
afterAll(async () => {
  await mail.stop();
  await server.stop();
});

const reason = 'Ящик освободили';
const put = async (message: object): Promise<number> => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    "INSERT INTO outbox (topic, payload) VALUES ('mail', $1) RETURNING id",
    [JSON.stringify(message)],
  );
  server.product.app.outbox.kick();
  return Number(rows[0]?.id);
};
const isDone = (id: number) =>
  waitFor(
    async () => (await server.database.pool.query('SELECT 1 FROM outbox WHERE id = $1', [id])).rowCount,
    (count) => count === 0,
  );
const me = async ({ browser }: TestPerson) => (await browser.call('GET /v1/users/me')).body;
const givenUp = async () =>
  (await boss.browser.call('GET /v1/admin/undelivered', { query: { givenUp: 'true' } })).body.items;
const waiting = async () =>
  (await boss.browser.call('GET /v1/admin/queues')).body.queues.find(({ queue }) => queue === 'undelivered')?.waiting;
const retry = (by: TestPerson, id: number, seen: number) =>
  by.browser.call('POST /v1/admin/undelivered/{id}/retry', { params: { id }, body: { reason, seen } });

test('a letter that a mailbox refuses waits on the desk, its person is told, and it goes when sent again', async () => {
  const person = await makePerson(server);
  const { email } = await me(person);
  mail.behave({ at: 'RCPT', answer: `550 <${email}> is full` });
  const id = await put({ to: email, subject: 'Аккаунт открыт', text: 'Можно войти' });
  await waitFor(waiting, (count) => count === 1);
  const [line] = await givenUp();
  expect(line).toMatchObject({ id, kind: 'mail', person: { id: person.id }, subject: 'Аккаунт открыт', attempts: 1 });
  expect(line?.error).toContain('is full');
  expect(JSON.stringify(line)).not.toContain(email);
  expect((await me(person)).mailRefused).toBe(true);

  mail.behave('takes');
  const other = await makeAdministrator(server, 'MANAGE_USERS');
  const seen = await seenBy(boss, `undelivered:${id}`);
  const answers = await Promise.all([retry(boss, id, seen), retry(other, id, seen)]);
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  await isDone(id);
  expect(mail.taken().at(-1)).toContain(email);
  expect(await actsOn(server, `undelivered:${id}`)).toEqual(['undelivered.retry']);
  await waitFor(
    () => me(person),
    ({ mailRefused }) => !mailRefused,
  );
  expect((await retry(boss, id, seen + 1)).code).toBe('NOT_FOUND');
  expect(await waiting()).toBe(0);
});

test('a refused letter with a code bothers no operator: its reader is told', async () => {
  const person = await makePerson(server);
  const { email } = await me(person);
  mail.behave({ at: 'RCPT', answer: '550 no such mailbox' });
  const validUntil = new Date(server.clock.now() + 60_000).toISOString();
  const id = await put({ to: email, subject: '123456 — код', text: 'Код', validUntil });
  await isDone(id);
  expect((await me(person)).mailRefused).toBe(true);
  expect(await givenUp()).toEqual([]);
  mail.behave('takes');
});

test('a letter whose code has expired while the mail server was away is not sent any more', async () => {
  const taken = mail.taken().length;
  const validUntil = new Date(server.clock.now() - 1).toISOString();
  await isDone(await put({ to: 'late@mail.ru', subject: '123456 — код', text: 'Код', validUntil }));
  expect(mail.taken()).toHaveLength(taken);
});

test('the subject of a letter with a code is not shown on the desk', async () => {
  mail.behave({ at: 'RCPT', answer: '451 later' });
  const validUntil = new Date(server.clock.now() + 60_000).toISOString();
  const id = await put({ to: 'somebody@mail.ru', subject: '123456 — код', text: 'Код', validUntil });
  const lines = await waitFor(
    async () => (await boss.browser.call('GET /v1/admin/undelivered', { query: { kind: ['mail'] } })).body.items,
    (items) => items.some((one) => one.id === id),
  );
  expect(lines.find((one) => one.id === id)).toMatchObject({ subject: null, failedAt: null, to: 'so•••@mail.ru' });
  mail.behave('takes');
});
