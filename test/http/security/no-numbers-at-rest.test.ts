import { seedDemo } from '#server/composition/demo/seed-demo.ts';
import { hours } from '#domain/time/durations.ts';
import { giveMoney } from '../../support/money/give-money';
import { cardNumbersIn, storedValues } from '../../support/money/stored-values';
import { newKey } from '../../support/money/start-deposit';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson } from '../../support/people/make-person';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';

const own = [
  { method: 'BANK_CARD_RU', wallet: '2200 7007 1234 5676' },
  { method: 'SBP', wallet: '+7 911 123-45-67', bank: 'TBANK' },
  { method: 'YOOMONEY', wallet: '410019876543210' },
] as const;

/** Those of the demo's people and those typed below, without separators and without +7. */
const numbers = [
  '2200240512348810',
  '9161232211',
  '9161230934',
  '9161234417',
  '410011234569043',
  '2200700712345676',
  '9111234567',
  '410019876543210',
];

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await seedDemo(server.product.app);
}, 180_000);
afterAll(() => server.stop());

/** Whoever asks, the operators who decide, look and take the register: everything that knows the number. */
const decide = async (to: (typeof own)[number]): Promise<void> => {
  const person = await makePerson(server);
  await giveMoney(server.product.app, person.id, 500_000);
  const { body, status } = await person.browser.call('POST /v1/balance/withdraw', {
    body: { amount: 1000, to },
    idempotencyKey: newKey(),
  });
  expect(status).toBe(200);
  server.clock.advance(hours(25));
  const { browser } = await makeAdministrator(server, 'MANAGE_TRANSACTIONS', 'VIEW_REQUISITES');
  const { id } = body;
  const params = { id };
  const shown = await browser.call('POST /v1/admin/withdrawals/{id}/wallet', { params });
  expect(shown.body.wallet.replaceAll(/[^\dA-Za-z]/g, '')).toContain(
    to.wallet.replaceAll(/\D/g, '').replace(/^7(?=9)/, ''),
  );
  expect((await browser.call('POST /v1/admin/withdrawals/{id}/confirm', { params, body: { seen: 0 } })).status).toBe(
    200,
  );
  const register = await browser.raw('GET', '/v1/admin/withdrawals/register.csv');
  expect(String(register.body)).toContain(shown.body.wallet);
  const list = await browser.raw('GET', '/v1/admin/withdrawals.csv');
  expect(String(list.body)).not.toContain(shown.body.wallet);
};

test('no card, phone or wallet number of a withdrawal is stored anywhere as it is', async () => {
  for (const to of own) await decide(to);
  const values = await storedValues(server.database);
  expect(values.length).toBeGreaterThan(10_000);
  const bare = values.map(({ at, value }) => ({ at, text: String(value).replaceAll(/[^\da-zA-Z]/g, '') }));
  expect(bare.filter(({ text }) => numbers.some((number) => text.includes(number)))).toEqual([]);
  expect(values.filter(({ value }) => cardNumbersIn(value).length > 0)).toEqual([]);
}, 120_000);
