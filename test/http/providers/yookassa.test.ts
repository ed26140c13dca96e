import { paymentQuestions } from '#domain/money/deposit.ts';
import { isAmongAddresses } from '#server/features/balance/deposits/among-addresses.ts';
import { readPaymentsConfig } from '#server/platform/config/read-payments-config.ts';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { newKey } from '../../support/money/start-deposit';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { enotCallback, send } from '../../support/providers/provider-callbacks';
import { providersOn, providerStandIn } from '../../support/providers/provider-stand-in';
import { yookassaOn, yookassaStandIn } from '../../support/providers/yookassa-stand-in';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { waitFor } from '../../support/wait-for';
import { hurryJobs } from '../../support/server/hurry-jobs';

let standIn: Awaited<ReturnType<typeof yookassaStandIn>>;
let server: TestServer;
beforeEach(async () => {
  standIn = await yookassaStandIn();
  server = await startTestServer(yookassaOn(standIn.url));
});
afterEach(async () => {
  await expectSoundLedger(server.database);
  await server.stop();
  await standIn.stop();
});

const press = ({ browser }: TestPerson, idempotencyKey = newKey(), method: 'SBP' | 'MIR' | 'VISA' = 'SBP') =>
  browser.call('POST /v1/balance/deposit', { body: { amount: 700, method }, idempotencyKey });

const money = ({ id }: TestPerson) => cachedBalance(server.database, 'USER', id);
const statusOf = async ({ browser }: TestPerson, id: string) =>
  (await browser.call('GET /v1/balance/deposits/{id}', { params: { id } })).body.status;

const verdicts = async () =>
  (await server.database.pool.query<{ verdict: string }>('SELECT verdict FROM provider_callback ORDER BY id')).rows.map(
    ({ verdict }) => verdict,
  );

test('the person pays on its page; the payment is captured at once and carries our number', async () => {
  const { body } = await press(await makePerson(server), newKey(), 'MIR');
  expect(body.redirectUrl).toBe(`https://yookassa.example/pay/${standIn.payments[0]?.id}`);
  expect(JSON.parse(standIn.seen[0]?.body ?? '')).toMatchObject({
    amount: { value: '700.00', currency: 'RUB' },
    capture: true,
    confirmation: { type: 'redirect' },
    payment_method_data: { type: 'bank_card' },
    metadata: { deposit: body.depositId },
  });
});

test.each(['loses', 'breaks'] as const)('when its answer %s the same press finds the same payment', async (mood) => {
  const person = await makePerson(server);
  const key = newKey();
  standIn.behave(mood);
  // Of a method that nobody else serves here.
  expect((await press(person, key, 'VISA')).code).toBe('UNITPAY_INIT_PAYMENT_ERROR');
  standIn.behave('well');
  const { body } = await press(person, key, 'VISA');
  expect(standIn.payments).toHaveLength(1);
  expect(body.redirectUrl).toBe(`https://yookassa.example/pay/${standIn.payments[0]?.id}`);
});

test('after a refusal the same press starts it with another key', async () => {
  const person = await makePerson(server);
  const key = newKey();
  standIn.behave('refuses');
  expect((await press(person, key)).code).toBe('UNITPAY_INIT_PAYMENT_ERROR');
  standIn.behave('well');
  expect((await press(person, key)).code).toBeNull();
  expect(new Set(standIn.seen.map((one) => one.key)).size).toBeGreaterThan(1);
});

test('one whose notice never came is asked about, and counts', async () => {
  const person = await makePerson(server);
  const { body } = await press(person);
  standIn.says({ depositId: body.depositId, sum: '700.00' });
  await waitFor(
    async () => {
      await hurryJobs(server, 'payment');
      return money(person);
    },
    (sum) => sum === 70_000,
  );
  expect(await statusOf(person, body.depositId)).toBe('PAID');
});

test('one that nobody has paid is asked about again and again, then no more', async () => {
  await press(await makePerson(server));
  const jobs = async () =>
    (
      await server.database.pool.query<{ asked: number }>(
        "SELECT (payload ->> 'asked')::int AS asked FROM outbox WHERE topic = 'payment'",
      )
    ).rows.map(({ asked }) => asked);
  expect(await jobs()).toEqual([0]);
  const ask = async () => {
    await hurryJobs(server, 'payment');
    return jobs();
  };
  standIn.behave('silent');
  await waitFor(ask, ([asked = 0]) => asked > 1);
  standIn.behave('well');
  await waitFor(ask, (left) => left.length === 0);
  expect(standIn.seen.filter(({ route }) => route.startsWith('GET /payments/')).length).toBeGreaterThanOrEqual(
    paymentQuestions,
  );
});

test('a notice that cannot be checked is not believed: it is answered 503, and its repeat counts', async () => {
  const person = await makePerson(server);
  const { body } = await press(person);
  const notice = standIn.says({ depositId: body.depositId, sum: '700.00' });
  for (const mood of ['silent', 'strange'] as const) {
    standIn.behave(mood);
    expect((await send(server.url, notice)).status).toBe(503);
  }
  expect(await money(person)).toBe(0);
  standIn.behave('well');
  expect((await send(server.url, notice)).status).toBe(200);
  expect([await money(person), await verdicts()]).toEqual([70_000, ['WAITING', 'WAITING', 'CREDITED']]);
});

test('what a notice says itself moves nothing: the payment as YooKassa has it counts', async () => {
  const person = await makePerson(server);
  const { body } = await press(person);
  const [payment] = standIn.payments;
  const said = { ...payment, status: 'succeeded', amount: { value: '700.00', currency: 'RUB' }, paid: true };
  expect((await send(server.url, standIn.noticeOf('payment.succeeded', said))).status).toBe(200);
  expect([await money(person), await statusOf(person, body.depositId)]).toEqual([0, 'CREATED']);
  expect(await verdicts()).toEqual(['CHECKED']);
});

test('a second payment of one deposit is not credited silently: an operator sees it', async () => {
  const person = await makePerson(server);
  const { body } = await press(person);
  await send(server.url, standIn.says({ depositId: body.depositId, sum: '700.00' }));
  const second = { ...standIn.payments[0], id: '99999999-0000-5000-8000-000000000000' };
  standIn.payments.push({
    id: second.id,
    amount: '700.00',
    status: 'succeeded',
    metadata: { deposit: body.depositId },
  });
  expect((await send(server.url, standIn.noticeOf('payment.succeeded', second))).status).toBe(404);
  expect([await money(person), await verdicts()]).toEqual([70_000, ['CREDITED', 'UNKNOWN_DEPOSIT']]);
  const boss = await makeAdministrator(server, 'MANAGE_DEPOSIT');
  const { items } = (
    await boss.browser.call('GET /v1/admin/provider-callbacks', { query: { unmatched: true, provider: ['YOOKASSA'] } })
  ).body;
  expect(items).toHaveLength(1);
});

test('while it is down another provider of the method takes the payment', async () => {
  const others = await providerStandIn();
  const both = await startTestServer({ ...providersOn(others.url), ...yookassaOn(standIn.url) });
  try {
    const person = await makePerson(both);
    standIn.behave('silent');
    others.down.add('/api');
    const { body } = await press(person);
    expect(body.redirectUrl).toMatch(/enot\.example/);
    await send(both.url, enotCallback({ depositId: body.depositId, sum: '700.00' }));
    expect(await cachedBalance(both.database, 'USER', person.id)).toBe(70_000);
  } finally {
    await both.stop();
    await others.stop();
  }
});

test('it serves the methods that the shop may take, each by its switch', async () => {
  const few = await startTestServer({ ...yookassaOn(standIn.url), YOOKASSA_METHODS: 'SBP,MIR' });
  try {
    const person = await makePerson(few);
    const served = async () =>
      (await person.browser.call('GET /v1/balance/deposit-methods', {})).body
        .filter(({ provider }) => provider === 'YOOKASSA')
        .map(({ id }) => id);
    expect(await served()).toEqual(['SBP', 'MIR']);
    const boss = await makeAdministrator(few, 'ALL');
    await boss.browser.call('PUT /v1/admin/money-methods/deposits/{method}', {
      params: { method: 'MIR' },
      body: { seen: 0, enabled: false, reason: 'Не подключены' },
    });
    expect(await served()).toEqual(['SBP']);
  } finally {
    await few.stop();
  }
});

test('by itself it takes notices from the addresses of its documents alone', () => {
  const addresses = readPaymentsConfig({ YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET: 's' }).yookassa?.addresses ?? [];
  for (const known of ['185.71.76.1', '::ffff:77.75.153.127', '77.75.156.35', '2a02:5180::1'])
    expect([known, isAmongAddresses(addresses, known)]).toEqual([known, true]);
  for (const other of ['185.71.76.32', '77.75.156.12', '2a02:5181::1', '127.0.0.1', 'x'])
    expect([other, isAmongAddresses(addresses, other)]).toEqual([other, false]);
});

test.each([
  ['YOOKASSA_ADDRESSES', '185.71.76.0/33'],
  ['YOOKASSA_ADDRESSES', 'yookassa.ru'],
  ['YOOKASSA_METHODS', 'SBP,BITCOIN'],
])('%s=%s is refused at the start', (name, value) => {
  expect(() => readPaymentsConfig({ YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET: 's', [name]: value })).toThrow(name);
});
