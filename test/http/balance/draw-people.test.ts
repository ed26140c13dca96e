import { deletedName } from '#domain/people/leaving.ts';
import { days } from '#domain/time/durations.ts';
import { createDraw } from '#server/features/draws/create-draw.ts';
import { payWinners } from '#server/features/draws/draw-winners.ts';
import { openOperation } from '#server/platform/ledger/operations.ts';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { finishedSquad } from '../../support/squads/finished-squad';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);
const prize = 100_000;

const newDraw = (places = 1) =>
  server.product.app.db.transaction((tx) => {
    const now = server.clock.now();
    const window = { opensAt: new Date(now), closesAt: new Date(now + days(7)) };
    return createDraw(tx, { title: 'Осенний', description: '', places, prize, ...window });
  });
const player = async (options: { readonly mate?: boolean } = {}): Promise<TestPerson> => {
  const person = await makePerson(server, options);
  await finishedSquad(server, person.id, scene.fun);
  return person;
};
const takePart = ({ browser }: TestPerson, id: number) =>
  browser.call('POST /v1/draws/{id}/participate', { params: { id } });
const inFull = async ({ browser }: TestPerson, id: number) =>
  (await browser.call('GET /v1/draws/{id}', { params: { id } })).body;
const close = async () => {
  server.clock.advance(days(7));
  await sweepDeadlines(server);
};
const setGone = ({ id }: TestPerson) =>
  server.database.pool.query("UPDATE app_user SET status = 'DELETED' WHERE id = $1", [id]);

test('a squad that somebody left before its end brings no ticket', async () => {
  const [id, person] = [await newDraw(), await player()];
  await server.database.pool.query('UPDATE squad_member SET left_at = joined_at WHERE user_id = $1', [person.id]);
  expect((await takePart(person, id)).code).toBe('DRAWS_CANNOT_PARTICIPATE');
  await finishedSquad(server, person.id, scene.fun);
  expect((await takePart(person, id)).body.myTickets).toBe(2);
});

test('whoever has gone is not named, and wins nothing that another could win', async () => {
  const [id, goner, other] = [await newDraw(2), await player(), await player()];
  await takePart(goner, id);
  await takePart(other, id);
  await setGone(goner);
  expect((await inFull(other, id)).holders.map(({ username }) => username)).toEqual([deletedName, other.username]);
  await close();
  const { draw, holders } = await inFull(other, id);
  expect(draw.winners.map(({ username }) => username)).toEqual([other.username]);
  expect(holders.map((holder) => holder.id)).toEqual([other.id]);
  await setGone(other);
  expect((await inFull(await player(), id)).draw.winners.map(({ username }) => username)).toEqual([deletedName]);
});

test('a mate wins their own money, a client bonus money', async () => {
  const [id, mate, client] = [await newDraw(2), await player({ mate: true }), await player()];
  await takePart(mate, id);
  await takePart(client, id);
  await close();
  await server.product.app.db.transaction(async (tx) => {
    const operationId = await openOperation(tx, 'pay draw', 'system', new Date(server.clock.now()));
    await payWinners(server.product.app, tx, operationId, id);
  });
  const money = async ({ id: userId }: TestPerson) => [
    await cachedBalance(server.database, 'USER', userId),
    await cachedBalance(server.database, 'BONUS', userId),
  ];
  expect([await money(mate), await money(client)]).toEqual([
    [prize, 0],
    [0, prize],
  ]);
  const lines = async ({ browser }: TestPerson) =>
    (await browser.call('GET /v1/balance/transactions', { query: {} })).body.items;
  expect(await lines(mate)).toMatchObject([{ amount: 1000, bonusAmount: 0, bonusReason: 'MATES_CONTEST' }]);
  expect(await lines(client)).toMatchObject([{ amount: 1000, bonusAmount: 1000, bonusReason: 'VERIFIED_CONTEST' }]);
});

test('the ledger is sound after all of it', () => expectSoundLedger(server.database));
