import { and, count, eq, isNotNull } from 'drizzle-orm';
import { broadcastTerms } from '#domain/notifications/broadcast.ts';
import { hours } from '#domain/time/durations.ts';
import { notification } from '#server/platform/db/schema/notifications.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { newKey } from '../../support/money/start-deposit';

const server = serverForTests();
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'MANAGE_NOTIFICATIONS');
});

const message = { title: 'Сегодня обновление', text: 'Час без сквадов с полуночи', link: '/support' };
const everyone = { gameId: null, seenWithinDays: null };
const read = async (id: number) =>
  (await boss.browser.call('GET /v1/admin/notifications/{id}', { params: { id } })).body;
const titlesOf = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/notifications')).body.items.map(({ title }) => title);

test('chosen people are told, the others not; what they read is counted', async () => {
  const [one, two, other] = [await makePerson(server), await makePerson(server), await makePerson(server)];
  const { body: made } = await boss.browser.call('POST /v1/admin/notifications/selected', {
    idempotencyKey: newKey(),
    body: { people: [one.username, two.id], ...message, sendAt: null },
  });
  expect([made.audience, made.readers, made.status]).toEqual(['SELECTED', 2, 'SCHEDULED']);
  await sweepDeadlines(server);
  expect(await titlesOf(one)).toEqual([message.title]);
  expect(await titlesOf(other)).toEqual([]);
  await two.browser.call('POST /v1/notifications/read-all');
  const after = await read(made.id);
  expect([after.status, after.sent, after.read]).toEqual(['SENT', 2, 1]);
  expect(after.people.map(({ id }) => id).sort()).toEqual([one.id, two.id].sort());
});

test('people are found by their names as accounts are told apart: in any case, with letters composed or not', async () => {
  const one = await makePerson(server);
  await one.browser.call('PUT /v1/users/me/username', { body: { username: 'Королёвай' } });
  const { body } = await boss.browser.call('POST /v1/admin/notifications/selected', {
    idempotencyKey: newKey(),
    body: { people: ['КОРОЛЁВАЙ'.normalize('NFD'), 'королевай'], ...message, sendAt: null },
  });
  expect(body.readers).toBe(1);
});

test('somebody unknown among the chosen is named, and nobody is told', async () => {
  const one = await makePerson(server);
  const answer = await boss.browser.call('POST /v1/admin/notifications/selected', {
    idempotencyKey: newKey(),
    body: { people: [one.username, 'nobody-at-all'], ...message, sendAt: null },
  });
  expect(answer.code).toBe('ADMIN_USERS_NOT_FOUND');
  await sweepDeadlines(server);
  expect(await titlesOf(one)).toEqual([]);
});

test('a group is counted before, and told: mates of a game, clients, those seen lately', async () => {
  const [client, mate] = [await makePerson(server), await makePerson(server, { mate: true })];
  const readersOf = async (group: Parameters<typeof ask>[0]) => (await ask(group)).body.readers;
  const ask = (group: { audience: 'ALL' | 'CLIENT' | 'MATE'; gameId: string | null; seenWithinDays: number | null }) =>
    boss.browser.call('POST /v1/admin/notifications/readers', { body: group });
  const mates = await readersOf({ audience: 'MATE', gameId: 'cs2', seenWithinDays: null });
  const [clients, all] = [
    await readersOf({ audience: 'CLIENT', ...everyone }),
    await readersOf({ audience: 'ALL', ...everyone }),
  ];
  expect([mates, clients + mates]).toEqual([1, all]);
  await server.database.db
    .update(appUser)
    .set({ lastOnlineAt: new Date(server.clock.now()) })
    .where(eq(appUser.id, client.id));
  expect(await readersOf({ audience: 'CLIENT', gameId: null, seenWithinDays: 1 })).toBe(1);
  await boss.browser.call('POST /v1/admin/notifications/group', {
    idempotencyKey: newKey(),
    body: { audience: 'MATE', gameId: 'cs2', seenWithinDays: null, ...message, title: 'Напарникам', sendAt: null },
  });
  await sweepDeadlines(server);
  expect([await titlesOf(mate), await titlesOf(client)]).toEqual([['Напарникам'], []]);
});

test('it waits for its time, goes in portions, and can be stopped between them', async () => {
  const at = new Date(server.clock.now());
  await server.database.pool.query(
    `INSERT INTO app_user (id, username, username_key, email, email_key, password_hash, created_at)
     SELECT gen_random_uuid(), 'Crowd' || n, 'crowd' || n, n || '@crowd.ru', n || '@crowd.ru', '', $1 FROM generate_series(1, $2::integer) AS n`,
    [at, broadcastTerms.batchSize * 2],
  );
  const { body: made } = await boss.browser.call('POST /v1/admin/notifications/group', {
    idempotencyKey: newKey(),
    body: { audience: 'ALL', ...everyone, ...message, sendAt: new Date(server.clock.now() + hours(1)).toISOString() },
  });
  const told = async () => {
    const [row] = await server.database.db
      .select({ told: count() })
      .from(notification)
      .where(and(isNotNull(notification.broadcastId), eq(notification.broadcastId, made.id)));
    return row?.told;
  };
  await sweepDeadlines(server);
  expect([await told(), (await read(made.id)).status]).toEqual([0, 'SCHEDULED']);
  server.clock.advance(hours(1));
  await sweepDeadlines(server);
  const after = await read(made.id);
  expect([await told(), after.status, after.sent]).toEqual([
    broadcastTerms.batchSize,
    'SENDING',
    broadcastTerms.batchSize,
  ]);
  const { body: history } = await boss.browser.call('GET /v1/admin/history', {
    query: { subject: `broadcast:${made.id}` },
  });
  const stop = () =>
    boss.browser.call('POST /v1/admin/notifications/{id}/cancel', {
      params: { id: made.id },
      body: { seen: history.seen, reason: 'Ошиблись в тексте сообщения' },
    });
  expect((await stop()).body.status).toBe('CANCELED');
  expect((await stop()).code).toBe('ADMIN_CHANGED_MEANWHILE');
  server.clock.advance(broadcastTerms.batchPause * 3);
  await sweepDeadlines(server);
  expect(await told()).toBe(broadcastTerms.batchSize);
});

test('a list by time, one that is not there, and who may', async () => {
  const { body } = await boss.browser.call('GET /v1/admin/notifications', { query: { status: ['CANCELED'] } });
  expect([body.items.length, body.total]).toEqual([1, 1]);
  expect((await boss.browser.raw('GET', '/v1/admin/notifications.csv')).status).toBe(200);
  const missing = await boss.browser.call('GET /v1/admin/notifications/{id}', { params: { id: 999_999 } });
  expect(missing.code).toBe('ADMIN_NOTIFICATIONS_NOT_FOUND');
  const clerk = await makeAdministrator(server, 'CREATE_SELECTED_NOTIFICATION');
  const denied = await clerk.browser.call('POST /v1/admin/notifications/group', {
    idempotencyKey: newKey(),
    body: { audience: 'ALL', ...everyone, ...message, sendAt: null },
  });
  expect(denied.code).toBe('FORBIDDEN');
  const lost = await boss.browser.call('POST /v1/admin/notifications/group', {
    idempotencyKey: newKey(),
    body: { audience: 'ALL', gameId: 'nope', seenWithinDays: null, ...message, sendAt: null },
  });
  expect(lost.code).toBe('ADMIN_GAMES_NOT_FOUND');
});
