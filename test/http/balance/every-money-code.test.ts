import type { ErrorCode } from '#contract/errors/error-code.ts';
import { errorTable } from '#contract/errors/error-table.ts';
import { giveMoney } from '../../support/money/give-money';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { newKey } from '../../support/money/start-deposit';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import type { Answer } from '../../support/server/test-browser';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  // A date in the season of two designs.
  const now = new Date(server.clock.now());
  server.clock.advance(Date.UTC(now.getUTCFullYear() + 1, 1, 1, 12) - now.getTime());
});
afterAll(() => server.stop());

type MoneyCode = Extract<
  ErrorCode,
  `BALANCE_${string}` | `GIFT_${string}` | `DRAWS_${string}` | `PACKAGES_${string}` | 'INVALID_CREATE_RESERVE_SIGNATURE'
>;

const client = async (rubles = 5000): Promise<TestPerson> => {
  const person = await makePerson(server);
  if (rubles > 0) await giveMoney(server.product.app, person.id, rubles * 100);
  return person;
};
const mate = () => makePerson(server, { mate: true });

const noId = '018f2b6e-0000-7000-8000-000000000001';

const withdraw = async (amount: number, wallet: string, sbp?: string) =>
  (await client(200_000)).browser.call('POST /v1/balance/withdraw', {
    body: { amount, to: sbp === undefined ? { method: 'BANK_CARD_RU', wallet } : { method: 'SBP', wallet, bank: sbp } },
    idempotencyKey: newKey(),
  });
const card = '2200000000000004';

const link = async (
  { browser }: TestPerson,
  more: { readonly replaceKey?: string; readonly articleId?: number } = {},
) =>
  browser.call('POST /v1/balance-reserve/signed-link', {
    body: { amount: 1000, kind: more.articleId === undefined ? 'OTHER' : 'BLOG_ARTICLE', ...more },
    idempotencyKey: newKey(),
  });
const fund = ({ browser }: TestPerson, token: string) =>
  browser.call('POST /v1/balance/reserve', { body: { token }, idempotencyKey: newKey() });
const ask = ({ browser }: TestPerson, id: string, amount: number) =>
  browser.call('PUT /v1/balance-reserve/{id}/unreserve-transactions', {
    params: { id },
    body: { act: 'ask', amount, comment: 'Разбор' },
    idempotencyKey: newKey(),
  });
const cancel = ({ browser }: TestPerson, id: string) =>
  browser.call('POST /v1/balance-reserve/{id}/cancel', { params: { id }, idempotencyKey: newKey() });

const reserved = async () => {
  const [owner, payer] = [await mate(), await client()];
  const { body } = await link(owner);
  const token = body.reserve.token ?? '';
  await fund(payer, token);
  return { owner, payer, token, id: body.reserve.id };
};

const buy = ({ browser }: TestPerson, nominal = 500, design: 'FEB14_MALE' | 'NEW_YEAR_1' = 'FEB14_MALE') =>
  browser.call('POST /v1/balance/gift-certificates', { body: { nominal, design }, idempotencyKey: newKey() });
const activate = ({ browser }: TestPerson, id: string) =>
  browser.call('POST /v1/balance/gift-certificates/{id}/activate', { params: { id }, idempotencyKey: newKey() });
const bought = async (buyer: TestPerson) => (await buy(buyer)).body.certificate.code ?? '';

const codeInDatabase = async (id: string): Promise<string> =>
  (await server.database.pool.query<{ code: string }>('SELECT code FROM gift_certificate WHERE id = $1', [id])).rows[0]
    ?.code ?? '';

const draw = async (from: string, to: string): Promise<number> =>
  (
    await server.database.pool.query<{ id: number }>(
      `INSERT INTO draw (title, description, places, prize, seed, seed_hash, status, opens_at, closes_at)
       VALUES ('Проба', '', 1, 100, repeat('ab', 32), repeat('cd', 32), 'OPEN', $1, $2) RETURNING id`,
      [from, to],
    )
  ).rows[0]?.id ?? 0;

/** For each code the call that is refused by it, for the reason that it names. */
const provoked: Readonly<Record<MoneyCode, () => Promise<Answer<unknown>>>> = {
  BALANCE_INSUFFICIENT: async () => {
    const { body } = await link(await mate());
    return fund(await client(100), body.reserve.token ?? '');
  },
  BALANCE_INVALID_SBP_BANK: () => withdraw(500, '+79161234417', 'NO_SUCH_BANK'),
  BALANCE_INVALID_STEAM_TRADE_URL: async () =>
    (await client()).browser.call('PUT /v1/balance/steam-trade-url', { body: { url: 'https://example.com' } }),
  BALANCE_INVALID_WALLET: () => withdraw(500, '2200000000000005'),
  BALANCE_MAX_WITHDRAW_AMOUNT: () => withdraw(100_001, card),
  BALANCE_MIN_WITHDRAW_AMOUNT: () => withdraw(499, card),
  BALANCE_RESERVE_ACCESS_DENIED: async () => {
    const { id } = await reserved();
    return (await client()).browser.call('GET /v1/balance-reserve/{id}', { params: { id } });
  },
  BALANCE_RESERVE_BLOG_ARTICLE_NOT_FOUND: async () => link(await mate(), { articleId: 777 }),
  BALANCE_RESERVE_CANCEL_ONLY_FOR_RESERVED: async () => {
    const { payer, id } = await reserved();
    await cancel(payer, id);
    return cancel(payer, id);
  },
  BALANCE_RESERVE_INSUFFICIENT_REST_AMOUNT: async () => {
    const { owner, id } = await reserved();
    return ask(owner, id, 1001);
  },
  BALANCE_RESERVE_INVALID_SIGN: async () => fund(await client(), 'forged.link'),
  BALANCE_RESERVE_REPLACE_KEY_NOT_FOUND: async () => link(await mate(), { replaceKey: noId }),
  BALANCE_RESERVE_NOT_FOUND: async () =>
    (await client()).browser.call('GET /v1/balance-reserve/{id}', { params: { id: noId } }),
  BALANCE_RESERVE_UNRESERVE_ONLY_FOR_RESERVED: async () => {
    const { owner, payer, id } = await reserved();
    await cancel(payer, id);
    return ask(owner, id, 100);
  },
  INVALID_CREATE_RESERVE_SIGNATURE: async () => {
    const { payer, token } = await reserved();
    return fund(payer, token);
  },
  DRAWS_CANNOT_PARTICIPATE: async () => {
    const id = await draw('2020-01-01', '2099-01-01');
    // Not for people who have not played for thirty days.
    return (await client()).browser.call('POST /v1/draws/{id}/participate', { params: { id } });
  },
  DRAWS_NOT_FOUND: async () => (await client()).browser.call('GET /v1/draws/{id}', { params: { id: 999_999 } }),
  GIFT_CERTIFICATE_ALREADY_ACTIVATED: async () => {
    const code = await bought(await client());
    await activate(await client(0), code);
    return activate(await client(0), code);
  },
  GIFT_CERTIFICATE_CANNOT_BE_ACTIVATED_BY_ISSUER: async () => {
    const buyer = await client();
    return activate(buyer, await bought(buyer));
  },
  GIFT_CERTIFICATE_CANNOT_BE_ACTIVATED_BY_MATE: async () => activate(await mate(), await bought(await client())),
  GIFT_CERTIFICATE_NOT_PAID: async () => {
    const { body } = await buy(await client(0));
    return activate(await client(0), await codeInDatabase(body.certificate.id));
  },
  GIFT_CERTIFICATE_NOT_FOUND: async () => activate(await client(), 'ABCD-EFGH-JKLM'),
  GIFT_CERTIFICATE_WRONG_DESIGN: async () => buy(await client(), 500, 'NEW_YEAR_1'),
  GIFT_CERTIFICATE_WRONG_NOMINAL: async () => buy(await client(), 777),
  PACKAGES_NOT_FOUND: async () =>
    (await client()).browser.call('POST /v1/packages/deposit', {
      body: { packageId: 99, method: 'SBP' },
      idempotencyKey: newKey(),
    }),
};

const isOfMoney = (code: string): boolean => /^(?:BALANCE|GIFT|DRAWS|PACKAGES)_|^INVALID_CREATE_RESERVE/.test(code);

test('every code of money in the catalogue stands in the table', () => {
  expect(Object.keys(provoked).sort()).toEqual(Object.keys(errorTable).filter(isOfMoney).sort());
});

test.each(Object.entries(provoked))('%s is what its call answers, without a fault', async (code, call) => {
  const answer = await call();
  expect(answer.code).toBe(code);
  expect(answer.status).toBeLessThan(500);
});
