import { confirmWithdrawal, lockWithdrawal, payWithdrawal } from '#server/features/balance/withdrawal-steps.ts';
import { runOperation } from '#server/platform/ledger/operations.ts';
import { giveMoney } from '../../support/money/give-money';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { allowMethods } from '../../support/money/allow-methods';
import { serverForTests } from '../../support/server/server-for-tests';
import { newKey } from '../../support/money/start-deposit';

const server = serverForTests();
beforeAll(() => allowMethods(server, { withdrawals: ['TRX'] }));

const card = { method: 'BANK_CARD_RU', wallet: '2200 0000 0000 0004' } as const;
type To = NonNullable<Parameters<typeof withdraw>[2]>;

const withdraw = (
  { browser }: TestPerson,
  amount: number,
  to: { method: string; wallet: string; bank?: string } | { savedId: string } = card,
  idempotencyKey = newKey(),
) => browser.call('POST /v1/balance/withdraw', { body: { amount, to } as never, idempotencyKey });

const cancel = ({ browser }: TestPerson, id: string) =>
  browser.call('POST /v1/balance/withdrawals/{id}/cancel', { params: { id }, idempotencyKey: newKey() });

const rich = async (rubles = 50_000): Promise<TestPerson> => {
  const person = await makePerson(server);
  await giveMoney(server.product.app, person.id, rubles * 100, 100_000);
  return person;
};

const step = async (id: string, next: 'confirm' | 'pay') => {
  const { app } = server.product;
  await runOperation(
    app,
    { kind: 'pay withdrawal', actor: 'system', idempotencyKey: null, request: id },
    async (tx, operationId) => {
      const row = await lockWithdrawal(tx, id);
      if (!row) throw new Error('no such withdrawal');
      return next === 'confirm'
        ? confirmWithdrawal(tx, app, row, 'system')
        : payWithdrawal(tx, app, operationId, row, { reference: 'A1', by: 'system' });
    },
  );
};

describe('asking for a withdrawal', () => {
  test('debits at once, leaves bonus money alone and waits', async () => {
    const person = await rich(5000);
    const { body } = await withdraw(person, 2400);
    expect(body).toMatchObject({
      status: 'WAITING_FOR_CONFIRMATION',
      method: 'BANK_CARD_RU',
      walletShown: '2200\u00a0••••\u00a00004',
      fee: 50,
    });
    expect((await person.browser.call('GET /v1/balance/summary')).body).toMatchObject({
      available: 2600,
      withdrawing: 2400,
      bonus: 1000,
    });
    const refused = await withdraw(person, 2700.5);
    expect(refused).toMatchObject({ code: 'BALANCE_INSUFFICIENT', body: { details: { shortfall: 100.5 } } });
  });

  test('one open request at a time', async () => {
    const person = await rich();
    const answers = await Promise.all(Array.from({ length: 8 }, () => withdraw(person, 500)));
    expect(answers.map(({ code }) => code).sort()).toEqual([
      ...Array.from({ length: 7 }, () => 'WITHDRAWAL_ALREADY_OPEN'),
      null,
    ]);
    expect(await cachedBalance(server.database, 'USER', person.id)).toBe(4_950_000);
  });

  const bad: readonly (readonly [string, number, To, string])[] = [
    ['a card with a mistyped digit', 500, { ...card, wallet: '2200000000000005' }, 'BALANCE_INVALID_WALLET'],
    ['a short card', 500, { ...card, wallet: '220000' }, 'BALANCE_INVALID_WALLET'],
    ['a YooMoney wallet of another kind', 500, { method: 'YOOMONEY', wallet: '42001123456' }, 'BALANCE_INVALID_WALLET'],
    [
      'a TRON address with a mistyped letter',
      2000,
      { method: 'TRX', wallet: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv9' },
      'BALANCE_INVALID_WALLET',
    ],
    ['a phone without +7', 500, { method: 'SBP', wallet: '+37512345678', bank: 'TBANK' }, 'BALANCE_INVALID_WALLET'],
    [
      'a bank that is not listed',
      500,
      { method: 'SBP', wallet: '+79991234567', bank: 'MY_BANK' },
      'BALANCE_INVALID_SBP_BANK',
    ],
    ['no bank', 500, { method: 'SBP', wallet: '+79991234567' }, 'BALANCE_INVALID_SBP_BANK'],
    [
      'requisites that were not saved',
      500,
      { savedId: '018f0000-0000-7000-8000-000000000000' },
      'BALANCE_INVALID_WALLET',
    ],
    ['less than the card’s minimum', 499.99, card, 'BALANCE_MIN_WITHDRAW_AMOUNT'],
    ['less than the foreign card’s minimum', 2999, { ...card, method: 'BANK_CARD' }, 'BALANCE_MIN_WITHDRAW_AMOUNT'],
    ['more than a request may be', 100_001, card, 'BALANCE_MAX_WITHDRAW_AMOUNT'],
    ['nothing', 0, card, 'VALIDATION_ERROR'],
    ['less than nothing', -500, card, 'VALIDATION_ERROR'],
  ];
  test.each(bad)('%s is refused and nothing moves', async (_what, amount, to, code) => {
    const person = await rich(200_000);
    expect((await withdraw(person, amount, to)).code).toBe(code);
    expect(await cachedBalance(server.database, 'USER', person.id)).toBe(20_000_000);
  });

  const good: readonly (readonly [string, To, number])[] = [
    ['SBP, the phone typed as people do', { method: 'SBP', wallet: '8 (999) 123-45-67', bank: 'TBANK' }, 0],
    ['SBP, the ten digits of the phone alone', { method: 'SBP', wallet: '999 123 45 67', bank: 'TBANK' }, 0],
    ['YooMoney', { method: 'YOOMONEY', wallet: '410011234567' }, 90],
    ['TRON', { method: 'TRX', wallet: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8' }, 150],
    ['a foreign card', { ...card, method: 'BANK_CARD' }, 60],
  ];
  test.each(good)('%s is taken with its fee', async (_what, to, fee) => {
    expect((await withdraw(await rich(), 3000, to)).body.fee).toBe(fee);
  });

  test('300,000 a day and not a ruble more', async () => {
    const person = await rich(500_000);
    for (let day = 0; day < 3; day += 1) {
      const { body } = await withdraw(person, 100_000);
      await step(body.id, 'confirm');
      await step(body.id, 'pay');
    }
    expect((await withdraw(person, 500)).code).toBe('BALANCE_MAX_WITHDRAW_AMOUNT');
    server.clock.advance(24 * 3_600_000 + 1);
    expect((await withdraw(person, 500)).status).toBe(200);
    await expectSoundLedger(server.database);
  });
});

describe('after asking', () => {
  test('a request that waits can be taken back, once, in full', async () => {
    const person = await rich(1000);
    const { body } = await withdraw(person, 1000);
    const answers = await Promise.all([cancel(person, body.id), cancel(person, body.id), cancel(person, body.id)]);
    expect(answers.map((answer) => [answer.status, answer.body.status, answer.body.canceled])).toEqual(
      Array.from({ length: 3 }, () => [200, 'REJECTED', true]),
    );
    expect(await cachedBalance(server.database, 'USER', person.id)).toBe(100_000);
    expect(await cachedBalance(server.database, 'HOLD', `withdrawal:${body.id}`)).toBe(0);
    expect((await withdraw(person, 700)).status).toBe(200);
  });

  test('a confirmed one cannot; another person’s is not there', async () => {
    const person = await rich();
    const { body } = await withdraw(person, 1000);
    expect((await cancel(await rich(), body.id)).code).toBe('NOT_FOUND');
    await step(body.id, 'confirm');
    expect((await cancel(person, body.id)).code).toBe('WITHDRAWAL_NOT_CANCELABLE');
  });

  test('paid: the money leaves, the fee stays with the service', async () => {
    const person = await rich();
    const { body } = await withdraw(person, 3000, { method: 'YOOMONEY', wallet: '410011234567' });
    await step(body.id, 'confirm');
    await step(body.id, 'pay');
    const lines = (await person.browser.call('GET /v1/balance/transactions', { query: { types: ['WITHDRAWAL'] } })).body
      .items;
    expect(lines).toMatchObject([
      { amount: -3000, withdrawal: { status: 'PAID', fee: 90, walletShown: '4100\u00a0••••\u00a04567' } },
    ]);
    expect(await cachedBalance(server.database, 'HOLD', `withdrawal:${body.id}`)).toBe(0);
    await expectSoundLedger(server.database);
  });

  test('requisites are kept for the next time, masked, until they are forgotten', async () => {
    const person = await rich();
    const { body } = await withdraw(person, 1000);
    await cancel(person, body.id);
    const { saved } = (await person.browser.call('GET /v1/balance/user-withdrawal-methods')).body;
    expect(saved).toMatchObject([{ method: 'BANK_CARD_RU', walletShown: '2200\u00a0••••\u00a00004', bank: null }]);
    const savedId = saved[0]?.id ?? '';
    expect((await withdraw(person, 1000, { savedId })).body.walletShown).toBe('2200\u00a0••••\u00a00004');
    const stranger = await rich();
    expect((await withdraw(stranger, 1000, { savedId })).code).toBe('BALANCE_INVALID_WALLET');
    const forget = ({ browser }: TestPerson) =>
      browser.call('DELETE /v1/balance/user-withdrawal-methods/{id}', { params: { id: savedId } });
    expect((await forget(stranger)).code).toBe('NOT_FOUND');
    expect((await forget(person)).status).toBe(204);
    expect((await person.browser.call('GET /v1/balance/user-withdrawal-methods')).body.saved).toEqual([]);
  });
});
