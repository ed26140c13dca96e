import { cachedBalance, expectSoundLedger, ledgerState } from '../../support/money/ledger-state';
import { becomeMate, makePerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { callBack, startDeposit } from '../../support/money/start-deposit';
import { shuffled, seededRandom } from '../../support/seeded-random';

const server = serverForTests();

const statusOf = async (browser: Awaited<ReturnType<typeof makePerson>>['browser'], id: string) =>
  (await browser.call('GET /v1/balance/deposits/{id}', { params: { id } })).body.status;

describe('a payment provider calls back', () => {
  test('five times at once: the money comes once, the bonus too', async () => {
    const { id, browser } = await makePerson(server);
    const depositId = await startDeposit(browser, 3000);
    const said = { depositId, amount: 300_000, outcome: 'PAID' } as const;
    const answers = await Promise.all(Array.from({ length: 5 }, () => callBack(server, said)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await cachedBalance(server.database, 'USER', id)).toBe(300_000);
    expect(await cachedBalance(server.database, 'BONUS', id)).toBe(15_000);
    expect((await browser.call('GET /v1/users/me')).body.balance).toBe(3000);
    await expectSoundLedger(server.database);
  });

  test('whoever has become a mate before it has their own money, and no bonus that mates cannot spend', async () => {
    const { id, browser } = await makePerson(server);
    const depositId = await startDeposit(browser, 3000);
    await becomeMate(server, id);
    expect((await callBack(server, { depositId, amount: 300_000, outcome: 'PAID' })).status).toBe(200);
    expect(await cachedBalance(server.database, 'USER', id)).toBe(300_000);
    expect(await cachedBalance(server.database, 'BONUS', id)).toBe(0);
    const told = await browser.call('GET /v1/balance/deposits/{id}', { params: { id: depositId } });
    expect(told.body).toMatchObject({ status: 'PAID', amount: 3000, bonus: 0 });
    expect((await browser.call('GET /v1/balance/transactions')).body.items).toMatchObject([{ type: 'DEPOSIT' }]);
    await expectSoundLedger(server.database);
    expect((await callBack(server, { depositId, amount: 300_000, outcome: 'REFUNDED' })).status).toBe(200);
    expect(await cachedBalance(server.database, 'USER', id)).toBe(0);
    await expectSoundLedger(server.database);
  });

  test('in any order and number: paid money counts once, a decline alone moves nothing', async () => {
    const random = seededRandom();
    for (let run = 0; run < 12; run += 1) {
      const { id, browser } = await makePerson(server);
      const depositId = await startDeposit(browser, 500);
      const kinds = (['PAID', 'DECLINED', 'DELAYED'] as const).filter(() => random() < 0.7);
      const calls = shuffled(
        kinds.flatMap((outcome) => [outcome, outcome, outcome, outcome, outcome]),
        random,
      );
      await Promise.all(calls.map((outcome) => callBack(server, { depositId, amount: 50_000, outcome })));
      const paid = kinds.includes('PAID');
      expect(await cachedBalance(server.database, 'USER', id)).toBe(paid ? 50_000 : 0);
      expect(await statusOf(browser, depositId)).toBe(
        paid ? 'PAID' : kinds.includes('DECLINED') ? 'DECLINED' : kinds.includes('DELAYED') ? 'DELAYED' : 'CREATED',
      );
    }
    await expectSoundLedger(server.database);
  });

  test('of a refund before that of the payment: refused, so that it is repeated, and takes the money then', async () => {
    const { id, browser } = await makePerson(server);
    const depositId = await startDeposit(browser, 500);
    const refund = { depositId, amount: 50_000, outcome: 'REFUNDED' } as const;
    for (const earlier of ['DELAYED', 'DECLINED'] as const) {
      await callBack(server, { ...refund, outcome: earlier });
      expect(await callBack(server, refund)).toMatchObject({ status: 409, code: 'DEPOSIT_NOT_PAID' });
    }
    await callBack(server, { ...refund, outcome: 'PAID' });
    expect(await cachedBalance(server.database, 'USER', id)).toBe(50_000);
    expect((await callBack(server, refund)).status).toBe(200);
    expect(await cachedBalance(server.database, 'USER', id)).toBe(0);
    expect(await statusOf(browser, depositId)).toBe('REFUNDED');
    await expectSoundLedger(server.database);
  });

  test('with a bad signature, a wrong sum, an unknown deposit or provider: nothing moves', async () => {
    const { browser } = await makePerson(server);
    const depositId = await startDeposit(browser, 700);
    const before = await ledgerState(server.database);
    const said = { depositId, amount: 70_000, outcome: 'PAID' } as const;
    const answers = [
      await callBack(server, said, { secret: 'another secret, just as long as the real one' }),
      await callBack(server, said, { headers: { 'x-dummy-signature': '' } }),
      await callBack(server, said, { headers: { 'x-dummy-signature': 'f'.repeat(64) } }),
      await callBack(server, { ...said, amount: 70_001 }),
      await callBack(server, { ...said, amount: 1 }),
      await callBack(server, { ...said, depositId: '018f0000-0000-7000-8000-000000000000' }),
      await callBack(server, said, { provider: 'enot' }),
    ];
    expect(answers.map(({ status, code }) => [status, code])).toEqual([
      [403, 'FORBIDDEN'],
      [403, 'FORBIDDEN'],
      [403, 'FORBIDDEN'],
      [400, 'VALIDATION_ERROR'],
      [400, 'VALIDATION_ERROR'],
      [404, 'NOT_FOUND'],
      [404, 'NOT_FOUND'],
    ]);
    expect(await ledgerState(server.database)).toEqual(before);
    expect(await statusOf(browser, depositId)).toBe('CREATED');
  });
});
