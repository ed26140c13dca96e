import { io, Manager } from 'socket.io-client';
import { cookieHeader } from '../support/server/cookie-header';
import { serverForTests } from '../support/server/server-for-tests';
import { waitFor } from '../support/wait-for';
import { newPerson, type Person } from './support/chat-people';

const server = serverForTests();

/** Both sockets of a page over its one connection. */
const openPage = ({ browser }: Person) => {
  const connection = new Manager(server.url, {
    transports: ['websocket'],
    autoConnect: false,
    reconnection: false,
    extraHeaders: { cookie: cookieHeader(browser.cookies) },
  });
  const [realtime, chat] = [connection.socket('/realtime'), connection.socket('/chat')];
  const token = new Promise<string>((resolve) =>
    realtime.on('chat token', (given: { readonly token: string }) => resolve(given.token)),
  );
  for (const socket of [realtime, chat]) socket.connect();
  const enter = async (): Promise<unknown> => chat.emitWithAck('connect to chat', { jwt: await token });
  return { realtime, chat, token, enter, close: () => connection.engine.close() };
};

test('the chat is entered by the token that comes with the other socket of the connection', async () => {
  const person = await newPerson(server);
  const page = openPage(person);
  expect(await page.enter()).toMatchObject({ ok: true, userId: person.id });
  expect(await page.chat.emitWithAck('get recent chats', { page: 1 })).toMatchObject({ ok: true, chats: [] });
  page.close();
});

test('the token is worth nothing once its session has ended, and both sockets are closed', async () => {
  const person = await newPerson(server);
  const page = openPage(person);
  const jwt = await page.token;
  expect(await page.enter()).toMatchObject({ ok: true });
  await person.browser.call('POST /v1/auth/logout');
  await waitFor(
    async () => [page.realtime.connected, page.chat.connected],
    (connected) => connected.every((is) => !is),
  );
  const stranger = io(`${server.url}/chat`, { transports: ['websocket'], forceNew: true, reconnection: false });
  expect(await stranger.emitWithAck('connect to chat', { jwt })).toMatchObject({ code: 'UNAUTHENTICATED' });
  stranger.disconnect();
});

test('a page whose access has run out gets no token, and its chat stays as it is', async () => {
  const person = await newPerson(server);
  await server.database.pool.query(`UPDATE session SET access_expires_at = now() WHERE user_id = $1`, [person.id]);
  const page = openPage(person);
  const refused = new Promise<string>((resolve) =>
    page.realtime.once('connect_error', ({ message }) => resolve(message)),
  );
  expect(await refused).toBe('UNAUTHENTICATED');
  await waitFor(
    async () => page.chat.connected,
    (is) => is,
  );
  page.close();
});

test('a crowd that connects at once is told apart', async () => {
  const people: Person[] = [];
  for (let index = 0; index < 12; index += 1) people.push(await newPerson(server));
  const pages = people.map(openPage);
  const entered = await Promise.all(pages.map((page) => page.enter()));
  expect(entered).toEqual(people.map(({ id }) => expect.objectContaining({ ok: true, userId: id })));
  for (const page of pages) page.close();
});
