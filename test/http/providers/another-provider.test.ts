import type { PaymentMethod } from '#domain/money/deposit.ts';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { newKey } from '../../support/money/start-deposit';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { enotCallback, send, unitpayCallback } from '../../support/providers/provider-callbacks';
import { type ProviderStandIn, providersOn, providerStandIn } from '../../support/providers/provider-stand-in';
import { allowMethods } from '../../support/money/allow-methods';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';

const [unitpay, enot] = ['/api', '/invoice/create'];

let standIn: ProviderStandIn;
let server: TestServer;
beforeEach(async () => {
  standIn = await providerStandIn();
  server = await startTestServer(providersOn(standIn.url));
  await allowMethods(server, { deposits: ['P2P_CARD'] });
});
afterEach(async () => {
  await expectSoundLedger(server.database);
  await server.stop();
  await standIn.stop();
});

const press = ({ browser }: TestPerson, method: PaymentMethod, idempotencyKey = newKey()) =>
  browser.call('POST /v1/balance/deposit', { body: { amount: 3000, method }, idempotencyKey });

const verdicts = async () => {
  const { rows } = await server.database.pool.query<{ provider: string; verdict: string }>(
    'SELECT provider, verdict FROM provider_callback ORDER BY id',
  );
  return rows.map(({ provider, verdict }) => `${provider} ${verdict}`);
};

test('while the preferred provider is down, the payment goes to the next one, which alone can confirm it', async () => {
  const person = await makePerson(server);
  standIn.down.add(unitpay);
  const { body } = await press(person, 'SBP');
  expect(body.redirectUrl).toMatch(/enot\.example/);
  const payment = { depositId: body.depositId, sum: '3000.00' };
  await send(server.url, unitpayCallback(payment));
  expect(await cachedBalance(server.database, 'USER', person.id)).toBe(0);
  await send(server.url, enotCallback(payment));
  expect(await cachedBalance(server.database, 'USER', person.id)).toBe(300_000);
  expect(await verdicts()).toEqual(['UNITPAY UNKNOWN_DEPOSIT', 'ENOT CREDITED']);
});

test('the last provider is asked too, and the page stays with it when the others are well again', async () => {
  const person = await makePerson(server);
  const key = newKey();
  for (const path of [unitpay, enot]) standIn.down.add(path);
  const { body } = await press(person, 'SBP', key);
  expect(body.redirectUrl).toMatch(/pay\.freekassa\.com/);
  standIn.down.clear();
  expect((await press(person, 'SBP', key)).body).toEqual(body);
});

test('when all are down it says so, and the same press starts the payment at whichever is well first', async () => {
  const person = await makePerson(server);
  const key = newKey();
  standIn.down.add(enot);
  expect((await press(person, 'P2P_CARD')).code).toBe('UNITPAY_INIT_PAYMENT_ERROR');
  standIn.down.add(unitpay);
  expect((await press(person, 'MTS', key)).code).toBe('UNITPAY_INIT_PAYMENT_ERROR');
  standIn.down.clear();
  expect((await press(person, 'MTS', key)).body.redirectUrl).toMatch(/unitpay\.example/);
});

test('a refusal is not offered to another provider', async () => {
  standIn.mood = 'refusing';
  expect((await press(await makePerson(server), 'SBP')).code).toBe('UNITPAY_INIT_PAYMENT_ERROR');
  expect(standIn.seen.map(({ path }) => path.split('?')[0])).toEqual([unitpay]);
});

test('a page that arrives after the deposit has moved on is not shown: its payment would not be credited', async () => {
  const person = await makePerson(server);
  const key = newKey();
  const [atUnitpay, atEnot] = [standIn.hold(unitpay), standIn.hold(enot)];
  const first = press(person, 'SBP', key);
  await atUnitpay.asked;
  standIn.down.add(unitpay);
  const second = press(person, 'SBP', key);
  await atEnot.asked;
  atUnitpay.release();
  const { body } = await first;
  expect(body.redirectUrl).toMatch(/enot\.example/);
  atEnot.release();
  expect((await second).body).toEqual(body);
});
