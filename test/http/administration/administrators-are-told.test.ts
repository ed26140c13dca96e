import { eq } from 'drizzle-orm';
import { days, minutes } from '../../../src/domain/settings/durations';
import { mateStrike } from '../../../src/server/db/schema/games-and-mates';
import { appUser } from '../../../src/server/db/schema/people';
import type { AdminPermission } from '../../../src/domain/enums/admin-permission';
import type { TestPerson } from '../../support/make-person';
import { playSquad } from '../../support/squads/squad-calls';
import { squadScene } from '../../support/squads/squad-scene';
import type { SquadScene } from '../../support/squads/squad-scene';
import { startTestServer } from '../../support/start-test-server';
import type { TestServer } from '../../support/start-test-server';

jest.setTimeout(60_000);

let server: TestServer;
let scene: SquadScene;
let fun: number;
beforeAll(async () => {
  server = await startTestServer();
  scene = await squadScene(server);
  fun = await scene.categoryId('FUN');
});
afterAll(() => server.stop());

const admin = async (permission: AdminPermission): Promise<TestPerson> => {
  const person = await scene.client();
  await server.product.app.db.update(appUser).set({ isAdmin: true, permissions: [permission] }).where(eq(appUser.id, person.id));
  return person;
};
const toldTo = async ({ browser }: TestPerson) => (await browser.call('GET /v1/notifications', { query: {} })).body.items.map(({ kind, link }) => [kind, link]);
const leave = async (mate: TestPerson) => {
  const squadId = await playSquad(await scene.client(5000), mate, { categoryId: fun });
  expect((await mate.browser.call('POST /v1/squads/{id}/leave', { params: { id: squadId } })).status).toBe(204);
};

test('the fourth strike of a mate in thirty days goes to those who decide about mates', async () => {
  const [matesAdmin, other, mate] = [await admin('UPDATE_MATE_ACCESS'), await admin('MANAGE_SEO'), await scene.mate()];
  const earlier = [1, 2].map((ago) => ({ userId: mate.id, reason: 'LEFT_GAME', createdAt: new Date(server.clock.now() - days(ago)) }));
  await server.product.app.db.insert(mateStrike).values(earlier);
  await leave(mate);
  expect(await toldTo(matesAdmin)).toEqual([]);
  await server.database.pool.query('UPDATE mate_access SET active = true, orders_off_until = NULL WHERE user_id = $1', [mate.id]);
  await leave(mate);
  expect(await toldTo(matesAdmin)).toEqual([['STRIKES_TO_DECIDE', `/cs2/team/${mate.id}`]]);
  expect(await toldTo(other)).toEqual([]);
});

test('a dispute that the other side refused goes to those who decide disputes, once', async () => {
  const [moderator, owner, mate] = [await admin('MANAGE_DISPUTES'), await scene.client(5000), await scene.mate()];
  const params = { id: await playSquad(owner, mate, { categoryId: fun }) };
  await owner.browser.call('POST /v1/squads/{id}/dispute', { params, body: { reason: 'Напарник половину игры молчал', wantedPercent: 50 } });
  expect(await toldTo(moderator)).toEqual([]);
  await mate.browser.call('POST /v1/squads/{id}/dispute/answer', { params, body: { granted: false } });
  expect(await toldTo(moderator)).toEqual([['DISPUTE_TO_DECIDE', `/cs2/squads/${params.id}`]]);
});

test('a game that ended early counts with the time that was played', async () => {
  const [owner, mate] = [await scene.client(5000), await scene.mate()];
  const params = { id: await playSquad(owner, mate, { categoryId: fun }) };
  server.clock.advance(minutes(20));
  await owner.browser.call('POST /v1/squads/{id}/request-early-finish', { params });
  expect((await mate.browser.call('POST /v1/squads/{id}/confirm-early-finish', { params, body: { confirmed: true } })).body.status).toBe('FINISHED');
  const { rows } = await server.database.pool.query('SELECT finished_minutes FROM mate_access WHERE user_id = $1', [mate.id]);
  expect(rows).toEqual([{ finished_minutes: 20 }]);
});
