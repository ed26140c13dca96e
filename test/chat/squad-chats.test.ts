import { v4 as uuid } from 'uuid';
import { io } from 'socket.io-client';
import { changedByHand } from '../support/expect-logs';
import { serverForTests } from '../support/server/server-for-tests';
import { acceptOrder, createSquadOf } from '../support/squads/squad-calls';
import { sceneForTests } from '../support/squads/scene-for-tests';
import { makePerson, type TestPerson } from '../support/people/make-person';
import { sweepDeadlines } from '../support/sweep-deadlines';
import { connected } from './support/chat-client';
import { cookieHeader } from '../support/server/cookie-header';

const server = serverForTests();
const scene = sceneForTests(server);
const day = 24 * 3_600_000;

const createSquad = async (owner: TestPerson, mate: TestPerson): Promise<number> =>
  (await createSquadOf(owner, { categoryId: await scene.categoryId('FUN'), mateIds: [mate.id] })).body.id;

test('a squad’s chat can be written to for seven days after its end, and read for ever', async () => {
  const [owner, mate] = [await scene.client(5000), await scene.mate()];
  const squadId = await createSquad(owner, mate);
  await acceptOrder(mate, squadId);
  const socket = await connected(server.url, owner);
  const { chatId } = await socket.ask('get chat id', { squadId });
  const say = () => socket.codeOf('chat message', { chatId, clientId: uuid(), message: 'Спасибо за игру' });
  await owner.browser.call('POST /v1/squads/{id}/disband', { params: { id: squadId }, idempotencyKey: uuid() });
  server.clock.advance(7 * day - 1);
  await sweepDeadlines(server);
  expect(await say()).toBeNull();
  server.clock.advance(1);
  await sweepDeadlines(server);
  expect(await say()).toBe('CHAT_CLOSED');
  await socket.until(() =>
    socket.eventsOf('chat updated').some((event) => event.chatId === chatId && event.payload.closed),
  );
  expect((await socket.ask('get chat messages', { chatId: chatId ?? '', page: 0 })).messages).toHaveLength(1);
  socket.close();
});

describe('the product’s socket', () => {
  const watch = async ({ browser }: TestPerson, squadId: unknown): Promise<unknown> => {
    const cookie = cookieHeader(browser.cookies);
    const socket = io(`${server.url}/realtime`, {
      transports: ['websocket'],
      forceNew: true,
      extraHeaders: { cookie },
    });
    const { ok } = await socket.timeout(30_000).emitWithAck('squad watch', squadId);
    socket.disconnect();
    return ok;
  };

  test('lets those watch a squad who may see it, and nobody else', async () => {
    const [owner, mate, stranger] = [await scene.client(5000), await scene.mate(), await makePerson(server)];
    const squadId = await createSquad(owner, mate);
    expect([await watch(owner, squadId), await watch(mate, squadId), await watch(stranger, squadId)]).toEqual([
      true,
      true,
      false,
    ]);
    await server.database.pool.query('UPDATE squad SET visible = true WHERE id = $1', [squadId]);
    changedByHand('squad', squadId);
    expect(await watch(stranger, squadId)).toBe(true);
  });

  test.each([
    ['no number', 'squad'],
    ['a fraction', 1.5],
    ['a huge number', 2 ** 40],
    ['nothing', null],
    ['a squad that is not there', 999_999],
  ])('lets nobody watch %s', async (_name, squadId) => {
    expect(await watch(await makePerson(server), squadId)).toBe(false);
  });
});
