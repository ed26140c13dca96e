import type { PaymentMethod } from '#domain/money/deposit.ts';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import {
  enotCallback,
  freekassaCallback,
  send,
  skinifyCallback,
  unitpayCallback,
} from '../../support/providers/provider-callbacks';
import { type ProviderStandIn, providersOn, providerStandIn } from '../../support/providers/provider-stand-in';
import { newKey } from '../../support/money/start-deposit';
import { allowMethods } from '../../support/money/allow-methods';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';

let standIn: ProviderStandIn;
let server: TestServer;
beforeAll(async () => {
  standIn = await providerStandIn();
  server = await startTestServer(providersOn(standIn.url));
  await allowMethods(server, { deposits: ['BITCOIN_CASH', 'P2P_CARD', 'BITCOIN'] });
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const trade = 'https://steamcommunity.com/tradeoffer/new/?partner=123456&token=AbCd_-12';

const start = ({ browser }: TestPerson, method: PaymentMethod, amount: number | null = 3000) =>
  browser.call('POST /v1/balance/deposit', {
    body: { method, ...(amount === null ? { steamTradeUrl: trade } : { amount }) },
    idempotencyKey: newKey(),
  });

const statusOf = async ({ browser }: TestPerson, id: string) =>
  (await browser.call('GET /v1/balance/deposits/{id}', { params: { id } })).body.status;

const rubles = async ({ id }: TestPerson) => (await cachedBalance(server.database, 'USER', id)) / 100;

test.each<readonly [string, PaymentMethod, RegExp]>([
  ['FREEKASSA', 'BITCOIN_CASH', /^https:\/\/pay\.freekassa\.com\/\?m=7012&oa=3000\.00/],
  ['UNITPAY', 'SBP', /unitpay\.example/],
  ['UNITPAY_NETTING', 'MTS', /unitpay\.example/],
  ['ENOT', 'P2P_CARD', /enot\.example/],
])('%s takes the person to its page', async (_provider, method, page) => {
  const { body } = await start(await makePerson(server), method);
  expect(body.redirectUrl).toMatch(page);
});

test('UNITPAY asks first whether a payment fits, and nothing moves', async () => {
  const person = await makePerson(server);
  const { body } = await start(person, 'SBP');
  const check = { depositId: body.depositId, outcome: 'check' } as const;
  expect((await send(server.url, unitpayCallback({ ...check, sum: '3000.00' }))).text).toContain('result');
  expect((await send(server.url, unitpayCallback({ ...check, sum: '1.00' }))).text).toContain('error');
  expect(await statusOf(person, body.depositId)).toBe('CREATED');
});

test('skins: the sum comes with the money, by a trade address that is kept', async () => {
  const person = await makePerson(server);
  expect((await start(person, 'SKINS', null)).status).toBe(200);
  const saved = await person.browser.call('GET /v1/balance/steam-trade-url', {});
  expect(saved.body.url).toBe(trade);
  const again = await person.browser.call('POST /v1/balance/deposit', {
    body: { method: 'SKINS' },
    idempotencyKey: newKey(),
  });
  const { depositId } = again.body;
  await send(server.url, skinifyCallback({ depositId, sum: '4321.50', forged: true }));
  expect(await rubles(person)).toBe(0);
  await send(server.url, skinifyCallback({ depositId, sum: '4321.50' }));
  expect(await rubles(person)).toBe(4321.5);
  expect(await cachedBalance(server.database, 'BONUS', person.id)).toBe(21_607);
  const { rows } = await server.database.pool.query("SELECT body FROM provider_callback WHERE provider = 'SKINIFY'");
  expect(rows.every(({ body }) => body.includes('token_md5=***'))).toBe(true);
});

test('a wrong trade address is refused', async () => {
  const { browser } = await makePerson(server);
  const body = { method: 'SKINS', steamTradeUrl: 'https://steamcommunity.com/id/me' } as const;
  const { code } = await browser.call('POST /v1/balance/deposit', { body, idempotencyKey: newKey() });
  expect(code).toBe('BALANCE_INVALID_STEAM_TRADE_URL');
  const put = await browser.call('PUT /v1/balance/steam-trade-url', { body: { url: 'x' } });
  expect(put.code).toBe('BALANCE_INVALID_STEAM_TRADE_URL');
});

test('a payment that does not start says so; the same press starts it when the provider is well again', async () => {
  const person = await makePerson(server);
  const idempotencyKey = newKey();
  const press = () =>
    person.browser.call('POST /v1/balance/deposit', { body: { amount: 500, method: 'SBP' }, idempotencyKey });
  standIn.mood = 'refusing';
  expect(await press()).toMatchObject({ status: 502, code: 'UNITPAY_INIT_PAYMENT_ERROR' });
  // There is no page to go back to.
  const unfinished = async () => (await person.browser.call('GET /v1/balance/deposits/open', {})).body;
  expect(await unfinished()).toEqual([]);
  standIn.mood = 'well';
  expect((await press()).body.redirectUrl).toMatch(/unitpay\.example/);
  expect(await unfinished()).toHaveLength(1);
  const { rows } = await server.database.pool.query('SELECT 1 FROM deposit WHERE user_id = $1', [person.id]);
  expect(rows).toHaveLength(1);
});

test('the ledger is sound after all of it', () => expectSoundLedger(server.database));

test('a provider that fails five times in a row is off the list', async () => {
  const person = await makePerson(server);
  const methods = async () => (await person.browser.call('GET /v1/balance/deposit-methods', {})).body;
  const servedBy = async (id: PaymentMethod) => (await methods()).find((method) => method.id === id)?.provider;
  expect(await servedBy('P2P_CARD')).toBe('ENOT');
  standIn.mood = 'broken';
  for (let time = 0; time < 5; time += 1)
    expect((await start(person, 'P2P_CARD')).code).toBe('UNITPAY_INIT_PAYMENT_ERROR');
  standIn.mood = 'well';
  expect(await servedBy('P2P_CARD')).toBeUndefined();
  // Methods that another provider serves too stay available.
  expect(await servedBy('BITCOIN')).toBe('FREEKASSA');
});

test.each([
  ['FREEKASSA', freekassaCallback],
  ['ENOT', enotCallback],
])('%s: an order number that cannot be stored is refused, signed or not', async (_provider, callback) => {
  const { status } = await send(server.url, callback({ depositId: 'a\0b', sum: '3000.00' }));
  expect(status).toBe(400);
});
