import { askForWithdrawal, knowCard, testCard } from '#test/support/money/ask-for-withdrawal.ts';
import { giveMoney } from '#test/support/money/give-money.ts';
import { expectSoundLedger } from '#test/support/money/ledger-state.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { reserveCalls } from '#test/support/money/reserve-calls.ts';
import { serverForTests } from '#test/support/server/server-for-tests.ts';
import { sceneForTests } from '#test/support/squads/scene-for-tests.ts';
import { newKey } from '#test/support/money/start-deposit.ts';

const server = serverForTests();
const scene = sceneForTests(server);
const reserves = reserveCalls(server);

const asked = (amount: number) => askForWithdrawal(server, amount);
const withdraw = ({ browser }: TestPerson) =>
  browser.call('POST /v1/balance/withdraw', { body: { amount: 3000, to: testCard }, idempotencyKey: newKey() });
const seenBy = async ({ browser }: TestPerson, id: string) =>
  (await browser.call('GET /v1/admin/history', { query: { subject: `withdrawal:${id}` } })).body.seen;
const confirm = ({ browser }: TestPerson, id: string, seen: number) =>
  browser.call('POST /v1/admin/withdrawals/{id}/confirm', { params: { id }, body: { seen } });
const pay = ({ browser }: TestPerson, id: string, seen: number, idempotencyKey = newKey()) =>
  browser.call('POST /v1/admin/withdrawals/{id}/pay', {
    params: { id },
    body: { seen, reference: 'A63211' },
    idempotencyKey,
  });
const reject = ({ browser }: TestPerson, id: string, seen: number) =>
  browser.call('POST /v1/admin/withdrawals/{id}/reject', {
    params: { id },
    body: { seen, reason: 'Карта чужого человека' },
    idempotencyKey: newKey(),
  });
const auditOf = async (id: string) =>
  (
    await server.database.pool.query('SELECT action FROM audit_log WHERE subject = $1 ORDER BY id', [
      `withdrawal:${id}`,
    ])
  ).rows;
const available = async ({ browser }: TestPerson) => (await browser.call('GET /v1/balance/summary')).body.available;

test('a request says who asks, what a month brought them, and where earlier ones went', async () => {
  const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
  const { person, id: first } = await asked(2400);
  await reject(operator, first, 0);
  await server.database.pool.query('UPDATE app_user SET orders = 7 WHERE id = $1', [person.id]);
  const { body } = await withdraw(person);
  const read = await operator.browser.call('GET /v1/admin/withdrawals/{id}', { params: { id: body.id } });
  expect(read.body).toMatchObject({
    about: { orders: null, squads: 7, rating: null },
    earlier: [{ id: first, amount: 2400, status: 'REJECTED', walletShown: '2200\u00a0••••\u00a00004' }],
    money: { month: { orders: 0, squads: 0, tips: 0, articles: 0, reserves: 0 } },
  });
});

test('the orders of a mate are the squads they played as a mate, not those that they paid for', async () => {
  const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
  const mate = await scene.mate();
  await giveMoney(server.product.app, mate.id, 500_000);
  await knowCard(server, mate.id);
  const { body: request } = await withdraw(mate);
  await server.database.pool.query('UPDATE app_user SET orders = 7 WHERE id = $1', [mate.id]);
  await server.database.pool.query('UPDATE mate_access SET finished_orders = 3 WHERE user_id = $1', [mate.id]);
  const { body } = await operator.browser.call('GET /v1/admin/withdrawals/{id}', { params: { id: request.id } });
  expect(body.about).toMatchObject({ orders: 3, squads: 7 });
});

test('where the money came from and went adds up to what is left, corrections and payments included', async () => {
  const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
  const client = await makePerson(server);
  await giveMoney(server.product.app, client.id, 700_000, 30_000);
  await knowCard(server, client.id);
  await reserves.funded(client, 2000);
  const { body: request } = await withdraw(client);
  const { body } = await operator.browser.call('GET /v1/admin/withdrawals/{id}', { params: { id: request.id } });
  const { earned, deposited, corrected, spent, withdrawn, available: left } = body.money;
  expect([corrected, spent]).toEqual([7000, -2000]);
  expect(earned + deposited + corrected + spent - withdrawn - body.amount).toBe(left);
});

describe('one operator', () => {
  test('confirms, then marks paid; the person sees both and the money has gone', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
    const { person, id } = await asked(2400);
    expect((await confirm(operator, id, 0)).body).toMatchObject({
      status: 'CONFIRMED',
      payout: 2350,
      walletShown: '2200\u00a0••••\u00a00004',
    });
    const paid = await pay(operator, id, await seenBy(operator, id));
    expect(paid.body.status).toBe('PAID');
    const lines = (await person.browser.call('GET /v1/balance/transactions', { query: {} })).body.items;
    expect(lines[0]?.withdrawal?.status).toBe('PAID');
    expect(await auditOf(id)).toEqual([{ action: 'withdrawal.confirm' }, { action: 'withdrawal.pay' }]);
    await expectSoundLedger(server.database);
  });

  test('rejects with a reason that the person reads; all the money returns', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
    const { person, id } = await asked(2400);
    await reject(operator, id, 0);
    expect(await available(person)).toBe(200_000);
    const { items } = (await person.browser.call('GET /v1/balance/transactions', { query: {} })).body;
    expect(items.find(({ withdrawal }) => withdrawal?.id === id)?.withdrawal).toMatchObject({
      status: 'REJECTED',
      comment: 'Карта чужого человека',
    });
  });

  test('a reason of less than ten characters is none', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
    const { id } = await asked(1000);
    const { code } = await operator.browser.call('POST /v1/admin/withdrawals/{id}/reject', {
      params: { id },
      body: { seen: 0, reason: ' нет ' },
      idempotencyKey: newKey(),
    });
    expect(code).toBe('VALIDATION_ERROR');
  });

  test('decides nothing of their own', async () => {
    const operator = await makeAdministrator(server, 'ALL');
    await giveMoney(server.product.app, operator.id, 1_000_000);
    const { body } = await operator.browser.call('POST /v1/balance/withdraw', {
      body: { amount: 1000, to: testCard },
      idempotencyKey: newKey(),
    });
    expect((await confirm(operator, body.id, 0)).code).toBe('ADMIN_OWN_OBJECT');
    expect((await reject(operator, body.id, 0)).code).toBe('ADMIN_OWN_OBJECT');
    expect(await auditOf(body.id)).toEqual([]);
  });

  test('sees the whole card number by a call of its own, which stands in the log', async () => {
    const [plain, curious] = [
      await makeAdministrator(server, 'MANAGE_TRANSACTIONS'),
      await makeAdministrator(server, 'VIEW_REQUISITES'),
    ];
    const { id } = await asked(1000);
    const whole = await plain.browser.call('GET /v1/admin/withdrawals/{id}', { params: { id } });
    expect(JSON.stringify(whole.body)).not.toContain('220000000000');
    expect((await plain.browser.call('POST /v1/admin/withdrawals/{id}/wallet', { params: { id } })).code).toBe(
      'FORBIDDEN',
    );
    const shown = await curious.browser.call('POST /v1/admin/withdrawals/{id}/wallet', { params: { id } });
    expect(shown.body.wallet).toBe('2200000000000004');
    expect(await auditOf(id)).toEqual([{ action: 'view.wallet' }]);
    expect(await seenBy(plain, id)).toBe(0);
  });
});

describe('two operators', () => {
  test('the second is told what the first did, and nothing happens twice', async () => {
    const [first, second] = [
      await makeAdministrator(server, 'MANAGE_TRANSACTIONS'),
      await makeAdministrator(server, 'MANAGE_TRANSACTIONS'),
    ];
    const { person, id } = await asked(2400);
    const outcomes = await Promise.all([confirm(first, id, 0), reject(second, id, 0)]);
    const refused = outcomes.filter(({ code }) => code === 'ADMIN_CHANGED_MEANWHILE');
    expect(refused).toHaveLength(1);
    expect(await auditOf(id)).toHaveLength(1);
    expect([197_600, 200_000]).toContain(await available(person));
    await expectSoundLedger(server.database);
  });

  test('a payment repeated under its key is one payment', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
    const { id } = await asked(2400);
    await confirm(operator, id, 0);
    const [seen, key] = [await seenBy(operator, id), newKey()];
    const [one, other] = await Promise.all([pay(operator, id, seen, key), pay(operator, id, seen, key)]);
    expect(one.body).toEqual(other.body);
    expect((await auditOf(id)).filter(({ action }) => action === 'withdrawal.pay')).toHaveLength(1);
  });

  test('above fifty thousand both have to confirm', async () => {
    const [first, second] = [
      await makeAdministrator(server, 'CONFIRM_WITHDRAWAL'),
      await makeAdministrator(server, 'CONFIRM_WITHDRAWAL', 'VIEW_TRANSACTION'),
    ];
    const { id } = await asked(50_001);
    expect((await confirm(first, id, 0)).body).toMatchObject({
      status: 'WAITING_FOR_CONFIRMATION',
      halfConfirmed: true,
    });
    const shown = await second.browser.call('GET /v1/admin/withdrawals/{id}', { params: { id } });
    expect(shown.body.halfConfirmedBy).toBe(first.id);
    const seen = await seenBy(second, id);
    expect((await confirm(first, id, seen)).code).toBe('ADMIN_SECOND_OPERATOR');
    expect((await confirm(second, id, seen)).body.status).toBe('CONFIRMED');
  });

  test('are told of by the setting as it is now', async () => {
    const by = await makeAdministrator(server, 'ALL');
    const { id } = await asked(40_000);
    const told = async () =>
      (await by.browser.call('GET /v1/admin/withdrawals/{id}', { params: { id } })).body.twoOperators;
    const set = async (value: number) => {
      const name = 'withdrawal-two-operators';
      const { seen } = (await by.browser.call('GET /v1/admin/history', { query: { subject: `setting:${name}` } })).body;
      const body = { value, reason: 'Проверка порога', seen };
      await by.browser.call('PUT /v1/admin/settings/{name}', { params: { name }, body });
    };
    expect(await told()).toBe(false);
    await set(30_000);
    expect(await told()).toBe(true);
    await set(50_000);
  });
});

describe('the person meanwhile', () => {
  test('takes the request back: the operator is told that it has changed', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
    const { person, id } = await asked(1000);
    await person.browser.call('POST /v1/balance/withdrawals/{id}/cancel', { params: { id }, idempotencyKey: newKey() });
    expect(await confirm(operator, id, 0)).toMatchObject({ code: 'ADMIN_CHANGED_MEANWHILE', status: 409 });
  });

  test('one that was taken back does not keep the rest of a bulk waiting', async () => {
    const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
    const [one, back] = [await asked(1000), await asked(1000)];
    await back.person.browser.call('POST /v1/balance/withdrawals/{id}/cancel', {
      params: { id: back.id },
      idempotencyKey: newKey(),
    });
    const { body } = await operator.browser.call('POST /v1/admin/withdrawals/confirm', {
      body: { ids: [one.id, back.id] },
    });
    expect(body.done).toEqual([one.id]);
    expect(body.refused.map(({ id, code }) => [id, code])).toEqual([[back.id, 'ADMIN_CHANGED_MEANWHILE']]);
  });
});
