import { hash } from '@node-rs/argon2';
import { password, signInTo } from '../../support/people/registered';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';
import { createSquadOf } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);
const gameId = 'cs2';

const knowPassword = async ({ id }: TestPerson) =>
  server.database.pool.query('UPDATE app_user SET password_hash = $2 WHERE id = $1', [id, await hash(password)]);
const leave = ({ browser }: TestPerson) =>
  browser.call('POST /v1/users/me/leaving', { body: { password, givesUp: 0 } });

/** Pages on which others would see this mate; null where they do. */
const metBy = async ({ browser }: TestPerson, { id, username }: TestPerson) => {
  const [list, found, page, user, userInGame, games, reviews, marks] = await Promise.all([
    browser.call('GET /v1/mates/game/{gameId}', { params: { gameId }, query: {} }),
    browser.call('GET /v1/mates/game/{gameId}', { params: { gameId }, query: { search: username } }),
    browser.call('GET /v1/mates/{gameId}/{mateId}', { params: { gameId, mateId: id } }),
    browser.call('GET /v1/users/{id}', { params: { id } }),
    browser.call('GET /v1/users/{gameId}/{userId}', { params: { gameId, userId: id } }),
    browser.call('GET /v1/game-params/game/{gameId}/user/{userId}/values', { params: { gameId, userId: id } }),
    browser.call('GET /v1/reviews/{id}', { params: { id } }),
    browser.call('GET /v1/reviews/{a}/{b}/criteria', { params: { a: gameId, b: id } }),
  ]);
  return {
    lists: [list, found].map(({ body }) => body.items.some((mate) => mate.id === id)),
    places: [page, user, userInGame, games, reviews, marks].map(({ code }) => code),
  };
};
const there = { lists: [true, true], places: [null, null, null, null, null, null] };
const hidden = { lists: [false, false], places: Array.from({ length: 6 }, () => 'USERS_NOT_FOUND') };

test('a mate who is leaving is met by nobody, and comes back as they were when they change their mind', async () => {
  const [mate, other] = [await scene.mate(), await scene.client(1000)];
  await knowPassword(mate);
  // The page of reviews about a person shows their name.
  await server.database.pool.query(
    `INSERT INTO review (author_id, subject_id, game_id, category_kind, rating_hundredths, text, created_at, shown_at)
     VALUES ($1, $2, $3, 'FUN', 500, 'Спокойно и весело', now(), now())`,
    [other.id, mate.id, gameId],
  );
  expect(await metBy(other, mate)).toEqual(there);
  expect((await leave(mate)).status).toBe(200);
  expect(await metBy(other, mate)).toEqual(hidden);
  expect((await createSquadOf(other, { categoryId: scene.fun, mateIds: [mate.id] })).code).toBe(
    'SQUADS_MATE_NOT_FOUND',
  );
  // Other updates of their card do not make it visible again.
  await server.database.pool.query('UPDATE mate_access SET finished_orders = 3 WHERE user_id = $1', [mate.id]);
  expect(await metBy(other, mate)).toEqual(hidden);
  const back = testBrowser(server.url);
  expect((await signInTo(back, `${mate.username.toLowerCase()}@mail.ru`)).status).toBe(200);
  expect((await back.call('GET /v1/users/{id}', { params: { id: mate.id } })).body.username).toBe(mate.username);
  expect(await metBy(other, mate)).toEqual(there);
});

test('a client who is leaving is called into no squad, and an operator still sees them', async () => {
  const [leaving, mate] = [await scene.client(), await scene.mate()];
  await knowPassword(leaving);
  await leave(leaving);
  expect((await createSquadOf(mate, { categoryId: scene.fun, friendIds: [leaving.id] })).code).toBe(
    'SQUADS_MEMBER_NOT_FOUND',
  );
  const operator = await makeAdministrator(server, 'VIEW_USER');
  const { body } = await operator.browser.call('GET /v1/admin/users/{id}', { params: { id: leaving.id } });
  expect(body).toMatchObject({ username: leaving.username });
  expect(
    (await (await makePerson(server)).browser.call('GET /v1/users/{id}', { params: { id: leaving.id } })).code,
  ).toBe('USERS_NOT_FOUND');
});
