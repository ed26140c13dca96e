import { readReceiptsConfig } from '#server/platform/config/read-receipts-config.ts';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { endsOf, untilReceipts } from '../../support/money/receipts-of-person';
import { refundSteps } from '../../support/money/refund-steps';
import { newKey } from '../../support/money/start-deposit';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { unitpayCallback } from '../../support/providers/provider-callbacks';
import { payoutsOn } from '../../support/providers/payouts-stand-in';
import { providersOn } from '../../support/providers/provider-stand-in';
import { unitpayStandIn } from '../../support/providers/unitpay-stand-in';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';

let standIn: Awaited<ReturnType<typeof unitpayStandIn>>;
let server: TestServer;
let steps: Awaited<ReturnType<typeof refundSteps>>;
const begin = async (agent: 'needed' | 'none'): Promise<void> => {
  standIn = await unitpayStandIn();
  const on = { ...providersOn(standIn.url), ...payoutsOn('UNITPAY', standIn.url) };
  server = await startTestServer({ ...on, RECEIPTS_BY: 'unitpay', RECEIPTS_VAT: 'vat22', RECEIPTS_AGENT: agent });
  steps = await refundSteps(server, unitpayCallback);
};
const end = async (): Promise<void> => {
  await expectSoundBooks(server);
  await server.stop();
  await standIn.stop();
};

const tip = ({ browser }: TestPerson, mate: TestPerson, amount: number) =>
  browser.call('POST /v1/balance/tips/purchase', { body: { userId: mate.id, amount }, idempotencyKey: newKey() });

/** Somebody who has paid 700 rubles in, and the payment. */
const payer = async () => {
  const person = await makePerson(server);
  const depositId = await steps.paid(person, 700);
  return { person, depositId, paymentId: await steps.paymentOf(depositId) };
};

const advance = (rubles: number) => [
  {
    name: 'Аванс: пополнение баланса',
    type: 'payment',
    paymentMethod: 'advance',
    count: 1,
    price: rubles,
    nds: 'vat22',
  },
];

describe('where receipts name the mates', () => {
  beforeAll(() => begin('needed'));
  afterAll(end);

  test('payment and refund carry their receipts', async () => {
    const { person, depositId, paymentId } = await payer();
    const refund = (await steps.ask(person, depositId, 300)).body.id;
    await steps.agree(refund);
    await steps.until(refund, 'DONE');
    const [paid] = await untilReceipts(server, person.id, 'DONE');
    expect(paid?.url).toBe(`https://ofd.example/${paymentId}`);
    expect(standIn.cashItemsOf(paymentId)).toEqual([
      { method: 'initPayment', paymentId, items: advance(700) },
      { method: 'refundPayment', paymentId, items: advance(300) },
    ]);
  });

  test('a set-off with a mate is not printed, and says what to do', async () => {
    const { person, paymentId } = await payer();
    await tip(person, await makePerson(server, { mate: true }), 200);
    expect((await endsOf(server, person.id))[1]).toMatchObject({
      kind: 'SET_OFF',
      state: 'REFUSED',
      reason: expect.stringContaining('RECEIPTS_AGENT'),
    });
    expect(standIn.cashItemsOf(paymentId)).toHaveLength(1);
  });
});

describe('where no agent is needed', () => {
  beforeAll(() => begin('none'));
  afterAll(end);
  beforeEach(() => standIn.behave('well'));

  const offsetsOf = (paymentId: string) =>
    standIn.cashItemsOf(paymentId).filter(({ method }) => method === 'offsetAdvance');

  test('an advance is set off against the payment', async () => {
    const { person, paymentId } = await payer();
    await tip(person, await makePerson(server, { mate: true }), 200);
    expect((await endsOf(server, person.id)).map(({ state }) => state)).toEqual(['DONE', 'DONE']);
    const [offset, ...more] = offsetsOf(paymentId);
    expect(more).toEqual([]);
    expect(offset?.items).toEqual(
      expect.arrayContaining([expect.objectContaining({ type: 'service', paymentMethod: 'full_payment' })]),
    );
  });

  test.each(['loses', 'silent'] as const)('when it %s the answer it is never sent again', async (mood) => {
    const { person, paymentId } = await payer();
    await untilReceipts(server, person.id, 'DONE');
    standIn.behave(mood);
    await tip(person, await makePerson(server, { mate: true }), 200);
    const calls = mood === 'loses' ? 1 : 0;
    const ends = async () => (await endsOf(server, person.id))[1];
    standIn.behave(mood);
    expect(await ends()).toMatchObject({ state: 'REFUSED', reason: expect.stringContaining('видно в его кабинете') });
    standIn.behave('well');
    expect(offsetsOf(paymentId)).toHaveLength(calls);
  });

  test('what was paid with earnings cannot be set off there', async () => {
    const mate = await makePerson(server, { mate: true });
    const { person } = await payer();
    await tip(person, mate, 300);
    await tip(mate, await makePerson(server, { mate: true }), 100);
    expect((await endsOf(server, mate.id)).at(-1)).toMatchObject({
      state: 'REFUSED',
      reason: expect.stringContaining('другой кассой'),
    });
  });
});

test.each([
  [{ RECEIPTS_BY: 'yookassa' }, 'YOOKASSA_SHOP_ID'],
  [{ RECEIPTS_BY: 'unitpay' }, 'UNITPAY_PROJECT_ID'],
  [{ RECEIPTS_BY: 'till' }, 'RECEIPTS_BY'],
])('%j is refused at the start', (env, named) => {
  expect(() => readReceiptsConfig(env, 'https://naparnik.test')).toThrow(named);
});
