import { eq } from 'drizzle-orm';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { endSessionsOf } from '#server/platform/sessions/end-sessions.ts';
import { chatClient } from '../../chat/support/chat-client';
import { openSockets } from '../../support/server/open-sockets';
import { copyOf, password, registered, type Registered, resetToken, signInTo } from '../../support/people/registered';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();

/** What an administrator's block does. */
const block = async ({ id }: Registered): Promise<void> => {
  const { app } = server.product;
  const ended = await inTransaction(app.db, async (tx) => {
    await tx.update(appUser).set({ status: 'BLOCKED' }).where(eq(appUser.id, id));
    return endSessionsOf(tx, id, null);
  });
  app.sockets.disconnectSessions(ended);
};

const ends: Readonly<Record<string, (person: Registered, elsewhere: Registered['browser']) => Promise<unknown>>> = {
  'signing out': (person) => person.browser.call('POST /v1/auth/logout'),
  'a new password set in another browser': async (_person, elsewhere) => {
    expect(
      (await elsewhere.call('PUT /v1/auth/password', { body: { oldPassword: password, password: 'anothersecret1' } }))
        .status,
    ).toBe(204);
  },
  'a new password by letter': async (person) => {
    const token = await resetToken(server, person.email);
    expect(
      (
        await testBrowser(server.url).call('POST /v1/auth/reset-password/confirm', {
          body: { token, password: 'anothersecret1' },
        })
      ).status,
    ).toBe(200);
  },
  'a block': block,
};

describe.each(Object.entries(ends))('%s', (_name, end) => {
  test('ends the cookies, the refresh token, the chat token and the open sockets', async () => {
    const person = await registered(server);
    const elsewhere = testBrowser(server.url);
    expect((await signInTo(elsewhere, person.username)).status).toBe(200);
    const sockets = await openSockets(server.url, person.browser);
    const copy = copyOf(server.url, person.browser.cookies);
    expect(sockets.areOpen()).toBe(true);

    await end(person, elsewhere);
    await sockets.closed();
    expect((await copy.call('GET /v1/users/me')).code).toBe('UNAUTHENTICATED');
    expect((await copy.call('POST /v1/chat/token')).status).toBeGreaterThanOrEqual(401);
    await copy.raw('GET', '/v1/auth/csrf');
    expect((await copy.call('POST /v1/auth/refresh')).code).toBe('AUTH_SESSION_NOT_FOUND');

    const chat = await chatClient(server.url);
    expect(await chat.codeOf('connect to chat', { jwt: sockets.chatToken })).toBe('UNAUTHENTICATED');
    chat.socket.disconnect();
    await expect(openSockets(server.url, copyOf(server.url, copy.cookies))).rejects.toThrow('UNAUTHENTICATED');
  });
});

test('a new password leaves the browser that set it signed in', async () => {
  const person = await registered(server);
  const sockets = await openSockets(server.url, person.browser);
  await person.browser.call('PUT /v1/auth/password', { body: { oldPassword: password, password: 'anothersecret1' } });
  expect((await person.browser.call('GET /v1/users/me')).status).toBe(200);
  expect(sockets.areOpen()).toBe(true);
  sockets.close();
});

test('a blocked person comes in neither with their password nor with a refresh token kept aside', async () => {
  const person = await registered(server);
  await server.product.app.db.update(appUser).set({ status: 'BLOCKED' }).where(eq(appUser.id, person.id));
  expect((await signInTo(testBrowser(server.url), person.username)).code).toBe('AUTH_WRONG_CREDENTIALS');
  const kept = copyOf(server.url, new Map([['refresh', person.browser.cookies.get('refresh') ?? '']]));
  expect((await kept.call('POST /v1/auth/refresh')).code).toBe('AUTH_SESSION_NOT_FOUND');
});
