import { days } from '#domain/time/durations.ts';
import { expectSoundGrants } from '../../support/money/bonus-state';
import { giveMoney } from '../../support/money/give-money';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { newKey } from '../../support/money/start-deposit';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { sweepDeadlines } from '../../support/sweep-deadlines';

let server: TestServer;
/** Moves the clock into the next season of two designs. */
const toSeason = (): void => {
  const now = new Date(server.clock.now());
  server.clock.advance(Date.UTC(now.getUTCFullYear() + 1, 1, 1, 12) - now.getTime());
};
beforeAll(async () => {
  server = await startTestServer();
  toSeason();
});
afterAll(() => server.stop());

const person = async (rubles: number): Promise<TestPerson> => {
  const made = await makePerson(server);
  if (rubles > 0) await giveMoney(server.product.app, made.id, rubles * 100);
  return made;
};

const buy = (
  { browser }: TestPerson,
  nominal = 2000,
  design: 'FEB14_MALE' | 'NEW_YEAR_1' | 'GOOD_GAME' = 'FEB14_MALE',
) =>
  browser.call('POST /v1/balance/gift-certificates', {
    body: { nominal, design, message: 'С праздником!' },
    idempotencyKey: newKey(),
  });
const activate = ({ browser }: TestPerson, id: string) =>
  browser.call('POST /v1/balance/gift-certificates/{id}/activate', { params: { id }, idempotencyKey: newKey() });
const boughtCode = async (buyer: TestPerson): Promise<string> => (await buy(buyer)).body.certificate.code ?? '';
const listed = async ({ browser }: TestPerson, side: 'BOUGHT' | 'RECEIVED') =>
  (await browser.call('GET /v1/balance/gift-certificates', { query: { side } })).body.items;
const gift = ({ id }: TestPerson) => cachedBalance(server.database, 'GIFT', id);

test('a certificate takes its buyer’s own money and becomes gift money of whoever activates it', async () => {
  const [buyer, friend] = [await person(5000), await person(0)];
  const { body } = await buy(buyer);
  expect(body).toMatchObject({
    shortfall: 0,
    certificate: { status: 'PAID', nominal: 2000, message: 'С праздником!' },
  });
  expect(await cachedBalance(server.database, 'USER', buyer.id)).toBe(300_000);
  const code = body.certificate.code ?? '';
  expect(code).toMatch(/^\w{4}-\w{4}-\w{4}$/);
  const seen = await friend.browser.call('GET /v1/balance/gift-certificates/{id}', { params: { id: code } });
  expect(seen.body).toMatchObject({ nominal: 2000, buyer: buyer.username, code: null, receiver: null });
  expect((await activate(friend, code.toLowerCase().replaceAll('-', ' '))).body.status).toBe('ACTIVATED');
  expect(await gift(friend)).toBe(200_000);
  expect(await listed(buyer, 'BOUGHT')).toMatchObject([{ status: 'ACTIVATED', receiver: friend.username }]);
  expect(await listed(friend, 'RECEIVED')).toMatchObject([{ nominal: 2000, buyer: buyer.username, code: null }]);
});

test('of 200 activations at once one succeeds', async () => {
  const buyer = await person(5000);
  const code = await boughtCode(buyer);
  const friends = await Promise.all(Array.from({ length: 20 }, () => person(0)));
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) => {
      const friend = friends[index % friends.length];
      if (!friend) throw new Error('nobody');
      return activate(friend, code);
    }),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ code: why }) => why))).toEqual(
    new Set(['GIFT_CERTIFICATE_ALREADY_ACTIVATED']),
  );
  const sums = await Promise.all(friends.map(gift));
  expect(sums.reduce((all, one) => all + one, 0)).toBe(200_000);
});

test('each refusal for its reason', async () => {
  const [buyer, mate, poor] = [await person(5000), await makePerson(server, { mate: true }), await person(100)];
  const code = await boughtCode(buyer);
  expect((await activate(buyer, code)).code).toBe('GIFT_CERTIFICATE_CANNOT_BE_ACTIVATED_BY_ISSUER');
  expect((await activate(mate, code)).code).toBe('GIFT_CERTIFICATE_CANNOT_BE_ACTIVATED_BY_MATE');
  expect((await activate(mate, 'AAAA-AAAA-AAAA')).code).toBe('GIFT_CERTIFICATE_NOT_FOUND');
  expect((await buy(buyer, 2500)).code).toBe('GIFT_CERTIFICATE_WRONG_NOMINAL');
  server.clock.advance(days(30));
  expect((await buy(buyer, 2000, 'NEW_YEAR_1')).code).toBe('GIFT_CERTIFICATE_WRONG_DESIGN');
  expect((await buy(buyer, 500, 'GOOD_GAME')).status).toBe(200);
  await buy(poor, 500);
  const { rows } = await server.database.pool.query('SELECT code FROM gift_certificate WHERE buyer_id = $1', [poor.id]);
  expect((await activate(await person(0), rows[0].code)).code).toBe('GIFT_CERTIFICATE_NOT_PAID');
  expect((await activate(await person(0), code)).status).toBe(200);
  expect((await activate(await person(0), code)).code).toBe('GIFT_CERTIFICATE_ALREADY_ACTIVATED');
});

test('after twelve months it opens for nobody, whatever the sweeper has done yet', async () => {
  const code = await boughtCode(await person(5000));
  server.clock.advance(days(366));
  expect((await activate(await person(0), code)).code).toBe('GIFT_CERTIFICATE_NOT_FOUND');
  toSeason();
});

test('one without its money waits; a deposit of what is missing pays for it', async () => {
  const buyer = await person(1500);
  const { body } = await buy(buyer);
  expect(body).toMatchObject({ shortfall: 500, certificate: { status: 'CREATED', code: null } });
  const params = { id: body.certificate.id };
  const pay = () =>
    buyer.browser.call('POST /v1/balance/gift-certificates/{id}/pay', { params, idempotencyKey: newKey() });
  expect(await pay()).toMatchObject({ code: 'BALANCE_INSUFFICIENT', body: { details: { shortfall: 500 } } });
  const started = await buyer.browser.call('POST /v1/balance/gift-certificates/{id}/deposit', {
    params,
    body: { method: 'SBP' },
    idempotencyKey: newKey(),
  });
  const { depositId } = started.body;
  await buyer.browser.call('POST /v1/dummy-provider/{depositId}', { params: { depositId }, body: { outcome: 'PAY' } });
  expect((await pay()).body).toMatchObject({ status: 'PAID' });
  expect(await cachedBalance(server.database, 'USER', buyer.id)).toBe(0);
  expect((await pay()).code).toBe('GIFT_CERTIFICATE_NOT_FOUND');
});

test('one that was written down in its season is not paid for after it', async () => {
  toSeason();
  const buyer = await person(100);
  const params = { id: (await buy(buyer, 500)).body.certificate.id };
  await giveMoney(server.product.app, buyer.id, 100_000);
  server.clock.advance(days(50));
  const pay = await buyer.browser.call('POST /v1/balance/gift-certificates/{id}/pay', {
    params,
    idempotencyKey: newKey(),
  });
  const deposit = await buyer.browser.call('POST /v1/balance/gift-certificates/{id}/deposit', {
    params,
    body: { method: 'SBP' },
    idempotencyKey: newKey(),
  });
  expect([pay.code, deposit.code]).toEqual(['GIFT_CERTIFICATE_WRONG_DESIGN', 'GIFT_CERTIFICATE_WRONG_DESIGN']);
  toSeason();
});

test('nobody came for it in twelve months: the buyer has bonus money and a notice', async () => {
  const [buyer, friend] = [await person(2000), await person(0)];
  const code = await boughtCode(buyer);
  server.clock.advance(days(364));
  await sweepDeadlines(server);
  expect(await cachedBalance(server.database, 'BONUS', buyer.id)).toBe(0);
  server.clock.advance(days(2));
  await sweepDeadlines(server);
  expect(await cachedBalance(server.database, 'BONUS', buyer.id)).toBe(200_000);
  const { rows } = await server.database.pool.query('SELECT kind FROM notification WHERE user_id = $1', [buyer.id]);
  expect(rows).toContainEqual({ kind: 'GIFT_ENDED' });
  expect((await activate(friend, code)).code).toBe('GIFT_CERTIFICATE_NOT_FOUND');
});

test('a mate, whom bonus money does not serve, has their own money back', async () => {
  const mate = await makePerson(server, { mate: true });
  await giveMoney(server.product.app, mate.id, 200_000);
  toSeason();
  await boughtCode(mate);
  server.clock.advance(days(366));
  await sweepDeadlines(server);
  expect([
    await cachedBalance(server.database, 'USER', mate.id),
    await cachedBalance(server.database, 'BONUS', mate.id),
  ]).toEqual([200_000, 0]);
  const { items } = (await mate.browser.call('GET /v1/balance/transactions', { query: {} })).body;
  expect(items.slice(0, 2)).toMatchObject([
    { type: 'PURCHASE_GIFT_CERTIFICATE', amount: 2000, reversal: true },
    { type: 'PURCHASE_GIFT_CERTIFICATE', amount: -2000, status: 'REFUNDED' },
  ]);
});

test('the money adds up after all of it', async () => {
  await expectSoundGrants(server);
  await expectSoundLedger(server.database);
});
