import { giveMoney } from '../../support/money/give-money';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { newKey } from '../../support/money/start-deposit';
import type { Answer } from '../../support/server/test-browser';

const server = serverForTests();

interface MoneyCall {
  readonly name: string;
  readonly call: (person: TestPerson, key: string, other?: boolean) => Promise<Answer<unknown>>;
  /** How many times it has taken effect for this person. */
  readonly effects: (person: TestPerson) => Promise<number>;
}

const countOf =
  (table: string) =>
  async ({ id }: TestPerson): Promise<number> => {
    const { rows } = await server.database.pool.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM ${table} WHERE user_id = $1`,
      [id],
    );
    return rows[0]?.count ?? 0;
  };

const wallet = '2200000000000004';
const moneyCalls: readonly MoneyCall[] = [
  {
    name: 'deposit',
    call: ({ browser }, idempotencyKey, other) =>
      browser.call('POST /v1/balance/deposit', { body: { amount: other ? 600 : 500, method: 'SBP' }, idempotencyKey }),
    effects: countOf('deposit'),
  },
  {
    name: 'package deposit',
    call: ({ browser }, idempotencyKey, other) =>
      browser.call('POST /v1/packages/deposit', { body: { packageId: other ? 2 : 1, method: 'SBP' }, idempotencyKey }),
    effects: countOf('deposit'),
  },
  {
    name: 'withdrawal',
    call: ({ browser }, idempotencyKey, other) =>
      browser.call('POST /v1/balance/withdraw', {
        body: { amount: other ? 600 : 500, to: { method: 'BANK_CARD_RU', wallet } },
        idempotencyKey,
      }),
    effects: countOf('withdrawal'),
  },
];

describe.each(moneyCalls)('a $name with one key', ({ call, effects }) => {
  const person = async () => {
    const made = await makePerson(server);
    await giveMoney(server.product.app, made.id, 500_000);
    return made;
  };

  test('fifty times at once takes effect once and is answered alike', async () => {
    const me = await person();
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 50 }, () => call(me, key)));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    expect(await effects(me)).toBe(1);
  });

  test('is refused for another request', async () => {
    const me = await person();
    const key = newKey();
    await call(me, key);
    const answer = await call(me, key, true);
    expect([answer.status, answer.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await effects(me)).toBe(1);
  });

  test('is another person’s own', async () => {
    const [me, stranger] = [await person(), await person()];
    const key = newKey();
    const [mine, theirs] = [await call(me, key), await call(stranger, key)];
    expect(theirs.status).toBe(200);
    expect(theirs.body).not.toEqual(mine.body);
    expect(await effects(stranger)).toBe(1);
  });

  test('that was refused may be used again: a refusal is no effect', async () => {
    const guest = await person();
    const key = newKey();
    await server.database.pool.query("UPDATE app_user SET status = 'BLOCKED' WHERE id = $1", [guest.id]);
    expect((await call(guest, key)).status).toBeGreaterThanOrEqual(400);
    await server.database.pool.query("UPDATE app_user SET status = 'ACTIVE' WHERE id = $1", [guest.id]);
    expect((await call(guest, key)).status).toBe(200);
    expect(await effects(guest)).toBe(1);
  });
});

test('a withdrawal refused for want of money goes through with its key once the money is there', async () => {
  const me = await makePerson(server);
  const key = newKey();
  const ask = () =>
    me.browser.call('POST /v1/balance/withdraw', {
      body: { amount: 500, to: { method: 'BANK_CARD_RU', wallet } },
      idempotencyKey: key,
    });
  expect((await ask()).code).toBe('BALANCE_INSUFFICIENT');
  await giveMoney(server.product.app, me.id, 50_000);
  expect((await ask()).status).toBe(200);
  expect(await cachedBalance(server.database, 'USER', me.id)).toBe(0);
  await expectSoundLedger(server.database);
});

test('a repeated withdrawal is answered with the same sums and moments; one that an earlier version stored in rubles is not', async () => {
  const me = await makePerson(server);
  await giveMoney(server.product.app, me.id, 100_000);
  const idempotencyKey = newKey();
  const ask = () =>
    me.browser.call('POST /v1/balance/withdraw', {
      body: { amount: 500.5, to: { method: 'BANK_CARD_RU', wallet } },
      idempotencyKey,
    });
  const first = await ask();
  expect(first.status).toBe(200);
  expect((await ask()).body).toEqual(first.body);
  await server.database.pool.query('UPDATE operation SET response = $2 WHERE idempotency_key = $1', [
    idempotencyKey,
    JSON.stringify(first.body),
  ]);
  expect((await ask()).code).toBe('IDEMPOTENCY_KEY_REUSED');
  await expectSoundLedger(server.database);
});
