import { sampleSquad } from '../../lifecycle/sample-squad';
import { povScene, type PovScene, reason } from '../../support/pov-requests/pov-scene';
import { serverForTests } from '../../support/server/server-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { testBrowser } from '../../support/server/test-browser';

const server = serverForTests();
let scene: PovScene;
beforeAll(async () => {
  scene = await povScene(server);
});

const hours = (count: number): number => count * 3_600_000;

describe('asking for a recording', () => {
  test('an administrator asks a member within two days of the end', async () => {
    const squadId = await scene.stand();
    const { status, body } = await scene.ask(squadId);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { squadId, status: 'REQUESTED', reason, files: [], links: [] },
    });
    expect(Date.parse(body.expiresAt) - Date.parse(body.askedAt)).toBe(hours(24));
    expect((await scene.current()).body.request).toMatchObject({ id: body.id });
    const told = await scene.browserOf('client').call('GET /v1/notifications');
    expect(JSON.stringify(told.body)).toContain('Модератор просит запись игры');
    expect(
      (await scene.browserOf('client').call('GET /v1/squads/{id}/pov-request', { params: { id: squadId } })).body
        .request,
    ).toMatchObject({ id: body.id });
  });

  test('later than two days it is too late; an unfinished game has nothing to show', async () => {
    const squadId = await scene.stand();
    server.clock.advance(hours(47));
    expect((await scene.ask(squadId, 'owner')).status).toBe(200);
    server.clock.advance(hours(1));
    expect((await scene.ask(squadId, 'mate')).code).toBe('ADMIN_SQUADS_POV_REQUEST_TIMEOUT_EXCEEDED');
    expect((await scene.ask(await scene.stand(sampleSquad.IN_A_GAME()))).code).toBe('SQUADS_INVALID_STATE');
  });

  test('a double click asks once', async () => {
    const squadId = await scene.stand();
    const [first, second] = await Promise.all([scene.ask(squadId), scene.ask(squadId)]);
    expect(first.body.id).toBe(second.body.id);
    const list = await scene
      .browserOf('admin')
      .call('GET /v1/admin/squads/{id}/pov-requests', { params: { id: squadId } });
    expect(list.body).toHaveLength(1);
    const { rows } = await server.database.pool.query('SELECT action FROM audit_log WHERE subject = $1', [
      `squad:${squadId}`,
    ]);
    expect(rows).toEqual([{ action: 'squad.pov-request' }]);
    expect(list.body[0]).toMatchObject({
      user: { username: scene.company.person('client').username },
      askedBy: scene.company.person('admin').username,
    });
  });

  test('only of members, of squads that exist, by administrators of squads', async () => {
    const squadId = await scene.stand();
    expect((await scene.ask(squadId, 'stranger')).code).toBe('SQUADS_MEMBER_NOT_FOUND');
    expect((await scene.ask(999_999)).code).toBe('SQUADS_NOT_FOUND');
    expect((await scene.ask(squadId, 'client', 'owner')).code).toBe('AUTH_NOT_ADMIN');
    expect(
      (await testBrowser(server.url).call('GET /v1/admin/squads/{id}/pov-requests', { params: { id: squadId } })).code,
    ).toBe('UNAUTHENTICATED');
    const few = scene.company.person('stranger').id;
    await server.database.pool.query(
      "UPDATE app_user SET is_admin = true, permissions = '{MANAGE_BLOG}' WHERE id = $1",
      [few],
    );
    expect((await scene.ask(squadId, 'client', 'stranger')).code).toBe('FORBIDDEN');
    await server.database.pool.query("UPDATE app_user SET is_admin = false, permissions = '{}' WHERE id = $1", [few]);
  });
});

describe('answering', () => {
  test('needs something to show, or a word why there is nothing', async () => {
    const { id } = await scene.open();
    expect((await scene.respond(id, 'SUBMITTED')).code).toBe('POV_REQUESTS_INVALID_RESPONSE');
    expect((await scene.respond(id, 'SUBMITTED', 'Вот слова вместо записи')).code).toBe(
      'POV_REQUESTS_INVALID_RESPONSE',
    );
    expect((await scene.respond(id, 'DECLINED', '   ')).code).toBe('POV_REQUESTS_INVALID_RESPONSE');
    expect((await scene.respond(id, 'DECLINED', 'Не записывал')).body).toMatchObject({
      status: 'DECLINED',
      comment: 'Не записывал',
    });
    expect((await scene.current()).body).toEqual({ request: null });
  });

  test('the same answer twice is one answer, another one afterwards is refused', async () => {
    const { id } = await scene.open();
    await scene.link(id);
    const both = await Promise.all([
      scene.respond(id, 'SUBMITTED', 'Смотри с 3-й минуты'),
      scene.respond(id, 'SUBMITTED', 'Смотри с 3-й минуты'),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].body).toEqual(both[1].body);
    expect((await scene.respond(id, 'DECLINED', 'Передумал')).code).toBe('POV_CLOSED');
    expect((await scene.link(id, 'https://youtu.be/later')).code).toBe('POV_CLOSED');
    expect((await scene.declare(id, 10)).code).toBe('POV_CLOSED');
  });

  test('nobody else sees or answers a request', async () => {
    const { id, squadId } = await scene.open();
    for (const name of ['owner', 'mate', 'stranger', 'admin']) {
      expect((await scene.current(name)).body).toEqual({ request: null });
      expect((await scene.link(id, 'https://youtu.be/abc', name)).code).toBe('POV_REQUESTS_NOT_FOUND');
      expect((await scene.declare(id, 10, 'a.mp4', name)).code).toBe('POV_REQUESTS_NOT_FOUND');
      expect((await scene.respond(id, 'DECLINED', 'За него', name)).code).toBe('POV_REQUESTS_NOT_FOUND');
      expect(
        (await scene.browserOf(name).call('GET /v1/squads/{id}/pov-request', { params: { id: squadId } })).body,
      ).toEqual({ request: null });
    }
    expect((await testBrowser(server.url).call('GET /v1/pov-requests/current')).code).toBe('UNAUTHENTICATED');
  });

  test('a day later it lapses by itself', async () => {
    const { id, squadId } = await scene.open();
    server.clock.advance(hours(24));
    expect((await scene.link(id)).code).toBe('POV_CLOSED');
    await sweepDeadlines(server);
    expect(
      (await scene.browserOf('client').call('GET /v1/squads/{id}/pov-request', { params: { id: squadId } })).body
        .request?.status,
    ).toBe('EXPIRED');
    expect((await scene.respond(id, 'DECLINED', 'Поздно')).code).toBe('POV_CLOSED');
  });
});

describe('links', () => {
  test('five, each once, and only https', async () => {
    const { id } = await scene.open();
    for (const url of [
      'http://youtu.be/a',
      'javascript:alert(1)',
      'https://localhost',
      'видео',
      `https://a.ru/${'x'.repeat(500)}`,
    ]) {
      expect((await scene.link(id, url)).code).toBe('VALIDATION_ERROR');
    }
    for (const number of [1, 1, 2, 3, 4, 5])
      expect((await scene.link(id, `https://youtu.be/${number}`)).status).toBe(200);
    expect((await scene.link(id, 'https://youtu.be/6')).code).toBe('POV_LINKS_LIMIT');
    const [first] = (await scene.current()).body.request?.links ?? [];
    const remove = (by = 'client') =>
      scene.browserOf(by).call('DELETE /v1/pov-requests/links/{id}', { params: { id: first?.id ?? '' } });
    expect((await remove('owner')).code).toBe('POV_REQUESTS_LINK_NOT_FOUND');
    expect((await remove()).body.links).toHaveLength(4);
    expect((await remove()).code).toBe('POV_REQUESTS_LINK_NOT_FOUND');
  });
});
