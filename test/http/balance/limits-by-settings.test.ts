import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { newKey } from '../../support/money/start-deposit';

const server = serverForTests();

const set = async (name: string, value: number): Promise<void> => {
  const { browser } = await makeAdministrator(server, 'ALL');
  const { seen } = (await browser.call('GET /v1/admin/history', { query: { subject: `setting:${name}` } })).body;
  const body = { value, reason: 'Проверка пределов', seen };
  expect((await browser.call('PUT /v1/admin/settings/{name}', { params: { name }, body })).status).toBe(200);
};

test('a deposit goes as far as the setting lets it, and the page is told so', async () => {
  const { browser } = await makePerson(server);
  const start = (amount: number) =>
    browser.call('POST /v1/balance/deposit', { body: { amount, method: 'SBP' }, idempotencyKey: newKey() });
  expect((await start(20_000)).status).toBe(200);
  await set('deposit-limit', 15_000);
  expect((await start(20_000)).code).toBe('VALIDATION_ERROR');
  expect((await start(15_000)).status).toBe(200);
  expect((await browser.call('GET /v1/balance/top-up')).body.max).toBe(15_000);
  const methods = (await browser.call('GET /v1/balance/deposit-methods')).body;
  expect(Math.max(...methods.map(({ max }) => max))).toBe(15_000);
});

test('a link asks for no more than the setting lets it', async () => {
  const { browser } = await makePerson(server, { mate: true });
  const ask = (amount: number) =>
    browser.call('POST /v1/balance-reserve/signed-link', { body: { amount, kind: 'OTHER' }, idempotencyKey: newKey() });
  expect((await ask(6000)).status).toBe(200);
  await set('reserve-limit', 5000);
  expect((await ask(6000)).code).toBe('VALIDATION_ERROR');
  expect((await ask(5000)).status).toBe(200);
});
