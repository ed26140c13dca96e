import { randomUUID } from 'node:crypto';
import type { ChatFile } from '#contract/chat/chat-objects.ts';
import { chatClient } from '#test/chat/support/chat-client.ts';
import { actsOn, deskReceives, seenBy } from '#test/support/desk.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { picture } from '#test/support/pictures.ts';
import { sendFile } from '#test/support/send-file.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { sweepDeadlines } from '#test/support/sweep-deadlines.ts';
import { newKey } from '#test/support/money/start-deposit.ts';

const server = serverForTests();
let helper: TestPerson;
beforeAll(async () => {
  helper = await makeAdministrator(server, 'MANAGE_SUPPORT');
});

const minute = 60_000;
const ask = async (person: TestPerson): Promise<string> =>
  (
    await person.browser.call('POST /v1/support/threads', {
      body: { topic: 'PAY', text: 'Деньги не дошли до баланса', clientId: randomUUID() },
    })
  ).body.chatId;
const read = async (chatId: string) =>
  (await helper.browser.call('GET /v1/admin/support/threads/{chatId}', { params: { chatId } })).body;
const take = async (by: TestPerson, chatId: string, taken = true, seen?: number) =>
  by.browser.call('PUT /v1/admin/support/threads/{chatId}/operator', {
    params: { chatId },
    body: { taken, seen: seen ?? (await seenBy(by, `support:${chatId}`)) },
  });
const answer = (by: TestPerson, chatId: string, clientId = randomUUID()) =>
  by.browser.call('POST /v1/admin/support/threads/{chatId}/answer', {
    params: { chatId },
    body: { text: 'Уже смотрим, вернёмся с ответом', clientId },
  });

test('a thread is taken by one of two operators, answered in its chat, and the first answer is timed', async () => {
  const person = await makePerson(server);
  const chatId = await ask(person);
  const other = await makeAdministrator(server, 'MANAGE_SUPPORT');
  const answers = await Promise.all([take(helper, chatId, true, 0), take(other, chatId, true, 0)]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['ADMIN_CHANGED_MEANWHILE', null]);
  server.clock.advance(7 * minute);
  expect((await answer(helper, chatId)).code).toBeNull();
  const thread = await read(chatId);
  expect(thread).toMatchObject({ state: 'ANSWERED', waitingSince: null });
  expect(Date.parse(thread.firstAnsweredAt ?? '') - Date.parse(thread.createdAt)).toBe(7 * minute);
  expect(thread.messages.map(({ byOperator }) => byOperator)).toEqual([false, true]);
  expect((await person.browser.call('GET /v1/notifications')).body.items).toMatchObject([{ kind: 'SUPPORT_ANSWERED' }]);
  expect((await helper.browser.call('GET /v1/admin/support/totals')).body.medianMs).toBe(7 * minute);
});

test('a screenshot is seen where the question is answered, a deleted message says that it is, and no other file opens', async () => {
  const person = await makePerson(server);
  const [chatId, foreign] = [await ask(person), await ask(await makePerson(server))];
  const socket = await chatClient(server.url);
  await socket.ask('connect to chat', { jwt: (await person.browser.call('POST /v1/chat/token', {})).body.token });
  const sent = await sendFile(person.browser, 'POST /v1/chat/{chatId}/files', {
    bytes: await picture({ width: 400, height: 300 }),
    name: 'снимок.jpg',
    params: { chatId },
  });
  const { id } = sent.body as ChatFile;
  const folder = `/v1/admin/support/threads/${chatId}/files`;
  expect((await helper.browser.raw('GET', `${folder}/${id}`)).code).toBe('ADMIN_SUPPORT_NOT_FOUND');
  const say = (message: string, fileIds: readonly string[]) =>
    socket.ask('chat message', { chatId, clientId: randomUUID(), message, fileIds: [...fileIds] });
  await say('', [id]);
  const { items } = (await person.browser.call('GET /v1/support/threads')).body;
  const desk = (await helper.browser.call('GET /v1/admin/support/threads', { query: { search: chatId } })).body;
  for (const list of [items, desk.items]) expect(list).toMatchObject([{ lastText: '', lastFile: 'снимок.jpg' }]);
  const { messageId } = await say('Не то', []);
  await socket.ask('delete message', { chatId, messageId });
  socket.close();
  const { messages } = await read(chatId);
  expect(messages.slice(1)).toMatchObject([
    { text: '', deleted: false, files: [{ name: 'снимок.jpg', image: { width: 400, height: 300 } }] },
    { text: '', deleted: true, files: [] },
  ]);
  const url = messages[1]?.files[0]?.url ?? '';
  expect((await helper.browser.raw('GET', url)).headers.get('content-type')).toBe('image/webp');
  const others = [await makeAdministrator(server, 'MANAGE_USERS'), person];
  for (const { browser } of others) expect((await browser.raw('GET', url)).status).toBe(403);
  const elsewhere = url.replace(chatId, foreign);
  expect((await helper.browser.raw('GET', elsewhere)).code).toBe('ADMIN_SUPPORT_NOT_FOUND');
});

test('an answer sent twice is one, takes a thread that is nobody’s, and is refused in a closed one', async () => {
  const chatId = await ask(await makePerson(server));
  const clientId = randomUUID();
  await answer(helper, chatId, clientId);
  await answer(helper, chatId, clientId);
  const thread = await read(chatId);
  expect(thread.messages).toHaveLength(2);
  expect(thread.operator?.id).toBe(helper.id);
  expect(await actsOn(server, `support:${chatId}`)).toEqual(['support.answer']);
  await helper.browser.call('PUT /v1/admin/support/threads/{chatId}/closed', {
    params: { chatId },
    body: { closed: true },
  });
  expect((await read(chatId)).state).toBe('CLOSED');
  expect((await answer(helper, chatId)).code).toBe('CHAT_CLOSED');
});

test('those who wait longest stand first, and the queue knows since when', async () => {
  const [early, late] = [
    await ask(await makePerson(server)),
    await (server.clock.advance(minute), makePerson(server)).then(ask),
  ];
  const list = (await helper.browser.call('GET /v1/admin/support/threads', { query: { state: ['WAITING'] } })).body;
  const places = [early, late].map((chatId) => list.items.findIndex((thread) => thread.chatId === chatId));
  expect(places[0]).toBeLessThan(places[1] ?? -1);
  const { queues } = (await helper.browser.call('GET /v1/admin/queues')).body;
  expect(queues.find(({ queue }) => queue === 'support')).toMatchObject({
    waiting: list.items.length,
    oldestAt: list.items[0]?.waitingSince,
  });
});

test('those whom nobody keeps waiting are paged through like the others', async () => {
  for (let count = 0; count < 3; count += 1) {
    const chatId = await ask(await makePerson(server));
    await answer(helper, chatId);
  }
  const list = (query: { readonly limit: number; readonly cursor?: string }) =>
    helper.browser.call('GET /v1/admin/support/threads', { query: { ...query, state: ['ANSWERED'] } });
  const whole = (await list({ limit: 100 })).body.items.map(({ chatId }) => chatId);
  const paged: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = await list({ limit: 2, ...(cursor === undefined ? {} : { cursor }) });
    expect(page.status).toBe(200);
    paged.push(...page.body.items.map(({ chatId }) => chatId));
    cursor = page.body.nextCursor;
  }
  expect(paged.length).toBeGreaterThan(2);
  expect(paged).toEqual(whole);
});

test('one’s own question is another’s to answer; what is not there is not there', async () => {
  const both = await makeAdministrator(server, 'MANAGE_SUPPORT');
  const chatId = await ask(both);
  expect((await take(both, chatId, true, 0)).code).toBe('ADMIN_OWN_OBJECT');
  expect((await answer(both, chatId)).code).toBe('ADMIN_OWN_OBJECT');
  expect((await answer(helper, randomUUID())).code).toBe('ADMIN_SUPPORT_NOT_FOUND');
});

test('templates are made, changed and removed, each of it stands in the log, and other desks hear', async () => {
  const told = await deskReceives(server, helper, 'support');
  const { call } = helper.browser;
  const body = { title: 'Срок зачисления', text: 'Деньги приходят до трёх дней', topic: 'PAY' as const };
  const { id } = (await call('POST /v1/admin/support/templates', { body, idempotencyKey: newKey() })).body;
  await told();
  await changeTemplate(helper, id, { ...body, topic: null }, await templateSeen(helper, id));
  expect((await call('GET /v1/admin/support/templates')).body.items).toMatchObject([{ id, topic: null }]);
  const query = { seen: await templateSeen(helper, id), reason: 'Сроки теперь говорит сама страница' };
  await call('DELETE /v1/admin/support/templates/{id}', { params: { id }, query });
  expect((await call('DELETE /v1/admin/support/templates/{id}', { params: { id }, query })).code).toBe('NOT_FOUND');
  expect(await actsOn(server, `template:${id}`)).toEqual(['template.create', 'template.update', 'template.delete']);
});

interface TemplateWords {
  readonly title: string;
  readonly text: string;
  readonly topic: 'PAY' | null;
}
const changeTemplate = (by: TestPerson, id: string, words: TemplateWords, seen: number) =>
  by.browser.call('PUT /v1/admin/support/templates/{id}', { params: { id }, body: { ...words, seen } });
const templateSeen = async ({ browser }: TestPerson, id: string): Promise<number> => {
  const { items } = (await browser.call('GET /v1/admin/support/templates')).body;
  const found = items.find((one) => one.id === id);
  if (!found) throw new Error('no such template');
  return found.seen;
};

test('of two operators who change one template the second is told of the first; it goes with a reason alone', async () => {
  const other = await makeAdministrator(server, 'MANAGE_SUPPORT');
  const body = { title: 'Возврат', text: 'Вернём в течение дня', topic: null };
  const made = await helper.browser.call('POST /v1/admin/support/templates', { body, idempotencyKey: newKey() });
  const { id } = made.body;
  const seen = await templateSeen(helper, id);
  const answers = await Promise.all([
    changeTemplate(helper, id, { ...body, text: 'Вернём за час' }, seen),
    changeTemplate(other, id, { ...body, text: 'Вернём завтра' }, seen),
  ]);
  expect(answers.map(({ code }) => code).sort()).toEqual(['ADMIN_CHANGED_MEANWHILE', null]);
  const remove = (query: { readonly seen: number; readonly reason: string }) =>
    other.browser.call('DELETE /v1/admin/support/templates/{id}', { params: { id }, query });
  expect((await remove({ seen, reason: 'Устарела ещё в прошлом году' })).code).toBe('ADMIN_CHANGED_MEANWHILE');
  const now = await templateSeen(other, id);
  expect((await remove({ seen: now, reason: 'коротко' })).code).toBe('VALIDATION_ERROR');
  expect((await remove({ seen: now, reason: 'Устарела ещё в прошлом году' })).status).toBe(204);
});

describe('an answer that its person does not read', () => {
  const told = async ({ browser }: TestPerson): Promise<readonly string[]> =>
    (await browser.call('GET /v1/notifications')).body.items.map(({ text }) => text).reverse();
  const cameIn = 'К твоему обращению подключился администратор.';
  const answered = 'В твоём обращении есть ответ.';
  const later = async (ms: number): Promise<void> => {
    server.clock.advance(ms);
    await sweepDeadlines(server);
  };
  const inChat = async ({ browser }: TestPerson) => {
    const client = await chatClient(server.url);
    await client.ask('connect to chat', { jwt: (await browser.call('POST /v1/chat/token')).body.token });
    return client;
  };

  test('is told a minute later, also when it is not the first of its thread', async () => {
    const person = await makePerson(server);
    const chatId = await ask(person);
    await answer(helper, chatId);
    await later(minute);
    expect(await told(person)).toEqual([cameIn]);
    const asker = await inChat(person);
    await asker.ask('read messages', { chatId, seq: 2 });
    await later(24 * 60 * minute);
    await answer(helper, chatId);
    await later(minute - 1);
    expect(await told(person)).toEqual([cameIn]);
    await later(1);
    expect(await told(person)).toEqual([cameIn, answered]);
    asker.close();
  });

  test('is told once for all that were not read, and not at all where they were', async () => {
    const person = await makePerson(server);
    const chatId = await ask(person);
    const asker = await inChat(person);
    const answerer = await inChat(helper);
    await answer(helper, chatId);
    await asker.ask('read messages', { chatId, seq: 2 });
    await later(60 * minute);
    await answerer.ask('chat message', { chatId, clientId: randomUUID(), message: 'Деньги вернули' });
    await asker.ask('read messages', { chatId, seq: 3 });
    await later(minute);
    expect(await told(person)).toEqual([cameIn]);
    await answerer.ask('chat message', { chatId, clientId: randomUUID(), message: 'Проверь баланс' });
    await later(minute);
    await answerer.ask('chat message', { chatId, clientId: randomUUID(), message: 'Всё ли хорошо?' });
    await later(minute);
    expect(await told(person)).toEqual([cameIn, answered]);
    asker.close();
    answerer.close();
  });
});
