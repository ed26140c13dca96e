import { io, type Socket } from 'socket.io-client';
import { deskCodeTerms } from '#domain/people/auth-limits.ts';
import { blogScene } from '#test/support/blog/blog-scene.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { operatorsSessions } from '#test/support/people/operators-sessions.ts';
import type { TestPerson } from '#test/support/people/make-person.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { createSquadOf } from '#test/support/squads/squad-calls.ts';
import { sceneForTests } from '#test/support/squads/scene-for-tests.ts';
import { waitFor } from '#test/support/wait-for.ts';
import { cookieHeader } from '#test/support/server/cookie-header.ts';

const server = serverForTests({ ADMIN_CODE: '1' });
const scene = sceneForTests(server);
const blog = blogScene(server);

const { showCode, elsewhere } = operatorsSessions(server);

const hiddenSquad = async () => {
  const [owner, mate] = [await scene.client(1000), await scene.mate()];
  return (await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] })).body.id;
};

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
const connect = async ({ browser }: TestPerson): Promise<Socket> => {
  const cookie = cookieHeader(browser.cookies);
  const options = { transports: ['websocket'], forceNew: true, reconnection: false, extraHeaders: { cookie } };
  const socket = io(`${server.url}/realtime`, options);
  sockets.push(socket);
  await waitFor(
    async () => socket.connected,
    (isThere) => isThere,
  );
  return socket;
};
const watches = async (socket: Socket, squadId: number): Promise<boolean> =>
  (await socket.emitWithAck('squad watch', squadId)).ok;

describe('a session that has shown no code, though another of the same operator has,', () => {
  test('sees nobody’s hidden squad', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_SQUADS');
    await showCode(operator);
    const other = await elsewhere(operator);
    const params = { id: await hiddenSquad() };
    expect((await other.browser.call('GET /v1/squads/{id}', { params })).code).toBe('SQUADS_NOT_FOUND');
    expect((await operator.browser.call('GET /v1/squads/{id}', { params })).code).toBeNull();
  });

  test('reads nobody’s paid article', async () => {
    const author = await scene.mate();
    await showCode(await blog.chief());
    const id = await blog.publish(author, { price: 290 });
    const other = await elsewhere(await blog.chief());
    expect((await blog.read(other, id)).body.locked).not.toBeNull();
    expect((await blog.read(await blog.chief(), id)).body.locked).toBeNull();
  });

  test('begins no tournament, and hears that it is for the code', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_BLOG');
    await showCode(operator);
    const begin = ({ browser }: TestPerson) => browser.call('POST /v1/blog/articles', { body: { tournament: true } });
    expect((await begin(await elsewhere(operator))).code).toBe('ADMIN_CODE_NOT_SET_UP');
    expect((await begin(operator)).code).toBeNull();
  });

  test('watches nobody’s squad by the socket', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_SQUADS');
    await showCode(operator);
    const [here, there] = [await connect(operator), await connect(await elsewhere(operator))];
    const squadId = await hiddenSquad();
    expect([await watches(here, squadId), await watches(there, squadId)]).toEqual([true, false]);
  });
});

describe('a socket that has an operator’s rights', () => {
  test('watches no further squad once the desk has shut, and is hung up on', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_SQUADS');
    await showCode(operator, deskCodeTerms.idle - 5000);
    const socket = await connect(operator);
    await showCode(operator, deskCodeTerms.idle);
    expect(await watches(socket, await hiddenSquad())).toBe(false);
    // The check scheduled for the end of the idle minutes.
    await waitFor(
      async () => socket.connected,
      (isThere) => !isThere,
    );
  });

  test('comes anew when the desk is shut by hand', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_SQUADS');
    await showCode(operator);
    const socket = await connect(operator);
    await operator.browser.call('DELETE /v1/admin/code/session');
    await waitFor(
      async () => socket.connected,
      (isThere) => !isThere,
    );
  });
});
