import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { v4 as uuid } from 'uuid';
import { startProduct } from '#server/composition/start-product.ts';
import { ConfigError } from '#server/platform/config/config.ts';
import { readConfig } from '#server/platform/config/read-config.ts';
import { connected } from '../chat/support/chat-client';
import { newPerson, newSquadChat } from '../chat/support/chat-people';
import { makeAdministrator } from '../support/people/make-administrator';
import { registered, signInTo } from '../support/people/registered';
import { type PgBouncer, startPgBouncer } from '../support/programs/start-pgbouncer';
import { listen } from '../support/server/listen';
import { startNode } from '../support/server/start-node';
import { testSecret, type TestServer } from '../support/server/start-test-server';
import { testBrowser } from '../support/server/test-browser';
import { createSquadOf, showSquad } from '../support/squads/squad-calls';
import { squadScene } from '../support/squads/squad-scene';
import { createTestDatabase, emptyDatabase, type TestDatabase } from '../support/test-database';
import { waitFor } from '../support/wait-for';

jest.setTimeout(300_000);

let database: TestDatabase;
let empty: TestDatabase;
let bouncer: PgBouncer;
const bouncers: PgBouncer[] = [];
let here: TestServer;
let there: TestServer;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'naparnik-pooled-'));
const pooler = async (url: string, withSettings = true): Promise<PgBouncer> => {
  const started = await startPgBouncer(url, withSettings);
  bouncers.push(started);
  return started;
};
beforeAll(async () => {
  [database, empty] = [await createTestDatabase(), await createTestDatabase(2, emptyDatabase)];
  bouncer = await pooler(database.url);
  const env = { DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: database.url };
  [here, there] = [await startNode(database, env), await startNode(database, env)];
});
afterAll(async () => {
  await here.stop();
  await there.stop();
  for (const one of bouncers) await one.stop();
  await database.drop();
  await empty.drop();
  fs.rmSync(folder, { recursive: true, force: true });
});

const start = (env: Readonly<Record<string, string>>) =>
  startProduct(readConfig({ PORT: '0', SECRET: testSecret, DATA_DIR: folder, LOG_LEVEL: 'silent', ...env }));

test('an empty database behind a pooler is brought up, and the product opens', async () => {
  const pooled = await pooler(empty.url);
  const product = await start({ DATABASE_URL: pooled.url, DATABASE_DIRECT_URL: empty.url, DEMO: '1' });
  const { rows } = await empty.pool.query<{ people: number }>('SELECT count(*)::integer AS people FROM app_user');
  expect(rows[0]?.people).toBeGreaterThan(0);
  await product.stop();
});

test('a pooler without the way past it, or without the product’s settings, stops the start with one sentence', async () => {
  const bare = await pooler(database.url, false);
  const problem = async (env: Readonly<Record<string, string>>) => start(env).catch((one: unknown) => one);
  const alone = await problem({ DATABASE_URL: bouncer.url });
  expect(alone).toBeInstanceOf(ConfigError);
  expect(String(alone)).toMatch(/DATABASE_DIRECT_URL/);
  const unset = await problem({ DATABASE_URL: bare.url, DATABASE_DIRECT_URL: database.url });
  expect(unset).toBeInstanceOf(ConfigError);
  expect(String(unset)).toMatch(/statement_timeout.*connect_query/);
});

test('many people at once sign in, look at themselves, at mates and at squads', async () => {
  const scene = await squadScene(here);
  const [owner, mate] = [await scene.client(5000), await scene.mate()];
  const created = await createSquadOf(owner, { categoryId: await scene.categoryId('FUN'), mateIds: [mate.id] });
  const { email } = await registered(here);
  const [one, other] = [testBrowser(here.url), testBrowser(there.url)];
  for (const browser of [one, other]) expect((await signInTo(browser, email)).status).toBe(200);
  // More than PgBouncer has connections: a query may run on one that has not prepared its statement.
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const browser = index % 2 === 0 ? one : other;
      return [
        (await browser.call('GET /v1/users/me')).status,
        (await browser.call('GET /v1/mates/game/{gameId}', { params: { gameId: 'cs2' } })).status,
        (await showSquad(owner, created.body.id)).squad.status,
      ];
    }),
  );
  expect(new Set(answers.map(String))).toEqual(new Set([String([200, 200, 'PENDING'])]));
});

test('people on two processes hear one another, and what happens to a squad', async () => {
  const [ann, bob] = [await newPerson(here, 'PooledAnn'), await newPerson(there, 'PooledBob')];
  const { chatId } = await newSquadChat(here, [ann, bob]);
  const [mine, theirs] = [await connected(here.url, ann), await connected(there.url, bob)];
  await mine.ask('chat message', { chatId, clientId: uuid(), message: 'Через пулер' });
  await theirs.until(() => theirs.eventsOf('chat message').some((event) => event.chatId === chatId));
  mine.close();
  theirs.close();
  const scene = await squadScene(here);
  const [owner, mate] = [await scene.client(5000), await scene.mate()];
  const ear = await listen(there, mate.browser, ['orders changed']);
  await createSquadOf(owner, { categoryId: await scene.categoryId('FUN'), mateIds: [mate.id] });
  await ear.all();
  ear.close();
});

test('a setting changed in one process is heard by the other, which remembers it', async () => {
  const boss = await makeAdministrator(here, 'ALL');
  const { settings, caches } = there.product.app;
  await waitFor(
    () => Promise.resolve(caches.epoch('product_setting')),
    (epoch) => epoch !== null,
  );
  expect(await settings.get('referral-percent')).toBe(10);
  const { body } = await boss.browser.call('GET /v1/admin/history', { query: { subject: 'setting:referral-percent' } });
  const changed = await boss.browser.call('PUT /v1/admin/settings/{name}', {
    params: { name: 'referral-percent' },
    body: { value: 12, reason: 'Осенняя акция для новичков', seen: body.seen },
  });
  expect(changed.status).toBe(200);
  await waitFor(
    () => settings.get('referral-percent'),
    (percent) => percent === 12,
  );
});
