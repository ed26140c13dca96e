import { inviteTerms } from '#domain/squad/facts/squad-limits.ts';
import { cachedBalance } from '../../support/money/ledger-state';
import { serverForTests } from '../../support/server/server-for-tests';
import {
  acceptOrder,
  confirmSquad,
  createSquadOf,
  newKey,
  paySquad,
  showSquad,
} from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import type { TestPerson } from '../../support/people/make-person';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);
let trial: number;
beforeAll(async () => {
  trial = await scene.categoryId('EDUCATION_PROMO');
});

const promo = async (person: TestPerson) =>
  (await person.browser.call('GET /v1/balance/first-squad-promo', { query: { gameId: 'cs2' } })).body;
const deposit = (person: TestPerson, key = newKey()) =>
  person.browser.call('POST /v1/squads/deposit-first-squad', { body: { method: 'SBP' }, idempotencyKey: key });
const wish = (mate: TestPerson) => ({ categoryId: trial, mateIds: [mate.id], durationMinutes: 30, slots: 2 });

const toLobby = async (owner: TestPerson, mate: TestPerson): Promise<number> => {
  const { body } = await createSquadOf(owner, wish(mate));
  await acceptOrder(mate, body.id);
  await paySquad(owner, body.id);
  await confirmSquad(mate, body.id);
  return body.id;
};

/** The owner waits in the lobby, the mate never arrives. */
const noShow = async (owner: TestPerson, mate: TestPerson): Promise<void> => {
  const squadId = await toLobby(owner, mate);
  await confirmSquad(owner, squadId);
  server.clock.advance(10 * 60_000);
  await sweepDeadlines(server);
  expect((await showSquad(owner, squadId)).squad.status).toBe('DISBANDED');
};

test('a newcomer sees their team, the price and what they lack', async () => {
  const [person, mate] = [await scene.client(100), await scene.mate()];
  expect(await promo(person)).toMatchObject({
    available: true,
    price: 199,
    durationMinutes: 30,
    shortfall: 99,
    categoryId: trial,
  });
  expect((await promo(person)).team.map(({ id }) => id)).toContain(mate.id);
});

test('exactly what is missing is deposited, and however many ask at once start one deposit', async () => {
  const person = await scene.client(100);
  const answers = await Promise.all(Array.from({ length: 60 }, () => deposit(person)));
  expect(new Set(answers.map(({ body }) => body.depositId)).size).toBe(1);
  const { rows } = await server.database.pool.query<{ amount: string }>(
    'SELECT amount FROM deposit WHERE user_id = $1',
    [person.id],
  );
  expect(rows.map(({ amount }) => Number(amount))).toEqual([9900]);
});

test('who has enough, or is a mate, deposits nothing', async () => {
  expect((await deposit(await scene.client(500))).code).toBe('SQUADS_CANNOT_DEPOSIT');
  expect((await deposit(await scene.mate())).code).toBe('MATE_CANT_DEPOSIT_MONEY');
});

test('a trial lesson has one length, however much longer another is asked for', async () => {
  const [person, mate] = [await scene.client(500), await scene.mate()];
  for (const durationMinutes of [60, 240])
    expect((await createSquadOf(person, { ...wish(mate), durationMinutes })).code).toBe('SQUADS_CANNOT_PLAY_CATEGORY');
  expect((await createSquadOf(person, wish(mate))).code).toBeNull();
});

test('creations at once make one first squad', async () => {
  const [person, mate] = [await scene.client(500), await scene.mate()];
  const answers = await Promise.all(
    Array.from({ length: inviteTerms.perPair }, () => createSquadOf(person, wish(mate))),
  );
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
});

test('who left a squad before it began has finished none: neither is their first one had, nor have they played', async () => {
  const [owner, mate, person] = [await scene.client(1000), await scene.mate(), await scene.client(199)];
  const wanted = { categoryId: scene.fun, slots: 3, mateIds: [mate.id], friendLinks: 1 };
  const { body } = await createSquadOf(owner, wanted);
  const params = { id: body.id };
  const token = body.squad.friendInvitations[0]?.token ?? '';
  expect((await person.browser.call('POST /v1/squads/{id}/join', { params, body: { token } })).code).toBeNull();
  await person.browser.call('POST /v1/squads/{id}/leave', { params });
  await acceptOrder(mate, body.id);
  await paySquad(owner, body.id);
  for (const who of [mate, owner, mate]) await confirmSquad(who, body.id);
  server.clock.advance(60 * 60_000);
  await sweepDeadlines(server);
  expect((await showSquad(owner, body.id)).squad.status).toBe('FINISHED');
  const offers = async ({ browser }: TestPerson) => [
    (await browser.call('GET /v1/balance/first-squad-promo', { query: { gameId: 'cs2' } })).body.available,
    (await browser.call('GET /v1/reviews/video-review-promo')).body.available,
  ];
  expect([await offers(person), await offers(owner)]).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('a no-show returns everything and is replaced once', async () => {
  const [person, first, second] = [await scene.client(199), await scene.mate(), await scene.mate()];
  await noShow(person, first);
  expect(await cachedBalance(server.database, 'USER', person.id)).toBe(19_900);
  expect((await promo(person)).available).toBe(true);
  await noShow(person, second);
  expect((await promo(person)).available).toBe(false);
  expect((await createSquadOf(person, wish(await scene.mate()))).code).toBe('SQUADS_CANNOT_PLAY_CATEGORY');
});

test('a lesson that was recreated is one lesson: its mate who then leaves is replaced', async () => {
  const [person, mate] = [await scene.client(199), await scene.mate()];
  const first = await toLobby(person, mate);
  await person.browser.call('PUT /v1/squads/{id}/need-to-recreate', { params: { id: first }, body: { needed: true } });
  const { body } = await createSquadOf(person, { ...wish(mate), recreateFrom: first });
  expect((await promo(person)).available).toBe(false);
  await mate.browser.call('POST /v1/squads/{id}/leave', { params: { id: body.id } });
  expect((await promo(person)).available).toBe(true);
});

test('one that was had is over for good: the service pays the rest of the normal rate', async () => {
  const [person, mate] = [await scene.client(199), await scene.mate()];
  const squadId = await toLobby(person, mate);
  await confirmSquad(person, squadId);
  await confirmSquad(mate, squadId);
  expect((await promo(person)).available).toBe(false);
  server.clock.advance(30 * 60_000);
  await sweepDeadlines(server);
  await confirmSquad(person, squadId);
  expect(await cachedBalance(server.database, 'USER', mate.id)).toBeGreaterThan(19_900);
});
