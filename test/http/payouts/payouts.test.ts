import { remittanceTerms } from '#domain/money/remittance.ts';
import { minutes, seconds } from '#domain/time/durations.ts';
import { payoutTerms } from '#domain/payouts/payout-terms.ts';
import { seenBy } from '../../support/desk';
import { payOutAutomatically } from '../../support/money/automatic-payouts';
import { askForWithdrawal } from '../../support/money/ask-for-withdrawal';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { payoutsOn, payoutsStandIn } from '../../support/providers/payouts-stand-in';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { waitFor } from '../../support/wait-for';
import { hurryJobs } from '../../support/server/hurry-jobs';

describe.each(['YOOKASSA', 'UNITPAY', 'ENOT'] as const)('payouts by %s', (provider) => {
  let standIn: Awaited<ReturnType<typeof payoutsStandIn>>;
  let server: TestServer;
  let boss: TestPerson;
  beforeAll(async () => {
    standIn = await payoutsStandIn();
    server = await startTestServer(payoutsOn(provider, standIn.url));
    boss = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
    await payOutAutomatically(server);
  });
  afterAll(async () => {
    await server.stop();
    await standIn.stop();
  });

  const payoutsOf = async (id: string) =>
    (await boss.browser.call('GET /v1/admin/withdrawals/{id}/payouts', { params: { id } })).body;

  const stateOf = async (id: string) => (await payoutsOf(id)).items[0]?.state ?? null;

  const withdrawal = async (id: string) =>
    (await boss.browser.call('GET /v1/admin/withdrawals/{id}', { params: { id } })).body;

  const hurry = (): Promise<void> => hurryJobs(server, 'payout');

  const until = (id: string, ...states: readonly string[]) =>
    waitFor(
      async () => {
        const state = await stateOf(id);
        if (state === null || !states.includes(state)) await hurry();
        return state;
      },
      (state) => state !== null && states.includes(state),
    );

  /** An unmarked withdrawal whose term is over. */
  const confirmed = async (mood: Parameters<typeof standIn.behave>[0], rubles = 1000) => {
    const { person, id } = await askForWithdrawal(server, rubles);
    standIn.behave(mood);
    server.clock.advance(payoutTerms.changeOfMind);
    await sweepDeadlines(server);
    server.product.app.outbox.kick();
    return { person, id };
  };

  const ofPayout = async (id: string) => {
    const { items } = await payoutsOf(id);
    const [latest] = items;
    if (!latest) throw new Error('no payout');
    return latest;
  };

  const act = async (id: string, what: 'again' | 'done' | 'failed', by = boss) => {
    const { id: payoutId } = await ofPayout(id);
    const body = { seen: await seenBy(by, `withdrawal:${id}`), reason: 'Видно в кабинете' };
    const params = { id: payoutId };
    if (what === 'done')
      return by.browser.call('POST /v1/admin/payouts/{id}/done', { params, body: { ...body, reference: 'CAB-17' } });
    return what === 'again'
      ? by.browser.call('POST /v1/admin/payouts/{id}/again', { params, body })
      : by.browser.call('POST /v1/admin/payouts/{id}/failed', { params, body });
  };

  test('an unmarked withdrawal leaves by itself when its term is over, and the whole number reaches the provider', async () => {
    const { id } = await askForWithdrawal(server, 1000);
    standIn.behave('well');
    server.clock.advance(payoutTerms.changeOfMind - seconds(1));
    await sweepDeadlines(server);
    expect((await withdrawal(id)).status).toBe('WAITING_FOR_CONFIRMATION');
    server.clock.advance(seconds(1));
    await sweepDeadlines(server);
    server.product.app.outbox.kick();
    await until(id, 'PAID');
    const { id: key, reference } = await ofPayout(id);
    const [made, ...more] = standIn.made(key);
    expect(more).toEqual([]);
    expect(made).toMatchObject({ amount: '950.00', state: 'paid' });
    expect(made?.to).toContain('2200000000000004');
    expect(await withdrawal(id)).toMatchObject({ status: 'PAID', reference });
    expect(reference).toBe(made?.id);
  });

  test('one that is marked, or large, waits for an operator, whose word sends it', async () => {
    const large = await confirmed('well', 60_000);
    expect(await payoutsOf(large.id)).toMatchObject({ items: [], next: null });
    const marked = await askForWithdrawal(server, 1000);
    await server.database.pool.query("UPDATE withdrawal SET risks = '{UNUSUAL_SUM}' WHERE id = $1", [marked.id]);
    server.clock.advance(minutes(60));
    await sweepDeadlines(server);
    expect((await withdrawal(marked.id)).status).toBe('WAITING_FOR_CONFIRMATION');
    const { status } = await boss.browser.call('POST /v1/admin/withdrawals/{id}/confirm', {
      params: { id: marked.id },
      body: { seen: await seenBy(boss, `withdrawal:${marked.id}`) },
    });
    expect(status).toBe(200);
    await until(marked.id, 'PAID');
  });

  test('taken back within its term it goes nowhere', async () => {
    const { person, id } = await askForWithdrawal(server, 1000);
    await person.browser.call('POST /v1/balance/withdrawals/{id}/cancel', { params: { id }, idempotencyKey: id });
    server.clock.advance(minutes(60));
    await sweepDeadlines(server);
    expect(await payoutsOf(id)).toMatchObject({ items: [], next: null });
  });

  test('a slow one is asked about until it has arrived', async () => {
    const { id } = await confirmed('slow');
    await until(id, 'PAID');
    expect(standIn.made((await ofPayout(id)).id)).toHaveLength(1);
  });

  test.each(['loses', 'breaks', 'strangely pays'] as const)(
    'when it %s, it is asked and nothing is paid twice',
    async (mood) => {
      const { id } = await confirmed(mood);
      await waitFor(
        async () => standIn.made((await payoutsOf(id)).items[0]?.id ?? 'none').length,
        (count) => count === 1,
      );
      standIn.behave('well');
      await until(id, 'PAID');
      expect(standIn.made((await ofPayout(id)).id)).toHaveLength(1);
    },
  );

  test('a lost one that is older than the key lives is searched for, never repeated', async () => {
    const { id } = await confirmed('loses');
    await waitFor(
      async () => standIn.made((await payoutsOf(id)).items[0]?.id ?? 'none').length,
      (count) => count === 1,
    );
    server.clock.advance(remittanceTerms.keyLives);
    const before = standIn.calls.length;
    standIn.behave('well');
    await until(id, 'PAID');
    expect(standIn.made((await ofPayout(id)).id)).toHaveLength(1);
    const posted = standIn.calls.slice(before).filter((call) => call.startsWith('POST'));
    if (provider === 'YOOKASSA') expect(posted).toEqual([]);
  });

  test('while a payout is open no operator pays, rejects or finds it in the register', async () => {
    const { id } = await confirmed('silent');
    await until(id, 'SENT', 'UNCLEAR');
    const params = { id };
    const operator = await makeAdministrator(server, 'MANAGE_TRANSACTIONS', 'VIEW_REQUISITES');
    const seen = await seenBy(operator, `withdrawal:${id}`);
    const pay = await operator.browser.call('POST /v1/admin/withdrawals/{id}/pay', {
      params,
      body: { seen, reference: 'A-100' },
      idempotencyKey: `pay-${id}`,
    });
    expect(pay.code).toBe('PAYOUT_UNDER_WAY');
    const reject = await operator.browser.call('POST /v1/admin/withdrawals/{id}/reject', {
      params,
      body: { seen, reason: 'Карта чужого человека' },
      idempotencyKey: `reject-${id}`,
    });
    expect(reject.code).toBe('PAYOUT_UNDER_WAY');
    expect(String((await operator.browser.raw('GET', '/v1/admin/withdrawals/register.csv')).body)).not.toContain(id);
    standIn.behave('well');
    if (provider === 'ENOT') {
      // Nobody knows whether a request that it does not find will be carried out.
      await until(id, 'UNCLEAR');
      expect(standIn.made((await ofPayout(id)).id)).toEqual([]);
      expect((await act(id, 'again')).status).toBe(200);
    }
    await until(id, 'PAID');
    expect(standIn.made((await ofPayout(id)).id)).toHaveLength(1);
  });

  test('what it refuses goes back to the operator with its words, and may be sent as another payout', async () => {
    const { id } = await confirmed('refuses');
    await until(id, 'REFUSED', 'UNCLEAR');
    const refused = await ofPayout(id);
    // UNITPAY's documents do not say which of its errors are final.
    expect(refused.state).toBe(provider === 'UNITPAY' ? 'UNCLEAR' : 'REFUSED');
    expect(refused.failure).not.toContain('2200000000000004');
    expect(refused.failure).toContain(
      { YOOKASSA: 'банк получателя', UNITPAY: '••••0004', ENOT: 'Банк отказал' }[provider],
    );
    if (provider === 'UNITPAY') expect((await act(id, 'failed')).status).toBe(200);
    expect(await withdrawal(id)).toMatchObject({ status: 'CONFIRMED' });
    expect((await payoutsOf(id)).next).toBe(provider);
    standIn.behave('well');
    await hurry();
    const sent = await boss.browser.call('POST /v1/admin/withdrawals/{id}/payouts', {
      params: { id },
      body: { seen: await seenBy(boss, `withdrawal:${id}`) },
    });
    expect(sent.status).toBe(200);
    await until(id, 'PAID');
    expect((await payoutsOf(id)).items.map(({ state }) => state)).toEqual(['PAID', 'REFUSED']);
  });

  test('an unclear one is marked paid by the number in the cabinet', async () => {
    const { id } = await confirmed('loses');
    await waitFor(
      async () => standIn.made((await payoutsOf(id)).items[0]?.id ?? 'none').length,
      (count) => count === 1,
    );
    await server.database.pool.query("UPDATE payout SET state = 'UNCLEAR' WHERE withdrawal_id = $1", [id]);
    expect((await act(id, 'done')).body.items[0]).toMatchObject({ state: 'PAID', reference: 'CAB-17' });
    expect(await withdrawal(id)).toMatchObject({ status: 'PAID', reference: 'CAB-17' });
    expect((await act(id, 'again')).code).toBe('ADMIN_CHANGED_MEANWHILE');
  });

  test('a large unclear one is sent again by two operators', async () => {
    const { id } = await confirmed('well', 60_000);
    const second = await makeAdministrator(server, 'MANAGE_TRANSACTIONS');
    for (const by of [boss, second])
      await by.browser.call('POST /v1/admin/withdrawals/{id}/confirm', {
        params: { id },
        body: { seen: await seenBy(by, `withdrawal:${id}`) },
      });
    await until(id, 'PAID');
    await server.database.pool.query("UPDATE payout SET state = 'UNCLEAR' WHERE withdrawal_id = $1", [id]);
    expect((await act(id, 'again')).body).toMatchObject({ items: [{ state: 'UNCLEAR' }], askedBy: { id: boss.id } });
    expect((await act(id, 'again')).code).toBe('ADMIN_SECOND_OPERATOR');
    await server.database.pool.query("UPDATE payout SET state = 'PAID' WHERE withdrawal_id = $1", [id]);
  });

  test('a blocked person is not paid', async () => {
    const { person, id } = await askForWithdrawal(server, 1000);
    standIn.behave('well');
    await server.database.pool.query("UPDATE app_user SET status = 'BLOCKED' WHERE id = $1", [person.id]);
    server.clock.advance(minutes(60));
    await sweepDeadlines(server);
    expect(await withdrawal(id)).toMatchObject({ status: 'WAITING_FOR_CONFIRMATION' });
  });

  test('what is left with it stands on the desk', async () => {
    standIn.behave('well');
    const { body } = await boss.browser.call('GET /v1/admin/payouts/accounts');
    expect(body).toMatchObject({ automatic: true });
    expect(body.items[0]).toEqual({ provider, balance: { YOOKASSA: 1234.5, UNITPAY: null, ENOT: 77 }[provider] });
  });

  test('after all of it the book is sound', async () => {
    await expectSoundBooks(server);
  });
});
