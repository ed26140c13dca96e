import { minutes } from '#domain/time/durations.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { addStrike } from '#server/features/mates/standing/add-strike.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { lettersTo } from '#test/support/people/letters-to.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import type { TestPerson } from '#test/support/people/make-person.ts';
import { makePerson } from '#test/support/people/make-person.ts';
import { type SeenRequest, standInService, type StandInService } from '#test/support/server/stand-in-service.ts';
import { startTestServer, type TestServer } from '#test/support/server/start-test-server.ts';
import { createSquadOf } from '#test/support/squads/squad-calls.ts';
import { squadScene } from '#test/support/squads/squad-scene.ts';
import { sweepDeadlines } from '#test/support/sweep-deadlines.ts';
import { waitFor } from '#test/support/wait-for.ts';

let service: StandInService;
let server: TestServer;
/** Chats and webhooks whose messages are not accepted. */
const refusing = new Set<string>();

const answer = ({ path, body }: SeenRequest) => {
  if (path.endsWith('/getMe')) return { json: { ok: true, result: { username: 'naparnik_bot' } } };
  if (path.endsWith('/getUpdates')) return { json: { ok: true, result: [] } };
  return [...refusing].some((one) => path.includes(one) || body.includes(one))
    ? { status: 502, json: {} }
    : { json: { ok: true } };
};

beforeAll(async () => {
  service = await standInService(async (request) => answer(request));
  const { url } = service;
  server = await startTestServer({
    TELEGRAM_BOT_TOKEN: '123:abc',
    TELEGRAM_API_URL: url,
    DISCORD: '1',
    DISCORD_API_URL: url,
  });
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

const until = (holds: () => Promise<boolean>) => waitFor(holds, (done) => done);

let chats = 700_000;
/** `failures`: in a row, before now. */
const connect = async ({ id }: Pick<TestPerson, 'id'>, name: 'telegram' | 'discord', failures = 0): Promise<string> => {
  chats += 1;
  const address = name === 'telegram' ? String(chats) : `${chats}/${'a'.repeat(60)}`;
  await server.database.pool.query(
    `INSERT INTO notifier_service (user_id, service, address, connected_at, failures) VALUES ($1, $2, $3, now(), $4)`,
    [id, name, address, failures],
  );
  return String(chats);
};
const tell = async ({ id }: Pick<TestPerson, 'id'>): Promise<void> => {
  const at = new Date(server.clock.now());
  await inTransaction(server.product.app.db, (tx) =>
    notify(tx, [id], { kind: 'WITHDRAWAL_HELD', facts: { amount: 10_000, until: at.getTime() }, at }),
  );
  server.product.app.outbox.kick();
};
const sentTo = (chat: string): number =>
  service.seen.filter(({ method, path, body }) => method === 'POST' && (path.includes(chat) || body.includes(chat)))
    .length;
const toldOf = async ({ browser }: TestPerson, kind: string) =>
  (await browser.call('GET /v1/notifications')).body.items.filter((one) => one.kind === kind);
const statusOf = async ({ browser }: TestPerson, name: string) =>
  (await browser.call('GET /v1/notifier/services')).body.find((one) => one.name === name)?.status;

test('a channel that fails three times in a row counts as broken, and the person is told once over the others', async () => {
  const person = await makePerson(server);
  const [telegram, discord] = [await connect(person, 'telegram'), await connect(person, 'discord')];
  refusing.add(telegram);
  await tell(person);
  await until(async () => (await statusOf(person, 'telegram')) === 'broken');
  await until(async () => sentTo(discord) === 2);
  await tell(person);
  await until(async () => sentTo(discord) === 3);
  await until(async () => sentTo(telegram) === 4);
  expect(await toldOf(person, 'NOTIFIER_BROKEN')).toHaveLength(1);
  expect(await statusOf(person, 'discord')).toBe('connected');
  expect((await lettersTo(server, person)).join()).toContain('не доходят');
});

test('a broken channel that accepts the next message calls again', async () => {
  const person = await makePerson(server);
  const telegram = await connect(person, 'telegram', 2);
  refusing.add(telegram);
  await tell(person);
  await until(async () => (await statusOf(person, 'telegram')) === 'broken');
  refusing.delete(telegram);
  await tell(person);
  await until(async () => (await statusOf(person, 'telegram')) === 'connected');
  expect(await toldOf(person, 'NOTIFIER_BROKEN')).toHaveLength(1);
});

test('failures that are not in a row break nothing', async () => {
  const person = await makePerson(server);
  const telegram = await connect(person, 'telegram', 2);
  const { pool } = server.database;
  await tell(person);
  await until(async () => sentTo(telegram) === 1);
  await until(
    async () =>
      (await pool.query('SELECT failures FROM notifier_service WHERE user_id = $1', [person.id])).rows[0]?.failures ===
      0,
  );
});

describe('a mate none of whose quick channels works', () => {
  const unreached = async () => {
    const scene = await squadScene(server);
    const mate = await scene.mate();
    await server.database.pool.query('DELETE FROM notifier_service WHERE user_id = $1', [mate.id]);
    refusing.add(await connect(mate, 'telegram', 2));
    return { scene, mate };
  };
  const isOn = async ({ browser }: TestPerson) => (await browser.call('GET /v1/users/me')).body.mateAccess?.active;
  const standing = async ({ browser }: TestPerson) => (await browser.call('GET /v1/mates/me/standing')).body;

  test('is set away with the reason, and takes orders again once a channel works', async () => {
    const { mate } = await unreached();
    expect(await isOn(mate)).toBe(true);
    await tell(mate);
    await until(async () => (await isOn(mate)) === false);
    expect(await toldOf(mate, 'ORDERS_UNREACHED')).toHaveLength(1);
    expect((await standing(mate)).unreachedAt).not.toBeNull();
    const switchOn = () => mate.browser.call('PUT /v1/mates/me/active', { body: { active: true } });
    expect((await switchOn()).code).toBe('MATES_ONBOARDING');
    refusing.clear();
    await tell(mate);
    await until(async () => (await standing(mate)).unreachedAt === null);
    expect((await switchOn()).code).toBeNull();
  });

  test('is not counted for an invitation that they missed meanwhile', async () => {
    const { scene, mate } = await unreached();
    const owner = await scene.client(5000);
    await createSquadOf(owner, { categoryId: await scene.categoryId('FUN'), mateIds: [mate.id] });
    await tell(mate);
    await until(async () => (await isOn(mate)) === false);
    server.clock.advance(minutes(11));
    await sweepDeadlines(server);
    const { rows } = await server.database.pool.query(
      `SELECT missed_invitations AS missed, (SELECT count(*)::integer FROM mate_answer WHERE mate_id = user_id) AS answers
       FROM mate_access WHERE user_id = $1`,
      [mate.id],
    );
    expect(rows).toEqual([{ missed: 0, answers: 0 }]);
  });
});

test('no strike for not coming is given to a mate whom the call to the lobby could not reach', async () => {
  const scene = await squadScene(server);
  const [mate, { pool }] = [await scene.mate(), server.database];
  const at = new Date(server.clock.now());
  const miss = (reason: 'MISSED_LOBBY' | 'LEFT_GAME') =>
    inTransaction(server.product.app.db, (tx) =>
      addStrike(tx, { userId: mate.id, squadId: 1, gameId: 'cs2', reason, at }),
    );
  const strikes = async () =>
    (await pool.query('SELECT reason FROM mate_strike WHERE user_id = $1 ORDER BY id', [mate.id])).rows.map(
      ({ reason }) => reason,
    );
  await pool.query('UPDATE mate_access SET unreached_at = $2 WHERE user_id = $1', [mate.id, at]);
  await miss('MISSED_LOBBY');
  await miss('LEFT_GAME');
  expect(await strikes()).toEqual(['LEFT_GAME']);
  await pool.query('UPDATE mate_access SET reached_again_at = $2 WHERE user_id = $1', [
    mate.id,
    new Date(at.getTime() - minutes(11)),
  ]);
  await miss('MISSED_LOBBY');
  expect(await strikes()).toEqual(['LEFT_GAME', 'MISSED_LOBBY']);
});

test('the desk reads which part of its messages each channel has delivered', async () => {
  const boss = await makeAdministrator(server, 'MANAGE_USERS');
  const person = await makePerson(server);
  const [telegram] = [await connect(person, 'telegram', 2), await connect(person, 'discord')];
  const shares = async () => {
    const { channels } = (await boss.browser.call('GET /v1/admin/channels')).body;
    return Object.fromEntries(channels.map(({ channel, delivered, of }) => [channel, { delivered, of }]));
  };
  const before = await shares();
  refusing.add(telegram);
  await tell(person);
  await until(async () => (await statusOf(person, 'telegram')) === 'broken');
  const more = (name: string, delivered: number, of: number) => ({
    delivered: (before[name]?.delivered ?? 0) + delivered,
    of: (before[name]?.of ?? 0) + of,
  });
  await until(async () => (await shares())['discord']?.of === more('discord', 2, 2).of);
  expect(await shares()).toMatchObject({ telegram: more('telegram', 0, 1), discord: more('discord', 2, 2) });
});
