import { cachedBalance, expectSoundLedger } from '#test/support/money/ledger-state.ts';
import { newKey } from '#test/support/money/start-deposit.ts';
import { makeAdministrator } from '#test/support/people/make-administrator.ts';
import { makePerson, type TestPerson } from '#test/support/people/make-person.ts';
import { dummyCallback, enotCallback, send } from '#test/support/providers/provider-callbacks.ts';
import { type ProviderStandIn, providersOn, providerStandIn } from '#test/support/providers/provider-stand-in.ts';
import { allowMethods } from '#test/support/money/allow-methods.ts';
import { startTestServer, type TestServer } from '#test/support/server/start-test-server.ts';

let standIn: ProviderStandIn;
let servers: Readonly<Record<'ENOT' | 'DUMMY', TestServer>>;
let operators: Readonly<Record<'ENOT' | 'DUMMY', TestPerson>>;
beforeAll(async () => {
  standIn = await providerStandIn();
  servers = { ENOT: await startTestServer(providersOn(standIn.url)), DUMMY: await startTestServer() };
  await allowMethods(servers.ENOT, { deposits: ['P2P_CARD'] });
  operators = {
    ENOT: await makeAdministrator(servers.ENOT, 'MANAGE_DEPOSIT'),
    DUMMY: await makeAdministrator(servers.DUMMY, 'MANAGE_DEPOSIT'),
  };
});
afterAll(async () => {
  await Promise.all([servers.ENOT.stop(), servers.DUMMY.stop()]);
  await standIn.stop();
});

type Fields = Readonly<Record<string, unknown>>;

/** 3,000 rubles that somebody has paid, with 150 of bonus. */
const paidAt = async (provider: 'ENOT' | 'DUMMY', isPaid = true) => {
  const server = servers[provider];
  const { browser: desk } = operators[provider];
  const person = await makePerson(server);
  const started = await person.browser.call('POST /v1/balance/deposit', {
    body: { method: provider === 'ENOT' ? 'P2P_CARD' : 'SBP', amount: 3000 },
    idempotencyKey: newKey(),
  });
  const { depositId } = started.body;
  const callback = provider === 'ENOT' ? enotCallback : dummyCallback;
  const pay = () => send(server.url, callback({ depositId, sum: '3000.00' }));
  if (isPaid) await pay();
  const refund = async (sum: string, more: Fields = {}) =>
    (await send(server.url, callback({ depositId, sum, outcome: 'refund', more }))).status;
  const money = async () => ({
    own: (await cachedBalance(server.database, 'USER', person.id)) / 100,
    bonus: (await cachedBalance(server.database, 'BONUS', person.id)) / 100,
  });
  const atDesk = async () => (await desk.call('GET /v1/admin/deposits/{id}', { params: { id: depositId } })).body;
  const operations = async () =>
    (await person.browser.call('GET /v1/balance/transactions')).body.items
      .filter(({ type, reversal }) => type === 'DEPOSIT' && reversal)
      .map(({ amount }) => amount);
  const verdicts = async () => (await atDesk()).callbacks.map(({ verdict }) => verdict).sort();
  const byHand = async (amount?: number) => {
    const { seen } = (await desk.call('GET /v1/admin/history', { query: { subject: `deposit:${depositId}` } })).body;
    return desk.call('POST /v1/admin/deposits/{id}/refund', {
      params: { id: depositId },
      body: { seen, reason: 'Видно в кабинете провайдера', ...(amount === undefined ? {} : { amount }) },
      idempotencyKey: newKey(),
    });
  };
  return { server, person, depositId, pay, refund, money, atDesk, operations, verdicts, byHand };
};

describe.each(['ENOT', 'DUMMY'] as const)('%s refunds a part of a deposit', (provider) => {
  test('that part leaves with its share of the bonus; parts add up to the whole, and no further', async () => {
    const { refund, money, atDesk, operations, verdicts, server } = await paidAt(provider);
    expect(await refund('1000.00')).toBe(200);
    expect(await money()).toEqual({ own: 2000, bonus: 100 });
    expect(await atDesk()).toMatchObject({ status: 'PAID', refunded: 1000, refund: { amount: 1000, taken: 1000 } });
    expect(await refund('2000.01')).toBe(400);
    expect(await verdicts()).toContain('REFUND_TO_DECIDE');
    expect(await refund('1999.99')).toBe(200);
    expect(await money()).toEqual({ own: 0.01, bonus: 0.01 });
    expect(await refund('0.01')).toBe(200);
    expect(await refund('0.02')).toBe(400);
    expect(await money()).toEqual({ own: 0, bonus: 0 });
    const card = await atDesk();
    expect(card).toMatchObject({ status: 'REFUNDED', refunded: 3000, refund: { amount: 3000, taken: 3000 } });
    expect(card.refunds.map(({ amount }) => amount)).toEqual([1000, 1999.99, 0.01]);
    expect(await operations()).toEqual([-0.01, -1999.99, -1000]);
    await expectSoundLedger(server.database);
  });

  test('the same notice, five times at once and once more at the end, moves once', async () => {
    const { refund, money, server } = await paidAt(provider);
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund('700.00')));
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    expect(await money()).toMatchObject({ own: 2300 });
    await refund('2300.00');
    expect(await refund('700.00')).toBe(200);
    expect(await money()).toEqual({ own: 0, bonus: 0 });
    await expectSoundLedger(server.database);
  });

  test('what was spent meanwhile is a shortage of that part, for an operator', async () => {
    const { person, refund, money, atDesk, server } = await paidAt(provider);
    const to = { method: 'BANK_CARD_RU', wallet: '2200000000000004' } as const;
    await person.browser.call('POST /v1/balance/withdraw', { body: { amount: 2500, to }, idempotencyKey: newKey() });
    await refund('800.00');
    expect(await money()).toMatchObject({ own: 0 });
    expect((await atDesk()).refund).toEqual({ amount: 800, taken: 500, closedAt: null });
    await refund('100.00');
    expect((await atDesk()).refund).toEqual({ amount: 900, taken: 500, closedAt: null });
    await expectSoundLedger(server.database);
  });

  test('before the payment it waits, and leaves the queue once it is repeated; another one goes on waiting', async () => {
    const { pay, refund, money, atDesk } = await paidAt(provider, false);
    expect([await refund('1000.00'), await refund('500.00')]).toEqual([409, 409]);
    await pay();
    expect(await refund('1000.00')).toBe(200);
    expect(await money()).toMatchObject({ own: 2000 });
    const early = (await atDesk()).callbacks.filter(({ verdict }) => verdict === 'EARLY_REFUND');
    expect(early.filter(({ resolvedAt }) => resolvedAt === null)).toHaveLength(1);
  });

  test('an operator notes a part by hand, and the notice that comes late for it moves nothing', async () => {
    const { byHand, refund, money, server } = await paidAt(provider);
    expect((await byHand(3000.01)).code).toBe('ADMIN_CHANGED_MEANWHILE');
    expect((await byHand(1000)).body).toMatchObject({ status: 'PAID', refunded: 1000 });
    expect(await refund('1000.00')).toBe(200);
    expect(await money()).toMatchObject({ own: 2000 });
    expect((await byHand()).body).toMatchObject({ status: 'REFUNDED', refunded: 3000 });
    expect(await money()).toEqual({ own: 0, bonus: 0 });
    expect(await refund('3000.00')).toBe(200);
    await expectSoundLedger(server.database);
  });
});

describe('a notice of ENOT', () => {
  test.each([
    [{ refund_amount: '1000.00' }],
    [{ amount_refunded: 1000 }],
    [{ refund: { id: 7, amount: '1000.00' } }],
    [{ refund_id: 5, refund_amount: '1000.00', refund_reason: 'mistake' }],
    [{ refund_amount: '1000.00', status: 'success', type: 2 }],
  ])('that names the whole and %j takes the smaller sum', async (more) => {
    const { refund, money } = await paidAt('ENOT');
    expect(await refund('3000.00', more)).toBe(200);
    expect(await money()).toEqual({ own: 2000, bonus: 100 });
  });

  test.each([
    [{ refund_amount: 'thousand' }],
    [{ refund_amount: '0.00' }],
    [{ amount: undefined }],
    [{ currency: 'USD' }],
    [{ status: 'pending', type: 2 }],
  ])('with %j moves nothing, and an operator decides', async (more) => {
    const { refund, money, verdicts, byHand, atDesk } = await paidAt('ENOT');
    expect(await refund('3000.00', more)).toBe(200);
    expect(await money()).toEqual({ own: 3000, bonus: 150 });
    expect(await verdicts()).toEqual(['CREDITED', 'REFUND_TO_DECIDE']);
    await byHand(200);
    expect(await money()).toMatchObject({ own: 2800 });
    expect((await atDesk()).callbacks.find(({ verdict }) => verdict === 'REFUND_TO_DECIDE')?.resolvedAt).not.toBeNull();
  });

  test('about a refund of another sum as the whole is refused', async () => {
    const { refund, money } = await paidAt('ENOT');
    expect(await refund('4000.00', { refund_amount: '1000.00' })).toBe(400);
    expect(await money()).toMatchObject({ own: 3000 });
  });
});
