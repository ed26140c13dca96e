import { randomUUID } from 'node:crypto';
import { connected } from '#test/chat/support/chat-client.ts';
import { newSquadChat } from '#test/chat/support/chat-people.ts';
import { giveMoney } from '#test/support/money/give-money.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { operatorsSessions } from '#test/support/people/operators-sessions.ts';
import { picture } from '#test/support/pictures.ts';
import { sendFile } from '#test/support/send-file.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { playSquad, showSquad } from '#test/support/squads/squad-calls.ts';
import { sceneForTests } from '#test/support/squads/scene-for-tests.ts';
import { sweepDeadlines } from '#test/support/sweep-deadlines.ts';

const server = serverForTests({ ADMIN_CODE: '1' });
const scene = sceneForTests(server);

const { showCode } = operatorsSessions(server);

const playing = async () => {
  const [owner, mate] = [await scene.client(), await scene.mate()];
  await giveMoney(server.product.app, owner.id, 100_000);
  return { owner, squadId: await playSquad(owner, mate, { categoryId: scene.fun }) };
};

describe('without the code of the desk an operator is an ordinary person on the product’s own pages', () => {
  test('who disbands nobody’s squad', async () => {
    const { squadId } = await playing();
    const operator = await makeAdministrator(server, 'ALL');
    const disband = () =>
      operator.browser.call('POST /v1/squads/{id}/disband', { params: { id: squadId }, body: { refundPercent: 0 } });
    expect((await disband()).code).toBe('ADMIN_CODE_NOT_SET_UP');
    await showCode(operator);
    expect((await disband()).status).toBe(204);
  });

  test('who comes into nobody’s chat', async () => {
    const member = await scene.client();
    const { chatId } = await newSquadChat(server, [member]);
    const operator = await makeAdministrator(server, 'MANAGE_SUPPORT');
    const socket = await connected(server.url, operator);
    expect(await socket.codeOf('admin join chat', { chatId })).toBe('ADMIN_CODE_NOT_SET_UP');
    await showCode(operator);
    expect((await socket.ask('admin join chat', { chatId })).chat.chatId).toBe(chatId);
    socket.close();
  });

  test('who says nothing in a chat that another session of theirs has come into', async () => {
    const member = await scene.client();
    const { chatId } = await newSquadChat(server, [member]);
    const operator = await makeAdministrator(server, 'MANAGE_SUPPORT');
    await showCode(operator);
    const socket = await connected(server.url, operator);
    await socket.ask('admin join chat', { chatId });
    const say = () => socket.codeOf('chat message', { chatId, clientId: randomUUID(), message: 'Верни деньги' });
    expect(await say()).toBeNull();
    const { messageId } = await socket.ask('chat message', { chatId, clientId: randomUUID(), message: 'Спасибо' });
    await server.database.pool.query('UPDATE session SET admin_seen_at = NULL WHERE user_id = $1', [operator.id]);
    const refused = 'ADMIN_CODE_NOT_SET_UP';
    expect(await say()).toBe(refused);
    expect(await socket.codeOf('edit message', { chatId, messageId, message: 'Не за что' })).toBe(refused);
    expect(await socket.codeOf('delete message', { chatId, messageId })).toBe(refused);
    expect(await socket.codeOf('react to message', { chatId, messageId, reaction: '👍', on: true })).toBe(refused);
    expect(await socket.codeOf('typing', { chatId })).toBe(refused);
    // Their own chats need no code.
    const own = await socket.ask('start private chat', { userId: member.id });
    const hello = { chatId: own.chatId, clientId: randomUUID(), message: 'Привет' };
    expect(await socket.codeOf('chat message', hello)).toBeNull();
    socket.close();
  });

  test('who learns nobody’s messengers', async () => {
    const [person, operator] = [await scene.client(), await makeAdministrator(server, 'VIEW_USER')];
    const look = () => operator.browser.call('GET /v1/notifier/user/{id}/services', { params: { id: person.id } });
    expect((await look()).code).toBe('USERS_NOT_FOUND');
    await showCode(operator);
    expect((await look()).code).toBeNull();
  });

  test('who reads nobody’s proofs', async () => {
    const { owner, squadId } = await playing();
    server.clock.advance(60 * 60_000);
    await sweepDeadlines(server);
    const body = { reason: 'Напарник половину игры не отвечал в голосе', wantedPercent: 50 };
    await owner.browser.call('POST /v1/squads/{id}/dispute', { params: { id: squadId }, body });
    const bytes = await picture();
    const sent = { bytes, name: 'proof.png', params: { id: squadId } };
    expect((await sendFile(owner.browser, 'POST /v1/squads/{id}/dispute/files', sent)).code).toBeNull();
    const address = (await showSquad(owner, squadId)).disputeFiles?.[0]?.url ?? '';
    const operator = await makeAdministrator(server, 'MANAGE_DISPUTES');
    const read = async () => (await operator.browser.raw('GET', address)).status;
    expect(await read()).toBe(404);
    await showCode(operator);
    expect(await read()).toBe(200);
  });
});
