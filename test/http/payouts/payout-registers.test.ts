import { payoutTerms } from '#domain/payouts/payout-terms.ts';
import { payOutAutomatically } from '../../support/money/automatic-payouts';
import { askForWithdrawal } from '../../support/money/ask-for-withdrawal';
import { newKey } from '../../support/money/start-deposit';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { payoutsOn, payoutsStandIn } from '../../support/providers/payouts-stand-in';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { sweepDeadlines } from '../../support/sweep-deadlines';
import { waitFor } from '../../support/wait-for';
import { hurryJobs } from '../../support/server/hurry-jobs';

let standIn: Awaited<ReturnType<typeof payoutsStandIn>>;
let server: TestServer;
let boss: TestPerson;
beforeAll(async () => {
  standIn = await payoutsStandIn();
  server = await startTestServer(payoutsOn('YOOKASSA', standIn.url));
  boss = await makeAdministrator(server, 'MANAGE_DEPOSIT', 'MANAGE_TRANSACTIONS');
  await payOutAutomatically(server);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const payoutOf = async (withdrawalId: string) =>
  (await boss.browser.call('GET /v1/admin/withdrawals/{id}/payouts', { params: { id: withdrawalId } })).body.items[0];

/** A withdrawal that a provider has been sent, at this end of it. */
const sent = async (mood: 'well' | 'silent', until: 'PAID' | 'SENT') => {
  const { person, id } = await askForWithdrawal(server, 1000);
  standIn.behave(mood);
  server.clock.advance(payoutTerms.changeOfMind);
  await sweepDeadlines(server);
  server.product.app.outbox.kick();
  await waitFor(
    async () => (await payoutOf(id))?.state,
    (state) => state === until,
  );
  const payout = await payoutOf(id);
  if (!payout) throw new Error('no payout');
  return { person, id, payout };
};

const compare = (csv: string, provider: 'YOOKASSA' | 'FREEKASSA' = 'YOOKASSA') => {
  const now = server.clock.now();
  return boss.browser.call('POST /v1/admin/reconciliations', {
    idempotencyKey: newKey(),
    body: {
      direction: 'WITHDRAWAL',
      provider,
      from: new Date(now - 24 * 3_600_000).toISOString(),
      to: new Date(now + 3_600_000).toISOString(),
      csv,
    },
  });
};

test('a register of payouts shows what is missing, what is extra and other sums, by our id or the provider’s', async () => {
  const [agrees, differs, missing] = [
    await sent('well', 'PAID'),
    await sent('well', 'PAID'),
    await sent('well', 'PAID'),
  ];
  const underWay = await sent('silent', 'SENT');
  const { amount } = agrees.payout;
  const made = await compare(
    [
      'id,sum,status',
      `${agrees.payout.reference},${amount},succeeded`,
      `${differs.payout.id},${amount + 1},Выплачено`,
      `${underWay.payout.id},${amount},succeeded`,
      `po-of-nobody,500,succeeded`,
      `po-canceled,700,canceled`,
    ].join('\n'),
  );
  expect(made.body).toMatchObject({
    direction: 'WITHDRAWAL',
    provider: 'YOOKASSA',
    lines: 5,
    matched: 2,
    differences: 4,
  });
  const { body } = await boss.browser.call('GET /v1/admin/reconciliations/{id}', { params: { id: made.body.id } });
  expect(body.rows.map(({ kind, payout, deposit }) => [kind, payout?.withdrawalId ?? null, deposit])).toEqual([
    ['OTHER_SUM', differs.id, null],
    ['NOT_HERE', underWay.id, null],
    ['NOT_HERE', null, null],
    ['NOT_THERE', missing.id, null],
  ]);
  expect(body.rows[0]?.payout?.person.id).toBe(differs.person.id);

  const decide = (decision: 'CREDITED' | 'SET_ASIDE') =>
    boss.browser.call('POST /v1/admin/reconciliations/{id}/differences/{differenceId}/decide', {
      params: { id: made.body.id, differenceId: body.rows[1]?.id ?? 0 },
      body: { decision, reason: 'Видно в кабинете', depositId: null },
      idempotencyKey: newKey(),
    });
  expect((await decide('CREDITED')).code).toBe('ADMIN_DEPOSIT_NOT_FOUND');
  expect((await decide('SET_ASIDE')).body.decided?.decision).toBe('SET_ASIDE');
});

test('a provider without payouts has no such register', async () => {
  expect((await compare('id,sum,status\na,1,paid', 'FREEKASSA')).code).toBe('VALIDATION_ERROR');
});

test('a person’s operation tells since when the money is at the provider, until it has arrived', async () => {
  const { person, id, payout } = await sent('silent', 'SENT');
  const shown = async () => {
    const { items } = (await person.browser.call('GET /v1/balance/transactions', { query: {} })).body;
    return items.find(({ withdrawal }) => withdrawal?.id === id)?.withdrawal;
  };
  expect(await shown()).toMatchObject({ status: 'CONFIRMED', atProviderSince: payout.changedAt });
  const atTheDesk = async () => {
    const query = { search: id };
    const { items } = (await boss.browser.call('GET /v1/admin/withdrawals', { query })).body;
    return items.map((one) => [one.status, one.underWay]);
  };
  expect(await atTheDesk()).toEqual([['CONFIRMED', 'SENT']]);
  standIn.behave('well');
  await waitFor(
    async () => {
      await hurryJobs(server, 'payout');
      return (await payoutOf(id))?.state;
    },
    (state) => state === 'PAID',
  );
  expect(await shown()).toMatchObject({ status: 'PAID', atProviderSince: null });
  expect(await atTheDesk()).toEqual([['PAID', null]]);
});
