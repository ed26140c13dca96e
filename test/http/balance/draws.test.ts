import { createHmac } from 'node:crypto';
import { pickWinners } from '#domain/draws/pick-winners.ts';
import { days } from '#domain/time/durations.ts';
import { createDraw, seedHash } from '#server/features/draws/create-draw.ts';
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

const newDraw = (places = 1) =>
  server.product.app.db.transaction((tx) => {
    const now = server.clock.now();
    const window = { opensAt: new Date(now), closesAt: new Date(now + days(7)) };
    return createDraw(tx, { title: 'Осенний', description: '', places, prize: 100_000, ...window });
  });

/** A person who has finished that many squads today. */
const player = async (squads: number): Promise<TestPerson> => {
  const person = await makePerson(server);
  for (let made = 0; made < squads; made += 1) await finishedSquad(server, person.id, scene.fun);
  return person;
};

const takePart = ({ browser }: TestPerson, id: number) =>
  browser.call('POST /v1/draws/{id}/participate', { params: { id } });
const inFull = async ({ browser }: TestPerson, id: number) =>
  (await browser.call('GET /v1/draws/{id}', { params: { id } })).body;

test('tickets by finished squads, once; the hash before, the seed after, and anybody can count again', async () => {
  const id = await newDraw(2);
  const people = [await player(1), await player(3), await player(12)];
  for (const person of people)
    for (let time = 0; time < 2; time += 1) expect((await takePart(person, id)).status).toBe(200);
  const [first] = people;
  if (!first) throw new Error('nobody');
  const before = await inFull(first, id);
  expect(before).toMatchObject({ seed: null, draw: { tickets: 16, participants: 3, myTickets: 2, winners: [] } });
  server.clock.advance(days(7));
  await sweepDeadlines(server);
  const { draw, seed, holders } = await inFull(first, id);
  expect(seedHash(seed ?? '')).toBe(before.draw.seedHash);
  const counted = await pickWinners(holders, draw.places, (text) =>
    createHmac('sha256', seed ?? '')
      .update(text)
      .digest('hex'),
  );
  expect(draw.winners.map(({ place, id: who, ticket }) => ({ place, id: who, ticket }))).toEqual(counted);
  expect(draw.winners).toHaveLength(2);
  const pay = () =>
    server.product.app.db.transaction(async (tx) => {
      const operationId = await openOperation(tx, 'pay draw', 'system', new Date(server.clock.now()));
      await payWinners(server.product.app, tx, operationId, id);
    });
  await pay();
  await pay();
  for (const winner of draw.winners) expect(await cachedBalance(server.database, 'BONUS', winner.id)).toBe(100_000);
  await expectSoundLedger(server.database);
});

test('refusals: no such draw, no finished squad, closed', async () => {
  const id = await newDraw();
  const [idle, active] = [await player(0), await player(1)];
  expect((await takePart(active, 999_999)).code).toBe('DRAWS_NOT_FOUND');
  expect((await takePart(idle, id)).code).toBe('DRAWS_CANNOT_PARTICIPATE');
  server.clock.advance(days(8));
  expect((await takePart(active, id)).code).toBe('DRAWS_CANNOT_PARTICIPATE');
});
