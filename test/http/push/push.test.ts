import { sql } from 'drizzle-orm';
import type { NotificationKind } from '#domain/notifications/notification-kind.ts';
import { pushTerms } from '#domain/notifications/push-terms.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { pushSubscription } from '#server/platform/db/schema/notifications.ts';
import { notify } from '#server/features/notifications/notify.ts';
import type { NotificationFacts } from '#server/features/notifications/notification-facts.ts';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { type PushServer, startPushServer } from '../../support/push/push-server';
import { pushedBrowser, type StandInPushService, verifiedSender } from '../../support/push/stand-in-push-service';
import { serverForTests } from '../../support/server/server-for-tests';
import type { TestServer } from '../../support/server/start-test-server';
import { testBrowser, type TestBrowser } from '../../support/server/test-browser';
import { waitFor } from '../../support/wait-for';
import { hurryJobs } from '../../support/server/hurry-jobs';

let push: PushServer;
let service: StandInPushService;
let server: TestServer;
beforeAll(async () => {
  push = await startPushServer();
  ({ service, server } = push);
});
afterAll(async () => {
  await push.stop();
});
beforeEach(() => {
  service.seen.length = 0;
  service.answer(201);
});

let places = 0;
const subscribed = async (browser: TestBrowser) => {
  places += 1;
  const [device, endpoint] = [pushedBrowser(), `${service.url}/send/${places}`];
  const answer = await browser.call('PUT /v1/push', { body: { endpoint, keys: device.keys } });
  expect(answer.status).toBe(204);
  return { ...device, endpoint, path: `/send/${places}` };
};

const told = <K extends NotificationKind>(person: TestPerson, kind: K, facts: NotificationFacts<K>) =>
  inTransaction(server.product.app.db, (tx) =>
    notify(tx, [person.id], { kind, facts, at: new Date(server.clock.now()) }),
  );
const strike = (person: TestPerson) => told(person, 'STRIKE', { gameId: 'cs2', until: null });

const waiting = async (): Promise<number> =>
  Number((await server.database.pool.query("SELECT count(*) FROM outbox WHERE topic = 'push'")).rows[0]?.count);
/** Every push of the outbox has been carried out. */
const settled = async (): Promise<void> => {
  server.product.app.outbox.kick();
  await waitFor(waiting, (left) => left === 0);
};
const devicesOf = async ({ id }: TestPerson): Promise<number> =>
  server.product.app.db.$count(pushSubscription, sql`user_id = ${id}`);

describe('a browser that subscribed', () => {
  test('is told of what goes to messengers, in words that only it reads, signed by the product', async () => {
    const person = await makePerson(server);
    const { body } = await person.browser.call('GET /v1/push');
    expect(body.subscribed).toBe(false);
    const device = await subscribed(person.browser);
    expect((await person.browser.call('GET /v1/push')).body.subscribed).toBe(true);
    await strike(person);
    await settled();
    const [one] = service.seen;
    if (!one) throw new Error('nothing was sent');
    expect(one.path).toBe(device.path);
    expect(JSON.parse(device.read(one.body))).toEqual({
      tag: expect.stringMatching(/^n\d+$/),
      title: expect.any(String),
      text: expect.any(String),
      link: expect.stringMatching(/^\//),
      silent: false,
      answer: { id: expect.any(String), token: expect.any(String) },
    });
    expect(one.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' });
    expect(Number(one.headers['ttl'])).toBe(pushTerms.freshFor / 1000);
    const sender = await verifiedSender(one, body.publicKey ?? '');
    expect(sender).toMatchObject({ aud: service.url, sub: 'mailto:push@naparnik.example' });
    expect(() => pushedBrowser().read(one.body)).toThrow();
  });

  test('is told of money, and not of what only stands in the list', async () => {
    const person = await makePerson(server);
    const device = await subscribed(person.browser);
    await told(person, 'TERMS_CHANGED', { gameId: 'cs2', grade: 'EXPERT', percent: 78 });
    await told(person, 'DEPOSIT_PAID', { amount: 50_000 });
    await settled();
    expect(service.seen).toHaveLength(1);
    expect(device.read(service.seen[0]?.body ?? Buffer.alloc(0))).toContain('500');
  });

  test('makes no sound in the quiet hours of its person', async () => {
    const person = await makePerson(server);
    const device = await subscribed(person.browser);
    const now = new Date(server.clock.now()).toLocaleTimeString('ru', { timeZone: 'Europe/Moscow' }).slice(0, 2);
    const hour = (at: number) => `${String((Number(now) + at + 24) % 24).padStart(2, '0')}:00`;
    const quiet = (from: number, to: number) =>
      person.browser.call('PUT /v1/chat/settings', {
        body: { sound: true, quietHours: { from: hour(from), to: hour(to) } },
      });
    const silent = async () => {
      await strike(person);
      await settled();
      return JSON.parse(device.read(service.seen.at(-1)?.body ?? Buffer.alloc(0))).silent;
    };
    await quiet(-1, 1);
    expect(await silent()).toBe(true);
    await quiet(2, 5);
    expect(await silent()).toBe(false);
  });

  test('hears nothing of what was read before, or is no news any more', async () => {
    const person = await makePerson(server);
    await subscribed(person.browser);
    service.answer(503);
    await strike(person);
    await waitFor(
      async () => service.seen.length,
      (tries) => tries === 1,
    );
    await person.browser.call('POST /v1/notifications/read-all', { query: {} });
    await hurryJobs(server, 'push');
    await settled();
    await strike(person);
    await waitFor(
      async () => service.seen.length,
      (tries) => tries === 2,
    );
    service.answer(201);
    server.clock.advance(pushTerms.freshFor);
    await hurryJobs(server, 'push');
    await settled();
    expect(service.seen).toHaveLength(2);
  });

  test.each([404, 410])('that took its subscription back (%d) is forgotten', async (status) => {
    const person = await makePerson(server);
    await subscribed(person.browser);
    service.answer(status);
    await strike(person);
    await settled();
    expect(await devicesOf(person)).toBe(0);
    expect((await person.browser.call('GET /v1/push')).body.subscribed).toBe(false);
  });

  test('hears nothing after signing out, nor when it was signed out from elsewhere', async () => {
    const person = await makePerson(server);
    await subscribed(person.browser);
    const other = testBrowser(server.url);
    await other.call('POST /dev/api/sign-in', { body: { userId: person.id } });
    await subscribed(other);
    expect(await devicesOf(person)).toBe(2);
    await other.call('DELETE /v1/auth/sessions');
    expect(await devicesOf(person)).toBe(1);
    await other.call('POST /v1/auth/logout');
    expect(await devicesOf(person)).toBe(0);
    await strike(person);
    await settled();
    expect(service.seen).toHaveLength(0);
  });

  test('belongs to whoever is signed in there now', async () => {
    const [before, after] = [await makePerson(server), await makePerson(server)];
    const { endpoint, keys } = await subscribed(before.browser);
    await after.browser.call('PUT /v1/push', { body: { endpoint, keys } });
    expect([await devicesOf(before), await devicesOf(after)]).toEqual([0, 1]);
    await strike(before);
    await settled();
    expect(service.seen).toHaveLength(0);
  });

  test('is one of a few: the oldest gives way', async () => {
    const person = await makePerson(server);
    for (let device = 0; device <= pushTerms.devices; device += 1) {
      const browser = testBrowser(server.url);
      await browser.call('POST /dev/api/sign-in', { body: { userId: person.id } });
      await subscribed(browser);
    }
    expect(await devicesOf(person)).toBe(pushTerms.devices);
  });

  test('stops when asked, again and again, and two tabs that ask at once are one', async () => {
    const person = await makePerson(server);
    const { endpoint, keys } = await subscribed(person.browser);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.browser.call('PUT /v1/push', { body: { endpoint, keys } })),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    expect(await devicesOf(person)).toBe(1);
    for (const _ of [1, 2]) expect((await person.browser.call('DELETE /v1/push')).status).toBe(204);
    expect(await devicesOf(person)).toBe(0);
  });
});

test.each([
  'http://push.example.com/a',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://10.0.0.1/a',
  'https://2130706433/a',
  'https://localhost/a',
  'https://printer.local/a',
  'https://metadata.google.internal/a',
  'https://push.example.com:8443/a',
  'https://me:pass@push.example.com/a',
  'http://127.0.0.1:1/a',
  'ftp://push.example.com/a',
  'javascript:alert(1)',
  'push.example.com',
])('%s is no push service that the server would visit', async (endpoint) => {
  const { browser } = await makePerson(server);
  const answer = await browser.call('PUT /v1/push', { body: { endpoint, keys: pushedBrowser().keys } });
  expect(answer.code).toBe('NOTIFIER_BAD_PUSH');
});

test('keys that nothing can be sealed with are refused', async () => {
  const { browser } = await makePerson(server);
  const { keys } = pushedBrowser();
  for (const wrong of [
    { ...keys, auth: 'A'.repeat(30) },
    { ...keys, p256dh: 'A'.repeat(87) },
  ])
    expect((await browser.call('PUT /v1/push', { body: { endpoint: `${service.url}/x`, keys: wrong } })).code).toBe(
      'NOTIFIER_BAD_PUSH',
    );
});

describe('without a key', () => {
  const bare = serverForTests();
  test('the service says that it is off, and nobody subscribes', async () => {
    const { browser } = await makePerson(bare);
    expect((await browser.call('GET /v1/push')).body).toEqual({ publicKey: null, subscribed: false, answers: false });
    const body = { endpoint: 'https://push.example.com/a', keys: pushedBrowser().keys };
    expect((await browser.call('PUT /v1/push', { body })).code).toBe('NOTIFIER_NOT_FOUND');
  });
});
