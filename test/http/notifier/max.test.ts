import { notify } from '#server/features/notifications/notify.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { type SeenRequest, standInService, type StandInService } from '../../support/server/stand-in-service';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { waitFor } from '../../support/wait-for';

let service: StandInService;
/** Updates that have not been polled yet, and how many messages are refused next. */
let updates: readonly object[] = [];
let failures = 0;

const answer = async ({ path }: SeenRequest) => {
  if (path === '/me') return { json: { user_id: 1, username: 'naparnik_bot' } };
  if (path.startsWith('/subscriptions')) return { json: { success: true } };
  if (path.startsWith('/messages'))
    return failures-- > 0
      ? { status: 503, json: { code: 'service.unavailable', message: '' } }
      : { json: { message: {} } };
  const came = updates;
  updates = [];
  if (came.length === 0) await new Promise((resolve) => setTimeout(resolve, 30));
  return { json: { updates: came, marker: 77 } };
};

beforeAll(async () => {
  service = await standInService(answer);
});
afterAll(() => service.stop());
beforeEach(() => {
  failures = 0;
});

const secret = 'a-secret-of-max';
const sentTo = (user: number): readonly string[] =>
  service.seen
    .filter(({ path }) => path.startsWith('/messages') && path.includes(`user_id=${user}&`))
    .map(({ body }) => JSON.parse(body).text);
const statusOf = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/notifier/services')).body.find(({ name }) => name === 'max')?.status ?? null;
const linkOf = async ({ browser }: TestPerson): Promise<URL> => {
  const { body } = await browser.call('POST /v1/notifier/services/{name}', { params: { name: 'max' }, body: {} });
  return new URL(body.link ?? '');
};
const codeOf = async (person: TestPerson): Promise<string> => (await linkOf(person)).searchParams.get('start') ?? '';
const started = (user: number, timestamp: number, payload: string | null) => ({
  update_type: 'bot_started',
  timestamp,
  chat_id: 5,
  user: { user_id: user, first_name: 'Игрок', username: null, is_bot: false },
  payload,
});
const stopped = (user: number, timestamp: number) => ({
  update_type: 'bot_stopped',
  timestamp,
  chat_id: 5,
  user: { user_id: user, first_name: 'Игрок' },
});
const strike = async (server: TestServer, person: TestPerson) => {
  await inTransaction(server.product.app.db, (tx) =>
    notify(tx, [person.id], {
      kind: 'STRIKE',
      facts: { gameId: 'cs2', until: null },
      at: new Date(server.clock.now()),
    }),
  );
  server.product.app.outbox.kick();
};

describe('a bot in MAX that MAX calls', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      MAX_BOT_TOKEN: 'max-token',
      MAX_API_URL: service.url,
      MAX_WEBHOOK_SECRET: secret,
    });
  });
  afterAll(() => server.stop());

  const tell = (update: object, given: string | null = secret) =>
    fetch(`${server.url}/v1/notifier/max/updates`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(given === null ? {} : { 'x-max-bot-api-secret': given }) },
      body: JSON.stringify(update),
    });
  const connected = async (user: number, timestamp: number): Promise<TestPerson> => {
    const person = await makePerson(server);
    expect((await tell(started(user, timestamp, await codeOf(person)))).ok).toBe(true);
    expect(await statusOf(person)).toBe('connected');
    return person;
  };

  test('asks to be called, with the secret and for what it reads', async () => {
    const [asked] = await waitFor(
      async () => service.seen.filter(({ path }) => path === '/subscriptions'),
      (calls) => calls.length > 0,
    );
    const { publicUrl } = server.product.app.config;
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      url: `${publicUrl}/v1/notifier/max/updates`,
      secret,
      update_types: ['bot_started', 'bot_stopped'],
    });
    expect(asked?.authorization).toBe('max-token');
  });

  test('is opened by a link, connects whoever brings its code, and says so there', async () => {
    const person = await makePerson(server);
    const link = await linkOf(person);
    expect(link.origin + link.pathname).toBe('https://max.ru/naparnik_bot');
    await tell(started(101, 1000, link.searchParams.get('start')));
    expect(await statusOf(person)).toBe('connected');
    expect(sentTo(101)).toEqual([expect.stringContaining('Сюда будут приходить важные уведомления')]);
  });

  test.each([null, '', 'a-secret-of-maX', `${secret}x`])('a call with the secret %j changes nothing', async (given) => {
    const person = await makePerson(server);
    const response = await tell(started(102, 1000, await codeOf(person)), given);
    expect(response.status).toBe(403);
    expect(await statusOf(person)).toBeNull();
  });

  test('a repeated update is answered once', async () => {
    const person = await makePerson(server);
    const update = started(103, 1000, await codeOf(person));
    const statuses = await Promise.all([tell(update), tell(update), tell(update)]);
    expect(statuses.every(({ ok }) => ok)).toBe(true);
    await tell(update);
    expect(sentTo(103)).toHaveLength(1);
  });

  test('whoever stops the bot is disconnected and told by mail, unless that word is older than their return', async () => {
    const person = await connected(104, 5000);
    await tell(stopped(104, 4000));
    expect(await statusOf(person)).toBe('connected');
    await tell(stopped(104, 6000));
    expect(await statusOf(person)).toBeNull();
    const { body } = await person.browser.call('GET /v1/notifications');
    expect(body.items.some(({ title }) => title === 'MAX больше не отвечает')).toBe(true);
  });

  test('a stranger without a code, an unknown update and a broken one are left alone', async () => {
    for (const update of [
      started(105, 1000, null),
      { update_type: 'message_created', timestamp: 1, message: {} },
      { update_type: 'bot_started', timestamp: 'soon' },
      {},
    ])
      expect((await tell(update)).ok).toBe(true);
    expect(sentTo(105)).toEqual([]);
  });

  test('an old code and somebody else’s account are told apart in the messenger', async () => {
    await connected(106, 1000);
    const other = await makePerson(server);
    await tell(started(106, 2000, await codeOf(other)));
    await tell(started(107, 1000, 'aaaaaaaaaaaaaaaaaaaa'));
    expect(sentTo(106).at(-1)).toContain('Этот MAX привязан к другому аккаунту');
    expect(sentTo(107)).toEqual([expect.stringContaining('устарела')]);
    expect(await statusOf(other)).toBeNull();
  });

  test('brings title, words and address, and again when MAX was not available', async () => {
    const person = await connected(108, 1000);
    failures = 1;
    await strike(server, person);
    const texts = await waitFor(
      async () => sentTo(108).filter((text) => text.startsWith('Предупреждение\n')),
      (all) => all.length === 2,
    );
    expect(texts[1]).toContain('/appeals');
    expect(await statusOf(person)).toBe('connected');
  });
});

describe('a bot in MAX that asks MAX, for trying out', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ MAX_BOT_TOKEN: 'max-token', MAX_API_URL: service.url });
  });
  afterAll(() => server.stop());

  test('connects whoever opens it, and confirms what it has read', async () => {
    const person = await makePerson(server);
    updates = [started(201, 1000, await codeOf(person))];
    await waitFor(
      () => statusOf(person),
      (status) => status === 'connected',
    );
    await waitFor(
      async () => service.seen.some(({ path }) => path.startsWith('/updates') && path.includes('marker=77')),
      Boolean,
    );
  });

  test('is not called by anybody', async () => {
    const response = await fetch(`${server.url}/v1/notifier/max/updates`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-max-bot-api-secret': '' },
      body: '{}',
    });
    expect(response.status).toBe(403);
  });
});
