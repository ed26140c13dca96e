import { days, minutes } from '#domain/time/durations.ts';
import { mateStrike } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { playSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);

const toldTo = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/notifications', { query: {} })).body.items.map(({ kind, link }) => [kind, link]);
const leave = async (mate: TestPerson) => {
  const squadId = await playSquad(await scene.client(5000), mate, { categoryId: scene.fun });
  expect((await mate.browser.call('POST /v1/squads/{id}/leave', { params: { id: squadId } })).status).toBe(204);
};

test('the fourth strike of a mate in thirty days goes to those who decide about mates', async () => {
  const [matesAdmin, other, mate] = [
    await makeAdministrator(server, 'UPDATE_MATE_ACCESS'),
    await makeAdministrator(server, 'MANAGE_SEO'),
    await scene.mate(),
  ];
  const earlier = [1, 2].map((ago) => ({
    userId: mate.id,
    reason: 'LEFT_GAME',
    createdAt: new Date(server.clock.now() - days(ago)),
  }));
  await server.product.app.db.insert(mateStrike).values(earlier);
  await leave(mate);
  expect(await toldTo(matesAdmin)).toEqual([]);
  await server.database.pool.query('UPDATE mate_access SET active = true, orders_off_until = NULL WHERE user_id = $1', [
    mate.id,
  ]);
  await leave(mate);
  expect(await toldTo(matesAdmin)).toEqual([['STRIKES_TO_DECIDE', '/admin/strikes?decided=false']]);
  expect(await toldTo(other)).toEqual([]);
});

test('a dispute that the other side refused goes to those who decide disputes, once', async () => {
  const [moderator, owner, mate] = [
    await makeAdministrator(server, 'MANAGE_DISPUTES'),
    await scene.client(5000),
    await scene.mate(),
  ];
  const params = { id: await playSquad(owner, mate, { categoryId: scene.fun }) };
  await owner.browser.call('POST /v1/squads/{id}/dispute', {
    params,
    body: { reason: 'Напарник половину игры молчал', wantedPercent: 50 },
  });
  expect(await toldTo(moderator)).toEqual([]);
  await mate.browser.call('POST /v1/squads/{id}/dispute/answer', { params, body: { granted: false } });
  expect(await toldTo(moderator)).toEqual([['DISPUTE_TO_DECIDE', `/admin/disputes/${params.id}`]]);
});

test('a game that ended early counts with the time that was played', async () => {
  const [owner, mate] = [await scene.client(5000), await scene.mate()];
  const params = { id: await playSquad(owner, mate, { categoryId: scene.fun }) };
  server.clock.advance(minutes(20));
  await owner.browser.call('POST /v1/squads/{id}/request-early-finish', { params });
  expect(
    (await mate.browser.call('POST /v1/squads/{id}/confirm-early-finish', { params, body: { confirmed: true } })).body
      .squad.status,
  ).toBe('FINISHED');
  const { rows } = await server.database.pool.query('SELECT finished_minutes FROM mate_access WHERE user_id = $1', [
    mate.id,
  ]);
  expect(rows).toEqual([{ finished_minutes: 20 }]);
});
