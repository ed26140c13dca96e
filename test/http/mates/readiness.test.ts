import { aReadiness } from '../../support/mates/a-readiness';
import { seedGames } from '#server/composition/demo/seed-games.ts';
import { makeMate } from '../../support/mates/make-mate';
import { signInAs } from '../../support/mates/sign-in-as';
import { makePerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();
beforeAll(async () => {
  await seedGames(server.product.app.db);
});

const hour = 3_600_000;

describe('switching orders on', () => {
  test('is refused with exactly what is missing', async () => {
    const id = await makeMate(server, { name: 'Стажёр', kinds: [], platforms: [], active: false });
    await server.database.pool.query(
      "UPDATE app_user SET avatar_url = NULL, description = 'Коротко', country = NULL WHERE id = $1",
      [id],
    );
    await server.database.pool.query('UPDATE mate_access SET notifications_connected = false WHERE user_id = $1', [id]);
    const mate = await signInAs(server, id);
    const details = aReadiness({
      notifications: true,
      avatar: true,
      description: true,
      country: true,
      platforms: true,
      categories: true,
    });
    const refused = await mate.call('PUT /v1/mates/me/active', { body: { active: true } });
    expect(refused).toMatchObject({ status: 409, code: 'MATES_ONBOARDING', body: { details } });
    expect((await mate.call('GET /v1/mates/validate')).body).toEqual(details);
    expect((await mate.call('GET /v1/users/me')).body.mateAccess?.active).toBe(false);
  });

  test('works when nothing is missing, and off again', async () => {
    const mate = await signInAs(server, await makeMate(server, { name: 'Готов', active: false }));
    expect((await mate.call('GET /v1/mates/validate')).body).toEqual(aReadiness());
    expect((await mate.call('PUT /v1/mates/me/active', { body: { active: true } })).status).toBe(204);
    expect((await mate.call('GET /v1/users/me')).body.mateAccess?.active).toBe(true);
    expect((await mate.call('PUT /v1/mates/me/active', { body: { active: false } })).status).toBe(204);
    expect((await mate.call('GET /v1/users/me')).body.mateAccess?.active).toBe(false);
  });

  test('a category that was switched off by the service does not count', async () => {
    const id = await makeMate(server, { name: 'Звезда', kinds: ['FAMOUS'], level: 'STAR', active: false });
    await server.database.pool.query("UPDATE category SET enabled = false WHERE game_id = 'cs2' AND kind = 'FAMOUS'");
    const mate = await signInAs(server, id);
    expect((await mate.call('GET /v1/mates/validate')).body).toEqual(aReadiness({ categories: true }));
    await server.database.pool.query('UPDATE category SET enabled = true');
  });

  test('waits for the end of a strike’s pause; switching off never does', async () => {
    const id = await makeMate(server, { name: 'Нарушитель', active: false });
    const until = new Date(server.clock.now() + hour);
    await server.database.pool.query('UPDATE mate_access SET orders_off_until = $1 WHERE user_id = $2', [until, id]);
    const mate = await signInAs(server, id);
    const refused = await mate.call('PUT /v1/mates/me/active', { body: { active: true } });
    expect(refused).toMatchObject({ code: 'ORDERS_OFF', body: { details: { until: until.toISOString() } } });
    expect((await mate.call('PUT /v1/mates/me/active', { body: { active: false } })).status).toBe(204);
    server.clock.advance(hour);
    expect((await mate.call('PUT /v1/mates/me/active', { body: { active: true } })).status).toBe(204);
  });

  test('is not for guests and clients', async () => {
    const body = { active: true };
    expect((await testBrowser(server.url).call('PUT /v1/mates/me/active', { body })).code).toBe('UNAUTHENTICATED');
    const client = await makePerson(server);
    expect((await client.browser.call('PUT /v1/mates/me/active', { body })).code).toBe('FORBIDDEN');
    expect((await client.browser.call('GET /v1/mates/validate')).code).toBe('FORBIDDEN');
  });
});
