import { v4 as uuid } from 'uuid';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { chatClient } from '#test/chat/support/chat-client.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';

const server = serverForTests();
const moderator = (...more: readonly AdminPermission[]) => makeAdministrator(server, 'MANAGE_USERS', ...more);
const reason = 'Правила запрещают такое';
const told = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/notifications', { query: {} })).body.items.map(({ kind, text }) => `${kind}: ${text}`);

const reportPerson = (by: TestPerson, whom: TestPerson) =>
  by.browser.call('POST /v1/users/{id}/report', {
    params: { id: whom.id },
    body: { reason: 'FRAUD', comment: 'Просил перевести деньги мимо сервиса' },
  });
const queueOf = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/admin/reports', { query: { status: ['NEW'] } })).body.items;
const decide = (by: TestPerson, id: string, how: 'warn' | 'dismiss', seen = 0) =>
  by.browser.call(`POST /v1/admin/reports/{id}/${how}`, { params: { id }, body: { seen, reason } });

const newReport = async () => {
  const [person, reporter] = [await makePerson(server), await makePerson(server)];
  expect((await reportPerson(reporter, person)).status).toBe(204);
  const { rows } = await server.database.pool.query<{ id: string }>('SELECT id FROM report WHERE subject_id = $1', [
    person.id,
  ]);
  return { person, reporter, id: rows[0]?.id ?? '' };
};

test('a report on a person waits in the queue once, however often it is sent', async () => {
  const boss = await moderator();
  const { person, reporter, id } = await newReport();
  await reportPerson(reporter, person);
  expect((await queueOf(boss)).filter((row) => row.person.id === person.id)).toMatchObject([
    { id, kind: 'USER', reporter: { id: reporter.id }, reason: 'FRAUD' },
  ]);
  const { queues } = (await boss.browser.call('GET /v1/admin/queues')).body;
  expect(queues.find(({ queue }) => queue === 'reports')?.waiting).toBeGreaterThan(0);
  expect((await reportPerson(person, person)).code).toBe('FORBIDDEN');
});

test('a message is seen with what stood around it, as it read when it was reported', async () => {
  const [boss, ann, bob] = [await moderator(), await makePerson(server), await makePerson(server)];
  const chat = await ann.browser.call('POST /v1/chat/token', {});
  const socket = await chatClient(server.url);
  await socket.ask('connect to chat', { jwt: chat.body.token });
  const { chatId } = await socket.ask('start private chat', { userId: bob.id });
  const say = (message: string) => socket.ask('chat message', { chatId, clientId: uuid(), message });
  await say('Привет');
  const { messageId } = await say('Обидное');
  await say('Ещё раз');
  await bob.browser.call('POST /v1/chat/messages/{messageId}/report', {
    params: { messageId },
    body: { reason: 'INSULT' },
  });
  await socket.ask('delete message', { chatId, messageId });
  socket.socket.disconnect();
  const row = (await queueOf(boss)).find(({ person }) => person.id === ann.id);
  const { body } = await boss.browser.call('GET /v1/admin/reports/{id}', { params: { id: row?.id ?? '' } });
  expect(body).toMatchObject({ text: 'Обидное', chat: { kind: 'PRIVATE' } });
  expect(body.chat?.lines.map(({ text, reported }) => [text, reported])).toMatchObject([
    ['Привет', false],
    [expect.anything(), true],
    ['Ещё раз', false],
  ]);
});

test('a warning reaches the person, its outcome the reporter, both the log', async () => {
  const boss = await moderator('VIEW_USER');
  const { person, reporter, id } = await newReport();
  expect((await decide(boss, id, 'warn')).body).toMatchObject({ status: 'CLOSED', outcome: 'WARNED' });
  expect(await told(person)).toEqual([expect.stringContaining(`WARNED: ${reason}`)]);
  expect(await told(reporter)).toEqual([expect.stringMatching(/REPORT_DECIDED: .*предупреждение/)]);
  const { rows } = await server.database.pool.query('SELECT actor_id, action FROM audit_log WHERE subject = $1', [
    `report:${id}`,
  ]);
  expect(rows).toEqual([{ actor_id: boss.id, action: 'report.warned' }]);
});

test('a dismissed one is told to the reporter alone', async () => {
  const { person, reporter, id } = await newReport();
  await decide(await moderator(), id, 'dismiss');
  expect([await told(person), await told(reporter)]).toEqual([[], [expect.stringContaining('Нарушения не нашли')]]);
});

test('a block by a report needs the right to block, and is one', async () => {
  const [weak, strong] = [await moderator(), await moderator('BLOCK_USERS')];
  const { person, reporter, id } = await newReport();
  const block = ({ browser }: TestPerson) =>
    browser.call('POST /v1/admin/reports/{id}/block', { params: { id }, body: { seen: 0, reason, term: 'WEEK' } });
  expect([(await block(weak)).code, (await block(strong)).body.outcome]).toEqual(['FORBIDDEN', 'BLOCKED']);
  expect((await person.browser.call('GET /v1/users/me')).code).toBe('UNAUTHENTICATED');
  expect(await told(reporter)).toEqual([expect.stringContaining('заблокирован')]);
});

test('two moderators on one report: the second learns of the first', async () => {
  const [one, other] = [await moderator(), await moderator()];
  const { id } = await newReport();
  const answers = await Promise.all([decide(one, id, 'warn'), decide(other, id, 'dismiss')]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['ADMIN_CHANGED_MEANWHILE', null].sort());
});

test('nobody decides about their own, as reporter or as reported', async () => {
  const [boss, person] = [await moderator(), await makePerson(server)];
  await reportPerson(boss, person);
  await reportPerson(person, boss);
  const own = (await queueOf(await moderator())).filter((row) => [row.person.id, row.reporter.id].includes(boss.id));
  expect(own).toHaveLength(2);
  for (const { id } of own) expect((await decide(boss, id, 'dismiss')).code).toBe('ADMIN_OWN_OBJECT');
});
