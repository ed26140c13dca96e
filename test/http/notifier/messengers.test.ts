import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { type SeenRequest, standInService, type StandInService } from '../../support/server/stand-in-service';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { waitFor } from '../../support/wait-for';

const hook = '123456789012345678/abcdefghij_ABCDEFGHIJ-0123456789';
let service: StandInService;
let server: TestServer;
/** Messages to the bot that have not been polled yet. */
let updates: unknown[] = [];
let failures = 0;
let blocked = false;

const answer = async ({ path }: SeenRequest) => {
  if (path.endsWith('/getMe')) return { json: { ok: true, result: { username: 'naparnik_bot' } } };
  if (path.endsWith('/getUpdates')) {
    const result = updates;
    updates = [];
    if (result.length === 0) await new Promise((resolve) => setTimeout(resolve, 30));
    return { json: { ok: true, result } };
  }
  if (path.endsWith('/sendMessage') && blocked)
    return { status: 403, json: { ok: false, description: 'Forbidden: bot was blocked by the user' } };
  if (path.endsWith('/sendMessage') && failures > 0) {
    failures -= 1;
    return { status: 502, json: {} };
  }
  if (path.includes('/api/webhooks/')) return path.includes(hook) ? { json: { name: 'Мой канал' } } : { status: 404 };
  return { json: { ok: true } };
};

beforeAll(async () => {
  service = await standInService(answer);
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

const sent = (path: string): readonly string[] =>
  service.seen.filter((one) => one.path.endsWith(path) && one.method === 'POST').map(({ body }) => body);
const statusOf = async ({ browser }: TestPerson, index: number) =>
  (await browser.call('GET /v1/notifier/services')).body[index]?.status ?? null;

/** The update that Telegram sends when this person presses start in that chat. */
const pressed = async (person: TestPerson, chatId: number) => {
  const { body } = await person.browser.call('POST /v1/notifier/services/{name}', {
    params: { name: 'telegram' },
    body: {},
  });
  const code = new URL(body.link ?? '').searchParams.get('start');
  expect(body.link).toContain('https://t.me/naparnik_bot?start=');
  return {
    update_id: chatId,
    message: { text: `/start ${code ?? ''}`, chat: { id: chatId, type: 'private' }, from: { username: 'kot' } },
  };
};

const start = async (person: TestPerson, chatId: number): Promise<void> => {
  updates = [await pressed(person, chatId)];
};

const strike = (person: TestPerson) =>
  inTransaction(server.product.app.db, (tx) =>
    notify(tx, [person.id], {
      kind: 'STRIKE',
      facts: { gameId: 'cs2', until: null },
      at: new Date(server.clock.now()),
    }),
  );

describe('Telegram', () => {
  test('is connected by the code of the link, and by nobody else’s', async () => {
    const person = await makePerson(server);
    await start(person, 501);
    await waitFor(
      () => statusOf(person, 1),
      (status) => status === 'connected',
    );
    updates = [
      { update_id: 502, message: { text: '/start aaaaaaaaaaaaaaaaaaaa', chat: { id: 777, type: 'private' } } },
    ];
    await waitFor(
      async () => sent('/sendMessage'),
      (bodies) => bodies.some((body) => body.includes('"777"') && body.includes('устарела')),
    );
  });

  test('is not held up for others by somebody who presses start and blocks the bot', async () => {
    const [gone, next] = [await makePerson(server), await makePerson(server)];
    blocked = true;
    updates = [await pressed(gone, 551), await pressed(next, 552)];
    await waitFor(
      () => statusOf(next, 1),
      (status) => status === 'connected',
    );
    blocked = false;
  });

  test('of another account is refused in the words of the catalogue', async () => {
    const other = await makePerson(server);
    await start(other, 501);
    await waitFor(
      async () => sent('/sendMessage'),
      (bodies) => bodies.some((body) => body.includes('Этот Telegram привязан к другому аккаунту')),
    );
    expect(await statusOf(other, 1)).toBeNull();
  });

  test('brings what matters, again after a failure, and once', async () => {
    const person = await makePerson(server);
    await start(person, 601);
    await waitFor(
      () => statusOf(person, 1),
      (status) => status === 'connected',
    );
    failures = 1;
    await strike(person);
    server.product.app.outbox.kick();
    const told = () => sent('/sendMessage').filter((body) => body.includes('"601"') && body.includes('Предупреждение'));
    await waitFor(
      async () => told(),
      (bodies) => bodies.length === 2,
    );
    await waitFor(
      async () => (await server.database.pool.query("SELECT 1 FROM outbox WHERE topic = 'notifier'")).rowCount,
      (left) => left === 0,
    );
    expect(told()).toHaveLength(2);
  });

  test('says nothing while it is switched off', async () => {
    const person = await makePerson(server);
    await start(person, 701);
    await waitFor(
      () => statusOf(person, 1),
      (status) => status === 'connected',
    );
    await person.browser.call('PUT /v1/notifier/services/{name}/enabled', {
      params: { name: 'telegram' },
      body: { enabled: false },
    });
    await strike(person);
    server.product.app.outbox.kick();
    await waitFor(
      async () => (await server.database.pool.query("SELECT 1 FROM outbox WHERE topic = 'notifier'")).rowCount,
      (left) => left === 0,
    );
    expect(sent('/sendMessage').filter((body) => body.includes('"701"') && body.includes('Предупреждение'))).toEqual(
      [],
    );
  });

  test('that has blocked the bot is disconnected, and the person is told', async () => {
    const person = await makePerson(server);
    await start(person, 801);
    await waitFor(
      () => statusOf(person, 1),
      (status) => status === 'connected',
    );
    blocked = true;
    await strike(person);
    server.product.app.outbox.kick();
    await waitFor(
      () => statusOf(person, 1),
      (status) => status === null,
    );
    blocked = false;
    const { items } = (await person.browser.call('GET /v1/notifications')).body;
    expect(items[0]).toMatchObject({ kind: 'NOTIFIER_BROKEN', title: 'Telegram больше не отвечает' });
  });
});

describe('Discord', () => {
  const connect = ({ browser }: TestPerson, webhookUrl?: string) =>
    browser.call('POST /v1/notifier/services/{name}', {
      params: { name: 'discord' },
      body: webhookUrl === undefined ? {} : { webhookUrl },
    });

  test('takes a webhook that Discord knows and writes there', async () => {
    const person = await makePerson(server);
    expect((await connect(person, `https://discord.com/api/webhooks/${hook}`)).body.status).toBe('connected');
    await strike(person);
    server.product.app.outbox.kick();
    await waitFor(
      async () => sent(`/api/webhooks/${hook}`),
      (bodies) => bodies.some((body) => body.includes('Предупреждение')),
    );
  });

  test.each([
    ['no address', undefined],
    ['another host', `https://example.com/api/webhooks/${hook}`],
    ['a host that only looks like it', `https://discord.com.example.com/api/webhooks/${hook}`],
    ['this machine', `http://127.0.0.1/api/webhooks/${hook}`],
    ['a name before the host', `https://discord.com@127.0.0.1/api/webhooks/${hook}`],
    ['another port', `https://discord.com:8443/api/webhooks/${hook}`],
    ['another path', 'https://discord.com/api/users/1'],
    [
      'a webhook that is not there',
      'https://discord.com/api/webhooks/999999999999999999/abcdefghij_ABCDEFGHIJ-0000000000',
    ],
  ])('refuses %s', async (_name, webhookUrl) => {
    expect((await connect(await makePerson(server), webhookUrl)).code).toBe('NOTIFIER_BAD_WEBHOOK');
  });
});
