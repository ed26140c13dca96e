import { depositRateLimits } from '#domain/money/deposit.ts';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { listen } from '../../support/server/listen';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { newKey, startDeposit } from '../../support/money/start-deposit';

const server = serverForTests();

const ask = ({ browser }: TestPerson, amount: number, idempotencyKey = newKey()) =>
  browser.call('POST /v1/balance/deposit', {
    body: { amount, method: 'SBP', returnTo: '/cs2/squads/18402?step=pay' },
    idempotencyKey,
  });

const choose = ({ browser }: TestPerson, depositId: string, outcome: 'PAY' | 'DECLINE' | 'DELAY') =>
  browser.call('POST /v1/dummy-provider/{depositId}', { params: { depositId }, body: { outcome } });

const depositOf = async ({ browser }: TestPerson, id: string) =>
  (await browser.call('GET /v1/balance/deposits/{id}', { params: { id } })).body;

/** As if that many had been started in this window already. */
const countOf = (window: number, key: string, hits: number) =>
  server.database.pool.query('UPDATE rate_count SET hits = $1 WHERE key = $2', [hits, `deposit:${window}:${key}`]);

describe('starting a deposit', () => {
  test.each(depositRateLimits)('is possible only so many times: $most by one $by', async ({ by, most, window }) => {
    const person = await makePerson(server);
    expect((await ask(person, 3000)).code).toBeNull();
    const key = by === 'person' ? person.id : '127.0.0.1';
    expect((await countOf(window, key, most - 1)).rowCount).toBe(1);
    expect((await ask(person, 3000)).code).toBeNull();
    expect((await ask(person, 3000)).code).toBe('RATE_LIMITED');
    expect((await ask(await makePerson(server), 3000)).code).toBe(by === 'address' ? 'RATE_LIMITED' : null);
    await countOf(window, key, 0);
  });

  test('gives the page to pay on and remembers where to come back', async () => {
    const person = await makePerson(server);
    const { body } = await ask(person, 3000);
    expect(body.redirectUrl).toBe(`/pay/dummy/${body.depositId}`);
    expect(await depositOf(person, body.depositId)).toMatchObject({
      amount: 3000,
      bonus: 150,
      method: 'SBP',
      status: 'CREATED',
      returnTo: '/cs2/squads/18402?step=pay',
    });
    expect((await person.browser.call('GET /v1/users/me')).body.balance).toBe(0);
  });

  test.each([99.99, 0, -1, 0.001, 1e21, 2 ** 53, 100_000.01])('%p rubles are refused', async (amount) => {
    const person = await makePerson(server);
    expect((await ask(person, amount)).code).toBe('VALIDATION_ERROR');
  });

  test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'balance', '/a b'])(
    'does not come back to %s',
    async (returnTo) => {
      const { browser } = await makePerson(server);
      const answer = await browser.call('POST /v1/balance/deposit', {
        body: { amount: 500, method: 'SBP', returnTo },
        idempotencyKey: newKey(),
      });
      expect(answer.code).toBe('VALIDATION_ERROR');
    },
  );

  test('a method that no provider serves is refused', async () => {
    const { browser } = await makePerson(server);
    const answer = await browser.call('POST /v1/balance/deposit', {
      body: { amount: 500, method: 'QIWI' },
      idempotencyKey: newKey(),
    });
    expect(answer.code).toBe('VALIDATION_ERROR');
  });

  test('mates cannot deposit, guests neither, and a key is demanded', async () => {
    const mate = await makePerson(server, { mate: true });
    expect((await ask(mate, 500)).code).toBe('MATE_CANT_DEPOSIT_MONEY');
    const client = await makePerson(server);
    const noKey = await client.browser.call('POST /v1/balance/deposit', { body: { amount: 500, method: 'SBP' } });
    expect(noKey.code).toBe('IDEMPOTENCY_KEY_REQUIRED');
    await client.browser.call('POST /v1/auth/logout');
    expect((await ask(client, 500)).code).toBe('UNAUTHENTICATED');
  });

  test('a package credits more than it costs', async () => {
    const person = await makePerson(server);
    const { body } = await person.browser.call('POST /v1/packages/deposit', {
      body: { packageId: 2, method: 'MIR' },
      idempotencyKey: newKey(),
    });
    await choose(person, body.depositId, 'PAY');
    expect((await person.browser.call('GET /v1/balance/summary')).body).toMatchObject({ available: 5000, bonus: 750 });
    const unknown = await person.browser.call('POST /v1/packages/deposit', {
      body: { packageId: 9, method: 'MIR' },
      idempotencyKey: newKey(),
    });
    expect(unknown.code).toBe('PACKAGES_NOT_FOUND');
  });
});

describe('the page of the DUMMY provider', () => {
  test('«Оплатить», pressed twice, credits once with its bonus', async () => {
    const person = await makePerson(server);
    const depositId = await startDeposit(person.browser, 10_000);
    const answers = await Promise.all([choose(person, depositId, 'PAY'), choose(person, depositId, 'PAY')]);
    expect(answers.map(({ body }) => body.status)).toEqual(['PAID', 'PAID']);
    expect((await person.browser.call('GET /v1/balance/summary')).body).toEqual({
      available: 10_000,
      held: 0,
      reserved: 0,
      withdrawing: 0,
      bonus: 1000,
      gift: 0,
      ends: { amount: 1000, at: expect.any(String) },
    });
    await expectSoundLedger(server.database);
  });

  test('the person’s other tabs hear that the deposit is settled and the balance changed', async () => {
    const person = await makePerson(server);
    const heard = await listen(server, person.browser, ['deposit settled', 'me changed']);
    const depositId = await startDeposit(person.browser, 500);
    await choose(person, depositId, 'PAY');
    expect(await heard.all()).toEqual({ 'deposit settled': { depositId, status: 'PAID' }, 'me changed': {} });
    heard.close();
  });

  test('«Отклонить» moves nothing and cannot be taken back on the page', async () => {
    const person = await makePerson(server);
    const depositId = await startDeposit(person.browser, 500);
    expect((await choose(person, depositId, 'DECLINE')).body.status).toBe('DECLINED');
    expect((await choose(person, depositId, 'PAY')).body.status).toBe('DECLINED');
    expect(await cachedBalance(server.database, 'USER', person.id)).toBe(0);
  });

  test('«Задержать» credits when its fifteen seconds of product time are over', async () => {
    const person = await makePerson(server);
    const depositId = await startDeposit(person.browser, 500);
    expect((await choose(person, depositId, 'DELAY')).body.status).toBe('DELAYED');
    const { rows } = await server.database.pool.query<{ due_at: Date }>(
      'SELECT due_at FROM deadline WHERE aggregate = $1',
      [`deposit:${depositId}`],
    );
    expect(rows.map((row) => row.due_at.getTime() - server.clock.now())).toEqual([15_000]);
    server.clock.advance(15_000);
    server.product.app.sweeper.kick();
    while ((await depositOf(person, depositId)).status !== 'PAID')
      await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await cachedBalance(server.database, 'USER', person.id)).toBe(50_000);
  });

  test('another person’s deposit is not there', async () => {
    const owner = await makePerson(server);
    const stranger = await makePerson(server);
    const depositId = await startDeposit(owner.browser, 500);
    expect((await choose(stranger, depositId, 'PAY')).code).toBe('NOT_FOUND');
    expect((await stranger.browser.call('GET /v1/balance/deposits/{id}', { params: { id: depositId } })).code).toBe(
      'NOT_FOUND',
    );
    expect((await depositOf(owner, depositId)).status).toBe('CREATED');
  });
});
