import { eq } from 'drizzle-orm';
import { appUser } from '#server/platform/db/schema/people.ts';
import { waitForLetter } from '../../support/people/latest-letter';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { createSquadOf } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';

const server = serverForTests();
const scene = sceneForTests(server);

const experience = 'Играю с 2014 года, капитан команды, терпеливо объясняю новичкам всё с начала.';
const send = ({ browser }: TestPerson, gameId = 'cs2', links: string[] = []) =>
  browser.call('POST /v1/mate-applications', { body: { gameId, hoursPerWeek: 12, experience, links } });
const own = async ({ browser }: TestPerson) => (await browser.call('GET /v1/mate-applications/my')).body.application;
const approve = ({ browser }: TestPerson, id: string) =>
  browser.call('POST /v1/admin/mate-applications/{id}/approve', { params: { id } });
const refuse = ({ browser }: TestPerson, id: string) =>
  browser.call('POST /v1/admin/mate-applications/{id}/refuse', {
    params: { id },
    body: { answer: 'Пока не хватает опыта в обучении' },
  });

test('an approved person is a mate of that game at the first level, with orders off, and reads it by mail', async () => {
  const [client, admin] = [await scene.client(), await makeAdministrator(server, 'CREATE_MATE_ACCESS')];
  const { body } = await send(client, 'dota2', ['https://dotabuff.com/players/1']);
  expect(body).toMatchObject({ status: 'SENT', gameId: 'dota2', answer: null });
  expect((await approve(admin, body.id)).body).toMatchObject({
    status: 'APPROVED',
    user: { username: client.username },
  });
  const me = (await client.browser.call('GET /v1/users/me')).body;
  expect(me.mateAccess).toEqual({ gameId: 'dota2', active: false, grade: 'BEGINNER_I', percent: 67 });
  expect((await client.browser.call('GET /v1/mates/me/standing')).body).toMatchObject({
    grade: 'BEGINNER_I',
    changes: [{ reason: 'ADMITTED', percent: 67 }],
    next: { grade: 'BEGINNER_II', fromHours: 21, ratingNeeded: 4.5 },
    strikes: [],
  });
  await waitForLetter(
    client.browser,
    `${client.username.toLowerCase()}@mail.ru`,
    (text) => /одобрена/.exec(text)?.[0] ?? null,
  );
  expect((await send(client)).code).toBe('FORBIDDEN');
});

test('a refused person reads why and may try again', async () => {
  const [client, admin] = [await scene.client(), await makeAdministrator(server, 'CREATE_MATE_ACCESS')];
  const { body } = await send(client);
  await refuse(admin, body.id);
  expect(await own(client)).toMatchObject({ status: 'REFUSED', answer: 'Пока не хватает опыта в обучении' });
  expect((await send(client)).status).toBe(200);
  expect(await own(client)).toMatchObject({ status: 'SENT', answer: null });
});

test('one application is open at a time, also when sent five times at once', async () => {
  const client = await scene.client();
  const codes = (await Promise.all(Array.from({ length: 5 }, () => send(client)))).map(({ code }) => code);
  expect(codes.filter((code) => code === null)).toHaveLength(1);
  expect(codes.filter((code) => code === 'MATE_APPLICATION_OPEN')).toHaveLength(4);
});

test('what is wrong is named: an unknown game, a short story, a link that is none', async () => {
  const client = await scene.client();
  expect((await send(client, 'tetris')).code).toBe('GAMES_NOT_FOUND');
  expect((await send(client, 'cs2', ['javascript:alert(1)'])).code).toBe('VALIDATION_ERROR');
  const short = await client.browser.call('POST /v1/mate-applications', {
    body: { gameId: 'cs2', hoursPerWeek: 12, experience: 'Умею играть' },
  });
  expect(short.code).toBe('VALIDATION_ERROR');
});

test('it is decided once, by somebody who may, and not while the person plays as a client or is blocked', async () => {
  const [client, admin, nobody] = [
    await scene.client(),
    await makeAdministrator(server, 'CREATE_MATE_ACCESS'),
    await makeAdministrator(server, 'VIEW_USER'),
  ];
  const { id } = (await send(client)).body;
  expect([(await approve(nobody, id)).code, (await approve(client, id)).code]).toEqual(['FORBIDDEN', 'AUTH_NOT_ADMIN']);
  expect((await approve(admin, '01890000-0000-7000-8000-000000000001')).code).toBe('NOT_FOUND');
  const mate = await scene.mate();
  const { body: squad } = await createSquadOf(client, {
    categoryId: await scene.categoryId('FUN'),
    mateIds: [mate.id],
  });
  expect((await approve(admin, id)).code).toBe('ADMIN_USER_HAS_SQUAD');
  await client.browser.call('POST /v1/squads/{id}/disband', { params: { id: squad.id } });
  await server.product.app.db.update(appUser).set({ status: 'BLOCKED' }).where(eq(appUser.id, client.id));
  expect((await approve(admin, id)).code).toBe('ADMIN_USERS_NOT_FOUND');
  await server.product.app.db.update(appUser).set({ status: 'ACTIVE' }).where(eq(appUser.id, client.id));
  expect((await approve(admin, id)).status).toBe(200);
  expect([(await approve(admin, id)).code, (await refuse(admin, id)).code]).toEqual([
    'MATE_APPLICATION_DECIDED',
    'MATE_APPLICATION_DECIDED',
  ]);
});

test('who was given access to another game meanwhile is not told of a yes', async () => {
  const [client, admin] = [await scene.client(), await makeAdministrator(server, 'CREATE_MATE_ACCESS')];
  const { id } = (await send(client, 'dota2')).body;
  const given = await admin.browser.call('POST /v1/admin/mates/{id}/access', {
    params: { id: client.id },
    body: { gameId: 'cs2', reason: 'Пришёл из нашей школы' },
  });
  expect([given.code, (await approve(admin, id)).code]).toEqual([null, 'ADMIN_GAME_MISMATCH']);
  expect(await own(client)).toMatchObject({ status: 'SENT' });
  expect((await refuse(admin, id)).status).toBe(200);
});

test('the queue gives the first come first, page by page', async () => {
  const admin = await makeAdministrator(server, 'MANAGE_MATES');
  for (const client of [await scene.client(), await scene.client(), await scene.client()]) {
    await send(client);
    server.clock.advance(1000);
  }
  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: { items: readonly { id: string }[]; nextCursor: string | null } = (
      await admin.browser.call('GET /v1/admin/mate-applications', {
        query: { limit: 2, ...(cursor === '' ? {} : { cursor }) },
      })
    ).body;
    seen.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  expect(seen.length).toBeGreaterThanOrEqual(3);
  expect(seen).toEqual([...new Set(seen)].sort());
});

test('a messenger connected before counts from the first day as a mate', async () => {
  const [client, admin] = [await scene.client(), await makeAdministrator(server, 'CREATE_MATE_ACCESS')];
  const { browser } = client;
  await browser.call('POST /v1/notifier/services/{name}', { params: { name: 'telegram' }, body: {} });
  await approve(admin, (await send(client)).body.id);
  expect((await browser.call('GET /v1/mates/validate')).body.notifications).toBe(false);
});
