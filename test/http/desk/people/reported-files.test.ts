import { v4 as uuid } from 'uuid';
import type { ChatFile } from '#contract/chat/chat-objects.ts';
import { findFile } from '#server/platform/uploads/stored-files.ts';
import { type ChatClient, chatClient } from '#test/chat/support/chat-client.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { picture } from '#test/support/pictures.ts';
import { sendFile } from '#test/support/send-file.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';

const server = serverForTests();

interface Talk {
  readonly ann: TestPerson;
  readonly bob: TestPerson;
  readonly socket: ChatClient;
  readonly chatId: string;
}

let talk: Talk;
beforeEach(async () => {
  const [ann, bob] = [await makePerson(server), await makePerson(server)];
  const { body } = await ann.browser.call('POST /v1/chat/token', {});
  const socket = await chatClient(server.url);
  await socket.ask('connect to chat', { jwt: body.token });
  talk = { ann, bob, socket, ...(await socket.ask('start private chat', { userId: bob.id })) };
});
afterEach(() => talk.socket.close());

/** A message without words; returns its id and its files. */
const sendFiles = async (...names: readonly string[]) => {
  const { ann, socket, chatId } = talk;
  const files: ChatFile[] = [];
  for (const name of names) {
    const bytes = name.endsWith('.txt') ? `Это ${name}` : await picture({ width: 400, height: 300 });
    const sent = await sendFile(ann.browser, 'POST /v1/chat/{chatId}/files', { bytes, name, params: { chatId } });
    files.push(sent.body as ChatFile);
  }
  const fileIds = files.map(({ id }) => id);
  const { messageId } = await socket.ask('chat message', { chatId, clientId: uuid(), message: '', fileIds });
  return { messageId, files };
};
const report = (messageId: string) =>
  talk.bob.browser.call('POST /v1/chat/messages/{messageId}/report', {
    params: { messageId },
    body: { reason: 'SEXUAL' },
  });
const seenBy = async ({ browser }: TestPerson) => {
  const { body } = await browser.call('GET /v1/admin/reports', {
    query: { personId: talk.ann.id, sort: '-createdAt' },
  });
  const [row] = body.items;
  const whole = await browser.call('GET /v1/admin/reports/{id}', { params: { id: row?.id ?? '' } });
  return { row, report: whole.body };
};
const open = ({ browser }: TestPerson, url: string) => browser.raw('GET', url);
/** Where the bytes of a chat's file lie. */
const addressOf = async (file: ChatFile | undefined): Promise<string> => {
  const { rows } = await server.database.pool.query<{ address: string }>(
    'SELECT address FROM chat_file WHERE id = $1',
    [file?.id],
  );
  return rows[0]?.address ?? '';
};
const isStored = async (address: string): Promise<boolean> =>
  (await findFile(server.product.app.files, address)) !== null;

test('a moderator sees the pictures and files that were reported, in their order', async () => {
  const boss = await makeAdministrator(server, 'MANAGE_USERS');
  const { messageId, files } = await sendFiles('первая.jpg', 'план.txt');
  expect((await report(messageId)).status).toBe(204);
  const { row, report: seen } = await seenBy(boss);
  expect(row).toMatchObject({ text: '', fileCount: 2 });
  expect(seen.files.map(({ id, name, image }) => [id, name, image])).toEqual([
    [files[0]?.id, 'первая.jpg', { width: 400, height: 300 }],
    [files[1]?.id, 'план.txt', null],
  ]);
  expect(seen.chat?.lines).toMatchObject([{ reported: true, text: '', files: ['первая.jpg', 'план.txt'] }]);
  const [photo, plan] = await Promise.all(seen.files.map(({ url }) => open(boss, url)));
  expect([photo?.status, photo?.headers.get('content-type'), photo?.headers.get('content-disposition')]).toEqual([
    200,
    'image/webp',
    expect.stringMatching(/^inline/),
  ]);
  expect([plan?.status, plan?.headers.get('content-disposition')]).toEqual([200, expect.stringMatching(/^attachment/)]);
});

test('their sender cannot delete them away, others can still be deleted', async () => {
  const boss = await makeAdministrator(server, 'MANAGE_USERS');
  const [reported, other] = [await sendFiles('улика.jpg'), await sendFiles('другая.jpg')];
  const [kept, gone] = await Promise.all([...reported.files, ...other.files].map(addressOf));
  await report(reported.messageId);
  const { chatId, socket, bob } = talk;
  for (const { messageId } of [reported, other]) await socket.ask('delete message', { chatId, messageId });
  const { report: seen } = await seenBy(boss);
  expect((await open(boss, seen.files[0]?.url ?? '')).status).toBe(200);
  expect([await isStored(kept ?? ''), await isStored(gone ?? '')]).toEqual([true, false]);
  expect((await open(bob, reported.files[0]?.url ?? '')).code).toBe('NOT_FOUND');
});

test('nobody else opens them, and no other file opens through a report', async () => {
  const boss = await makeAdministrator(server, 'MANAGE_USERS');
  const [reported, other] = [await sendFiles('улика.jpg'), await sendFiles('личное.jpg')];
  await report(reported.messageId);
  const { row, report: seen } = await seenBy(boss);
  const url = seen.files[0]?.url ?? '';
  expect((await open(await makePerson(server), url)).code).toBe('AUTH_NOT_ADMIN');
  expect((await open(talk.bob, url)).code).toBe('AUTH_NOT_ADMIN');
  expect((await open(await makeAdministrator(server, 'MANAGE_SUPPORT'), url)).code).toBe('FORBIDDEN');
  const foreign = `/v1/admin/reports/${row?.id ?? ''}/files/${other.files[0]?.id ?? ''}`;
  expect((await open(boss, foreign)).code).toBe('ADMIN_REPORTS_NOT_FOUND');
  expect((await open(boss, other.files[0]?.url ?? '')).code).toBe('NOT_FOUND');
});

test('a message that is deleted while it is reported leaves both or neither of row and bytes', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { messageId, files } = await sendFiles('улика.jpg');
    const address = await addressOf(files[0]);
    const { chatId, socket } = talk;
    await Promise.all([report(messageId), socket.ask('delete message', { chatId, messageId })]);
    const { rows } = await server.database.pool.query('SELECT 1 FROM report_file WHERE address = $1', [address]);
    expect(await isStored(address)).toBe(rows.length === 1);
  }
});

describe('a decision that takes the message from its chat', () => {
  const decide = async (boss: TestPerson, how: 'warn' | 'dismiss', more: object) => {
    const { row } = await seenBy(boss);
    const body = { seen: 0, reason: 'Правила запрещают такое', ...more };
    return boss.browser.call(`POST /v1/admin/reports/{id}/${how}`, { params: { id: row?.id ?? '' }, body });
  };
  const lineOf = async (boss: TestPerson) => (await seenBy(boss)).report.chat?.lines[0];

  test('takes it from everybody at once, stands in the log, and keeps what was reported', async () => {
    const boss = await makeAdministrator(server, 'MANAGE_USERS');
    const { messageId } = await sendFiles('улика.jpg');
    await report(messageId);
    expect((await decide(boss, 'warn', { removeMessage: true })).body.outcome).toBe('WARNED');
    const { eventsOf, until } = talk.socket;
    await until(() => eventsOf('message changed').length > 0);
    expect(eventsOf('message changed')).toMatchObject([
      { messageId, deleted: true, message: '', messagePayload: null },
    ]);
    expect(await lineOf(boss)).toMatchObject({ deleted: true, files: [] });
    const { report: seen } = await seenBy(boss);
    expect((await open(boss, seen.files[0]?.url ?? '')).status).toBe(200);
    const { rows } = await server.database.pool.query('SELECT details FROM audit_log WHERE subject = $1', [
      `report:${seen.id}`,
    ]);
    expect(rows).toMatchObject([{ details: { messageRemoved: true } }]);
  });

  test('does nothing where the sender was first, and nothing unless it is asked to', async () => {
    const boss = await makeAdministrator(server, 'MANAGE_USERS');
    const { messageId } = await sendFiles('улика.jpg');
    await report(messageId);
    expect((await decide(boss, 'warn', {})).code).toBeNull();
    expect(await lineOf(boss)).toMatchObject({ deleted: false, files: ['улика.jpg'] });
    const { messageId: second } = await sendFiles('вторая.jpg');
    await report(second);
    await talk.socket.ask('delete message', { chatId: talk.chatId, messageId: second });
    expect((await decide(boss, 'warn', { removeMessage: true })).code).toBeNull();
    const { report: seen } = await seenBy(boss);
    const { rows } = await server.database.pool.query('SELECT details FROM audit_log WHERE subject = $1', [
      `report:${seen.id}`,
    ]);
    expect(rows.map(({ details }) => 'messageRemoved' in details)).toEqual([false]);
  });
});
