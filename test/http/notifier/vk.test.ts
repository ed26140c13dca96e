import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { notify } from '#server/features/notifications/notify.ts';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { type SeenRequest, standInService, type StandInService } from '../../support/server/stand-in-service';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { waitFor } from '../../support/wait-for';

let service: StandInService;
let server: TestServer;
/** Messages to the community that have not been polled yet. */
let updates: unknown[] = [];
let sendError = 0;
let keyIsOld = false;

const longPoll = async () => {
  if (keyIsOld) {
    keyIsOld = false;
    return { json: { failed: 2 } };
  }
  const came = updates;
  updates = [];
  if (came.length === 0) await new Promise((resolve) => setTimeout(resolve, 30));
  return { json: { ts: '2', updates: came } };
};

const answer = async ({ path }: SeenRequest) => {
  if (path.includes('groups.getLongPollServer'))
    return { json: { response: { server: `${service.url}/poll`, key: 'k', ts: '1' } } };
  if (path.startsWith('/poll')) return longPoll();
  if (path.includes('messages.send') && sendError !== 0) return { json: { error: { error_code: sendError } } };
  return { json: { response: 1 } };
};

beforeAll(async () => {
  service = await standInService(answer);
  server = await startTestServer({ VK_GROUP_TOKEN: 'vk-token', VK_GROUP_ID: '42', VK_API_URL: service.url });
});
afterAll(async () => {
  await server.stop();
  await service.stop();
});

const sent = (): readonly URLSearchParams[] =>
  service.seen.filter(({ path }) => path.includes('messages.send')).map(({ body }) => new URLSearchParams(body));
const sentTo = (id: number) => sent().filter((one) => one.get('user_id') === String(id));
const statusOf = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/notifier/services')).body.find(({ name }) => name === 'vk')?.status ?? null;
const write = (from: number, ref: string): void => {
  updates = [{ type: 'message_new', object: { message: { from_id: from, ref, text: 'Привет' } } }];
};
const begin = async ({ browser }: TestPerson): Promise<string> => {
  const { body } = await browser.call('POST /v1/notifier/services/{name}', { params: { name: 'vk' }, body: {} });
  expect(body.link).toContain('https://vk.me/public42?ref=');
  return new URL(body.link ?? '').searchParams.get('ref') ?? '';
};
const connected = async (from: number): Promise<TestPerson> => {
  const person = await makePerson(server);
  write(from, await begin(person));
  await waitFor(
    () => statusOf(person),
    (status) => status === 'connected',
  );
  return person;
};
const strike = async (person: TestPerson) => {
  await inTransaction(server.product.app.db, (tx) =>
    notify(tx, [person.id], {
      kind: 'STRIKE',
      facts: { gameId: 'cs2', until: null },
      at: new Date(server.clock.now()),
    }),
  );
  server.product.app.outbox.kick();
};

test('is connected by the code that came with the message, and says so there', async () => {
  await connected(501);
  await waitFor(
    async () => sentTo(501),
    (messages) => messages.length === 1,
  );
  expect(sentTo(501)[0]?.get('access_token')).toBe('vk-token');
});

test('is not connected by somebody else’s words', async () => {
  const person = await makePerson(server);
  await begin(person);
  write(502, 'aaaaaaaaaaaaaaaaaaaa');
  await waitFor(
    async () => sentTo(502),
    (messages) => messages.some((one) => one.get('message')?.includes('устарела')),
  );
  expect(await statusOf(person)).toBeNull();
});

test('an account of VK serves one person', async () => {
  await connected(601);
  const other = await makePerson(server);
  write(601, await begin(other));
  await waitFor(
    async () => sentTo(601),
    (messages) =>
      messages.some((one) => one.get('message')?.includes('Эта страница ВКонтакте привязана к другому аккаунту')),
  );
  expect(await statusOf(other)).toBeNull();
});

test('brings title, words and address, with a number that makes a repeat no second message', async () => {
  const person = await connected(701);
  await strike(person);
  const [told] = await waitFor(
    async () => sentTo(701).filter((one) => one.get('message')?.startsWith('Предупреждение\n')),
    (messages) => messages.length === 1,
  );
  expect(told?.get('message')).toContain('/appeals');
  expect(Number(told?.get('random_id'))).toBeGreaterThan(0);
});

test('is asked for a new place when the old one has ended', async () => {
  const places = () => service.seen.filter(({ path }) => path.includes('getLongPollServer')).length;
  const before = places();
  keyIsOld = true;
  await waitFor(
    async () => places(),
    (now) => now > before,
  );
  await connected(801);
});

test('that has forbidden messages is disconnected, and the person is told', async () => {
  const person = await connected(901);
  sendError = 901;
  await strike(person);
  await waitFor(
    () => statusOf(person),
    (status) => status === null,
  );
  sendError = 0;
  expect((await person.browser.call('GET /v1/notifications', { query: {} })).body.items[0]).toMatchObject({
    kind: 'NOTIFIER_BROKEN',
    title: 'ВКонтакте больше не отвечает',
  });
});
