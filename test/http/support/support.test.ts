import { randomUUID } from 'node:crypto';
import { chatClient } from '../../chat/support/chat-client';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { createSquadOf } from '../../support/squads/squad-calls';
import { squadScene } from '../../support/squads/squad-scene';

const server = serverForTests();

const text = 'Деньги не дошли до баланса';
const ask = ({ browser }: TestPerson, more: { readonly squadId?: number; readonly clientId?: string } = {}) =>
  browser.call('POST /v1/support/threads', { body: { topic: 'PAY', text, clientId: randomUUID(), ...more } });
const threads = async ({ browser }: TestPerson) => (await browser.call('GET /v1/support/threads')).body.items;

const inChat = async ({ browser }: TestPerson) => {
  const client = await chatClient(server.url);
  await client.ask('connect to chat', { jwt: (await browser.call('POST /v1/chat/token')).body.token });
  return client;
};

describe('a question', () => {
  test('opens a thread whose chat has the words, and calls the administrators of the support', async () => {
    const [person, helper, other] = [
      await makePerson(server),
      await makeAdministrator(server, 'MANAGE_SUPPORT'),
      await makeAdministrator(server, 'MANAGE_BLOG'),
    ];
    const { body } = await ask(person);
    expect(await threads(person)).toMatchObject([
      { chatId: body.chatId, topic: 'PAY', squadId: null, state: 'WAITING', firstText: text, lastText: '' },
    ]);
    const told = (await helper.browser.call('GET /v1/notifications')).body.items;
    expect(told).toMatchObject([{ kind: 'SUPPORT_ASKED', link: `/admin/support/${body.chatId}` }]);
    expect((await other.browser.call('GET /v1/notifications')).body.items).toEqual([]);
  });

  test('sent twice is one', async () => {
    const person = await makePerson(server);
    const clientId = randomUUID();
    const [first, second] = [await ask(person, { clientId }), await ask(person, { clientId })];
    expect(second.body.chatId).toBe(first.body.chatId);
    expect(await threads(person)).toHaveLength(1);
  });

  test('sent several times at once is one', async () => {
    const person = await makePerson(server);
    const clientId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ask(person, { clientId })));
    expect(new Set(answers.map(({ body }) => body.chatId)).size).toBe(1);
    expect(answers.map(({ code }) => code)).toEqual([null, null, null]);
    expect(await threads(person)).toHaveLength(1);
  });

  test('is about a squad of one’s own, or about none', async () => {
    const scene = await squadScene(server);
    const [owner, mate, stranger] = [await scene.client(1000), await scene.mate(), await makePerson(server)];
    const { body } = await createSquadOf(owner, { categoryId: await scene.categoryId('FUN'), mateIds: [mate.id] });
    expect((await ask(stranger, { squadId: body.id })).code).toBe('SQUADS_NOT_FOUND');
    expect(await threads(stranger)).toEqual([]);
    expect((await ask(owner, { squadId: body.id })).status).toBe(200);
    expect(await threads(owner)).toMatchObject([{ squadId: body.id }]);
  });

  test('is seen by nobody else', async () => {
    const [person, other] = [await makePerson(server), await makePerson(server)];
    await ask(person);
    expect(await threads(other)).toEqual([]);
    expect((await other.browser.call('GET /v1/admin/support/threads')).code).toBe('AUTH_NOT_ADMIN');
  });
});

describe('an administrator', () => {
  test('comes in visibly, answers, and closes the thread', async () => {
    const [person, helper] = [await makePerson(server), await makeAdministrator(server, 'MANAGE_SUPPORT')];
    const { chatId } = (await ask(person)).body;
    const [asker, answerer] = [await inChat(person), await inChat(helper)];
    await answerer.ask('admin join chat', { chatId });
    await asker.until(() =>
      asker.eventsOf('new user').some((event) => event.chatId === chatId && event.user.role === 'ADMIN'),
    );
    await answerer.ask('chat message', { chatId, clientId: randomUUID(), message: 'Смотрим' });
    const answered = { state: 'ANSWERED', firstText: text, lastText: 'Смотрим', lastByOperator: true };
    expect(await threads(person)).toMatchObject([answered]);
    const { body } = await helper.browser.call('GET /v1/admin/support/threads', { query: { search: chatId } });
    expect(body.items).toMatchObject([{ username: person.username, topic: 'PAY', ...answered }]);
    expect((await person.browser.call('GET /v1/notifications')).body.items).toMatchObject([
      { kind: 'SUPPORT_ANSWERED' },
    ]);

    const close = (closed: boolean) =>
      helper.browser.call('PUT /v1/admin/support/threads/{chatId}/closed', { params: { chatId }, body: { closed } });
    expect((await close(true)).status).toBe(204);
    expect(await threads(person)).toMatchObject([{ state: 'CLOSED' }]);
    expect(await asker.codeOf('chat message', { chatId, clientId: randomUUID(), message: 'Ещё вопрос' })).toBe(
      'CHAT_CLOSED',
    );
    await close(false);
    expect(await asker.codeOf('chat message', { chatId, clientId: randomUUID(), message: 'Ещё вопрос' })).toBeNull();
    asker.close();
    answerer.close();
  });

  test('sees whom to answer first, and learns of a thread that is not there', async () => {
    const [person, helper] = [await makePerson(server), await makeAdministrator(server, 'MANAGE_SUPPORT')];
    const { chatId } = (await ask(person)).body;
    const { body } = await helper.browser.call('GET /v1/admin/support/threads', { query: { state: ['WAITING'] } });
    expect(body.items.find((thread) => thread.chatId === chatId)).toMatchObject({
      userId: person.id,
      username: person.username,
    });
    expect(
      (
        await helper.browser.call('PUT /v1/admin/support/threads/{chatId}/closed', {
          params: { chatId: randomUUID() },
          body: { closed: true },
        })
      ).code,
    ).toBe('ADMIN_SUPPORT_NOT_FOUND');
  });
});
