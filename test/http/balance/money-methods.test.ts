import { depositsOff, withdrawalsOff } from '#domain/money/method-switches.ts';
import { paymentMethods } from '#domain/money/deposit.ts';
import { actsOn, seenBy } from '../../support/desk';
import { giveMoney } from '../../support/money/give-money';
import { newKey } from '../../support/money/start-deposit';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { providersOn } from '../../support/providers/provider-stand-in';
import { serverForTests } from '../../support/server/server-for-tests';

const server = serverForTests(providersOn('http://127.0.0.1:9'));
let boss: TestPerson;
beforeAll(async () => {
  boss = await makeAdministrator(server, 'ALL');
});

const offered = async ({ browser }: TestPerson) =>
  (await browser.call('GET /v1/balance/deposit-methods')).body.map(({ id }) => id);
const subject = 'money-method:deposits' as const;

test('what no longer exists or is forbidden is offered nowhere until an operator switches it on', async () => {
  const person = await makePerson(server);
  const ids = await offered(person);
  expect(ids).toContain('SBP');
  for (const method of paymentMethods.filter((one) => one in depositsOff)) expect(ids).not.toContain(method);
  const { body: out } = await person.browser.call('GET /v1/balance/user-withdrawal-methods');
  expect(out.terms.map(({ method }) => method)).toEqual(['SBP', 'BANK_CARD_RU', 'YOOMONEY', 'BANK_CARD']);
});

test('a method that is off is refused by every call, whatever the page had', async () => {
  const person = await makePerson(server);
  const body = { amount: 700, method: 'BITCOIN' } as const;
  expect((await person.browser.call('POST /v1/balance/deposit', { body, idempotencyKey: newKey() })).code).toBe(
    'VALIDATION_ERROR',
  );
  await giveMoney(server.product.app, person.id, 500_000);
  const to = { method: 'TRX', wallet: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' } as const;
  const out = await person.browser.call('POST /v1/balance/withdraw', {
    body: { amount: 2000, to },
    idempotencyKey: newKey(),
  });
  expect(out.code).toBe('WITHDRAWAL_METHOD_OFF');
});

test('an operator sees each with its reason, switches them with one of their own, and is written down', async () => {
  const person = await makePerson(server);
  const { body } = await boss.browser.call('GET /v1/admin/money-methods');
  expect(body.deposits).toHaveLength(paymentMethods.length);
  expect(body.deposits.find(({ method }) => method === 'QIWI')).toMatchObject({
    enabled: false,
    reason: depositsOff.QIWI,
    warning: depositsOff.QIWI,
  });
  expect(
    body.withdrawals
      .filter(({ enabled }) => !enabled)
      .map(({ method }) => method)
      .sort(),
  ).toEqual(Object.keys(withdrawalsOff).sort());
  const turn = async (method: 'SBP' | 'WEBMONEY', enabled: boolean, reason: string) =>
    boss.browser.call('PUT /v1/admin/money-methods/deposits/{method}', {
      params: { method },
      body: { enabled, reason, seen: await seenBy(boss, subject) },
    });
  expect((await turn('SBP', false, 'Банк чинит СБП')).code).toBeNull();
  expect(await offered(person)).not.toContain('SBP');
  const after = (await boss.browser.call('GET /v1/admin/money-methods')).body.deposits;
  expect(after.find(({ method }) => method === 'SBP')).toMatchObject({
    enabled: false,
    reason: 'Банк чинит СБП',
    warning: null,
  });
  expect((await turn('SBP', true, 'Банк починил СБП')).code).toBeNull();
  expect(await offered(person)).toContain('SBP');
  const stale = await boss.browser.call('PUT /v1/admin/money-methods/deposits/{method}', {
    params: { method: 'SBP' },
    body: { enabled: false, reason: 'Старая страница', seen: 0 },
  });
  expect(stale.code).toBe('ADMIN_CHANGED_MEANWHILE');
  expect(await actsOn(server, subject)).toEqual(['money-method.off', 'money-method.on']);
});

test('the order of the desk is that of the screen; those not named stay behind in theirs', async () => {
  const person = await makePerson(server);
  const before = await offered(person);
  const order = ['UMONEY', 'MIR'] as const;
  const seen = await seenBy(boss, subject);
  expect(
    (await boss.browser.call('PUT /v1/admin/money-methods/deposits', { body: { order: [...order], seen } })).code,
  ).toBeNull();
  expect(await offered(person)).toEqual([...order, ...before.filter((one) => one !== 'UMONEY' && one !== 'MIR')]);
});
