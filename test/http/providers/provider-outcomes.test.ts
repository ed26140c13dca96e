import type { DepositPaymentProvider, PaymentMethod } from '#domain/money/deposit.ts';
import { days } from '#domain/time/durations.ts';
import { formatRubles } from '#domain/text/format.ts';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import {
  dummyCallback,
  enotCallback,
  freekassaCallback,
  nettingCallback,
  type Said,
  send,
  type SentCallback,
  skinifyCallback,
  unitpayCallback,
} from '../../support/providers/provider-callbacks';
import { type ProviderStandIn, providersOn, providerStandIn } from '../../support/providers/provider-stand-in';
import { yookassaOn, yookassaStandIn } from '../../support/providers/yookassa-stand-in';
import { newKey } from '../../support/money/start-deposit';
import { listen } from '../../support/server/listen';
import { allowMethods } from '../../support/money/allow-methods';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';

let standIn: ProviderStandIn;
let yookassa: Awaited<ReturnType<typeof yookassaStandIn>>;
/**
 * One with nearly every provider on, where the training one serves nothing, one with YooKassa, which goes before the
 * others, and one with the training one alone.
 */
let servers: Readonly<Record<'real' | 'yookassa' | 'training', TestServer>>;
let operators: Readonly<Record<'real' | 'yookassa' | 'training', TestPerson>>;
beforeAll(async () => {
  standIn = await providerStandIn();
  yookassa = await yookassaStandIn();
  servers = {
    real: await startTestServer(providersOn(standIn.url)),
    yookassa: await startTestServer(yookassaOn(yookassa.url)),
    training: await startTestServer(),
  };
  await allowMethods(servers.real, { deposits: ['BITCOIN_CASH', 'P2P_CARD'] });
  operators = {
    real: await makeAdministrator(servers.real, 'MANAGE_DEPOSIT'),
    yookassa: await makeAdministrator(servers.yookassa, 'MANAGE_DEPOSIT'),
    training: await makeAdministrator(servers.training, 'MANAGE_DEPOSIT'),
  };
});
afterAll(async () => {
  await Promise.all(Object.values(servers).map((server) => server.stop()));
  await Promise.all([standIn.stop(), yookassa.stop()]);
});

interface Row {
  readonly method: PaymentMethod;
  readonly at: 'real' | 'yookassa' | 'training';
  readonly says: (payment: { depositId: string; sum: string; outcome?: Said; forged?: boolean }) => SentCallback;
  /** What it tells besides success; of the rest it is silent. */
  readonly tells: readonly Said[];
  readonly thanks: string;
  /** It must always be answered 200, refusals too. */
  readonly politely?: true;
}

const unitpayThanks = '{"result":{"message":"Запрос обработан"}}';

const rows: Readonly<Record<DepositPaymentProvider, Row>> = {
  FREEKASSA: { method: 'BITCOIN_CASH', at: 'real', says: freekassaCallback, tells: [], thanks: 'YES' },
  UNITPAY: { method: 'SBP', at: 'real', says: unitpayCallback, tells: ['fail'], thanks: unitpayThanks, politely: true },
  UNITPAY_NETTING: {
    method: 'MTS',
    at: 'real',
    says: nettingCallback,
    tells: ['fail'],
    thanks: unitpayThanks,
    politely: true,
  },
  ENOT: { method: 'P2P_CARD', at: 'real', says: enotCallback, tells: ['fail', 'pending', 'refund'], thanks: 'OK' },
  SKINIFY: { method: 'SKINS', at: 'real', says: skinifyCallback, tells: ['fail', 'pending'], thanks: 'OK' },
  YOOKASSA: {
    method: 'SBP',
    at: 'yookassa',
    says: (payment) => yookassa.says(payment),
    tells: ['fail', 'pending', 'refund'],
    thanks: 'OK',
  },
  DUMMY: { method: 'SBP', at: 'training', says: dummyCallback, tells: ['fail', 'pending', 'refund'], thanks: 'OK' },
};

const steamTradeUrl = 'https://steamcommunity.com/tradeoffer/new/?partner=123456&token=AbCd_-12';

/** Somebody's payment of 3,000 rubles on its way, and what may be done to it. */
const paymentAt = async ({ method, at, says, tells, thanks, politely }: Row) => {
  const server = servers[at];
  const operator = operators[at];
  const person = await makePerson(server);
  const started = await person.browser.call('POST /v1/balance/deposit', {
    body: { method, ...(method === 'SKINS' ? { steamTradeUrl } : { amount: 3000 }) },
    idempotencyKey: newKey(),
  });
  expect(started.code).toBeNull();
  const { depositId } = started.body;
  const say = (what: Said = 'success', changes: { sum?: string; forged?: boolean; depositId?: string } = {}) =>
    send(server.url, says({ depositId, sum: '3000.00', outcome: what, ...changes }));
  const state = async () => ({
    status: (await person.browser.call('GET /v1/balance/deposits/{id}', { params: { id: depositId } })).body.status,
    money: await cachedBalance(server.database, 'USER', person.id),
    bonus: await cachedBalance(server.database, 'BONUS', person.id),
  });
  const unmatched = async () =>
    (
      await operator.browser.call('GET /v1/admin/provider-callbacks', { query: { unmatched: true, limit: 100 } })
    ).body.items.map(({ depositId: named, verdict }) => [named, verdict]);
  const whole = async () =>
    (await operator.browser.call('GET /v1/admin/deposits/{id}', { params: { id: depositId } })).body;
  const refused = ({ status, text }: { status: number; text: string }) =>
    politely ? status === 200 && text.startsWith('{"error"') : status >= 400 && status < 500;
  return { server, operator, person, depositId, say, state, unmatched, whole, refused, tells, thanks };
};

const nothing = { status: 'CREATED', money: 0, bonus: 0 } as const;
const credited = { status: 'PAID', money: 300_000, bonus: 15_000 } as const;

describe.each(Object.entries(rows))('%s', (_provider, row) => {
  const noticesOf = async ({ browser }: TestPerson) =>
    (await browser.call('GET /v1/notifications', { query: {} })).body.items;
  const toldOf = async (person: TestPerson) => (await noticesOf(person)).map(({ kind }) => kind);

  test('pay: its word credits the sum with its bonus, the person is told', async () => {
    const { say, state, whole, person, thanks } = await paymentAt(row);
    expect(await say()).toEqual({ status: 200, text: thanks });
    expect(await state()).toEqual(credited);
    expect((await whole()).callbacks.map(({ verdict }) => verdict)).toEqual(['CREDITED']);
    expect(await toldOf(person)).toEqual(['DEPOSIT_PAID']);
  });

  test('decline: nothing moves, and a success that comes afterwards counts', async () => {
    const { say, state, person, tells } = await paymentAt(row);
    if (tells.includes('fail')) {
      expect((await say('fail')).status).toBe(200);
      expect(await state()).toEqual({ ...nothing, status: 'DECLINED' });
      const sum = row.method === 'SKINS' ? '' : ` на ${formatRubles(300_000)}`;
      const text = `Платёж${sum} отклонён. Попробуй ещё раз или другим способом.`;
      expect(await noticesOf(person)).toMatchObject([{ kind: 'DEPOSIT_DECLINED', text }]);
    } else expect(await state()).toEqual(nothing);
    await say();
    expect(await state()).toEqual(credited);
  });

  test('delay: the person’s pages hear of it, it waits for days, then counts', async () => {
    const { server, say, state, person, tells } = await paymentAt(row);
    if (tells.includes('pending')) {
      const heard = await listen(server, person.browser, ['me changed']);
      expect((await say('pending')).status).toBe(200);
      expect(await heard.all()).toEqual({ 'me changed': {} });
      heard.close();
      expect(await state()).toEqual({ ...nothing, status: 'DELAYED' });
    }
    server.clock.advance(days(2));
    await say();
    expect(await state()).toEqual(credited);
  });

  test('duplicates: said five times at once with everything else between, it is credited once', async () => {
    const { say, state, tells } = await paymentAt(row);
    const others = tells.filter((what) => what !== 'refund');
    const words = Array.from({ length: 5 }, () => ['success' as const, ...others]).flat();
    await Promise.all(words.map((what) => say(what)));
    expect(await state()).toEqual(credited);
    // What comes late takes nothing back, and is nothing to look after.
    for (const what of others) expect((await say(what)).status).toBe(200);
    expect(await state()).toEqual(credited);
  });

  test('another sum or currency moves nothing and stays for an operator', async () => {
    const { say, state, unmatched, depositId, refused } = await paymentAt(row);
    // The worth of skins comes with the first word; after it there is no other.
    const open = row.method === 'SKINS';
    if (open) await say();
    for (const sum of ['3000.01', '1.00', '0.00']) expect(refused(await say('success', { sum }))).toBe(true);
    expect(await state()).toEqual(open ? credited : nothing);
    expect((await unmatched()).filter(([named]) => named === depositId)).toHaveLength(3);
  });

  test('a forged signature and an unknown payment move nothing and stay for an operator', async () => {
    const { say, state, unmatched, refused } = await paymentAt(row);
    const before = (await unmatched()).length;
    expect(refused(await say('success', { forged: true }))).toBe(true);
    const stranger = '018f0000-0000-7000-8000-000000000000';
    expect(refused(await say('success', { depositId: stranger }))).toBe(true);
    expect(await state()).toEqual(nothing);
    const now = await unmatched();
    expect(now).toHaveLength(before + 2);
    expect(now.slice(0, 2).map(([, verdict]) => verdict)).toEqual(['UNKNOWN_DEPOSIT', 'FORGED']);
  });

  test('a refund or chargeback takes what is there, its bonus too, once; what is missing is a task', async () => {
    const { say, state, whole, operator, person, depositId, tells, server } = await paymentAt(row);
    await say();
    const to = { method: 'BANK_CARD_RU', wallet: '2200000000000004' } as const;
    await person.browser.call('POST /v1/balance/withdraw', { body: { amount: 1000, to }, idempotencyKey: newKey() });
    if (tells.includes('refund')) for (let time = 0; time < 3; time += 1) await say('refund');
    // It has no word for it: an operator reads it in its office.
    else
      await operator.browser.call('POST /v1/admin/deposits/{id}/refund', {
        params: { id: depositId },
        body: { seen: 0, reason: 'Возврат виден в кабинете провайдера' },
        idempotencyKey: newKey(),
      });
    expect(await state()).toEqual({ status: 'REFUNDED', money: 0, bonus: 0 });
    expect((await whole()).refund).toMatchObject({ amount: 3000, taken: 2000, closedAt: null });
    // A late repeat of the success does not bring it back.
    expect((await say()).status).toBe(200);
    expect(await state()).toMatchObject({ status: 'REFUNDED', money: 0 });
    await expectSoundLedger(server.database);
  });
});
