import { remittanceTerms } from '#domain/money/remittance.ts';
import { seenBy } from '../../support/desk';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { endsOf, untilReceipts } from '../../support/money/receipts-of-person';
import { refundSteps } from '../../support/money/refund-steps';
import { newKey } from '../../support/money/start-deposit';
import { tellTaxes } from '../../support/money/tell-taxes';
import { untilFiled } from '../../support/money/until-filed';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { yookassaOn, yookassaStandIn } from '../../support/providers/yookassa-stand-in';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { waitFor } from '../../support/wait-for';
import { hurryJobs } from '../../support/server/hurry-jobs';

const ways = {
  after: { RECEIPTS_BY: 'yookassa' },
  with: { RECEIPTS_BY: 'yookassa', YOOKASSA_RECEIPTS: 'with' },
  'with, without agents': { RECEIPTS_BY: 'yookassa', YOOKASSA_RECEIPTS: 'with', RECEIPTS_AGENT: 'none' },
} as const;

let standIn: Awaited<ReturnType<typeof yookassaStandIn>>;
let server: TestServer;
let steps: Awaited<ReturnType<typeof refundSteps>>;
const begin = async (way: keyof typeof ways): Promise<void> => {
  standIn = await yookassaStandIn();
  server = await startTestServer({ ...yookassaOn(standIn.url), ...ways[way] });
  steps = await refundSteps(server, (payment) => standIn.says(payment));
};
const end = async (): Promise<void> => {
  await expectSoundBooks(server);
  await server.stop();
  await standIn.stop();
};

const tip = ({ browser }: TestPerson, mate: TestPerson, amount: number) =>
  browser.call('POST /v1/balance/tips/purchase', { body: { userId: mate.id, amount }, idempotencyKey: newKey() });

const mateWithNames = async (): Promise<TestPerson> => {
  const mate = await makePerson(server, { mate: true });
  await tellTaxes(mate);
  return mate;
};

const printedFor = (paymentId: string) => standIn.receipts().filter((one) => one.payment_id === paymentId);

describe('after the payment', () => {
  beforeAll(() => begin('after'));
  afterAll(end);
  beforeEach(() => standIn.behave('well'));

  test('advance, set-off with its agent and supplier, and return are receipts of their own, each once', async () => {
    const [person, mate] = [await makePerson(server), await mateWithNames()];
    const depositId = await steps.paid(person, 700);
    const paymentId = await steps.paymentOf(depositId);
    await tip(person, mate, 200);
    const refund = (await steps.ask(person, depositId, 300)).body.id;
    await steps.agree(refund);
    await steps.until(refund, 'DONE');
    expect((await endsOf(server, person.id)).map(({ kind, state }) => [kind, state])).toEqual([
      ['ADVANCE', 'DONE'],
      ['SET_OFF', 'DONE'],
      ['RETURN', 'DONE'],
    ]);
    expect(printedFor(paymentId)).toMatchObject([
      {
        type: 'payment',
        items: [{ amount: { value: '700.00' }, payment_mode: 'advance', payment_subject: 'payment' }],
        settlements: [{ type: 'cashless', amount: { value: '700.00' } }],
      },
      {
        type: 'payment',
        settlements: [{ type: 'prepayment', amount: { value: '200.00' } }],
        items: expect.arrayContaining([
          expect.objectContaining({
            payment_mode: 'full_payment',
            agent_type: 'agent',
            supplier: { name: 'Лисицын Пётр', phone: '79991234567', inn: '500100732259' },
          }),
        ]),
      },
    ]);
    const [returned] = standIn.receipts().filter(({ type }) => type === 'refund');
    expect(returned).toMatchObject({
      refund_id: standIn.allRefunds()[0]?.id,
      items: [{ amount: { value: '300.00' } }],
    });
    expect(standIn.payments.every((one) => one.carries === undefined)).toBe(true);
  });

  test.each(['loses', 'breaks', 'silent', 'strange'] as const)(
    'a register that %s prints it once when it is well again',
    async (mood) => {
      const person = await makePerson(server);
      const depositId = await steps.paid(person, 500);
      standIn.behave(mood);
      await untilFiled(server);
      await waitFor(
        async () => {
          await hurryJobs(server, 'receipt');
          return standIn.seen.filter(({ route }) => route === 'POST /receipts').length;
        },
        (calls) => calls > 0,
      );
      standIn.behave('well');
      await untilReceipts(server, person.id, 'DONE');
      expect(printedFor(await steps.paymentOf(depositId))).toHaveLength(1);
    },
  );

  test('a refusal and a cancelled registration wait for an operator, whose second try has a number of its own', async () => {
    const person = await makePerson(server);
    standIn.behave('cancels');
    const depositId = await steps.paid(person, 500);
    const [refused] = await untilReceipts(server, person.id, 'REFUSED');
    expect(refused?.reason).toContain('кабинете');
    standIn.behave('well');
    await steps.boss.browser.call('POST /v1/admin/receipts/{id}/again', {
      params: { id: refused?.id ?? '' },
      body: { reason: 'Касса починена', seen: await seenBy(steps.boss, `receipt:${refused?.id ?? ''}`) },
    });
    await untilReceipts(server, person.id, 'DONE');
    expect(printedFor(await steps.paymentOf(depositId)).map(({ status }) => status)).toEqual(['canceled', 'succeeded']);
  });

  test('after a day of silence it is not sent again: whether it was printed, an operator sees in the cabinet', async () => {
    const person = await makePerson(server);
    standIn.behave('loses', '/receipts');
    const depositId = await steps.paid(person, 500);
    await untilFiled(server);
    const paymentId = await steps.paymentOf(depositId);
    // Until the first try has failed, and nothing is under way.
    await waitFor(
      async () =>
        (await server.database.pool.query("SELECT 1 FROM outbox WHERE topic = 'receipt' AND error IS NOT NULL"))
          .rowCount,
      (failed) => failed === 1,
    );
    server.clock.advance(remittanceTerms.keyLives);
    standIn.forgetKeys();
    standIn.behave('well');
    const [refused] = await untilReceipts(server, person.id, 'REFUSED');
    expect(refused?.reason).toContain('больше суток');
    expect(printedFor(paymentId)).toHaveLength(1);
  });

  test('money that came another way has no payment here: its receipt waits with a sentence', async () => {
    const [mate, buyer] = [await mateWithNames(), await makePerson(server)];
    await steps.paid(buyer, 500);
    await tip(buyer, mate, 300);
    // What the mate earned is spent without any payment by YooKassa.
    await tip(mate, await mateWithNames(), 100);
    const [row] = (await endsOf(server, mate.id)).filter(({ kind }) => kind === 'SET_OFF');
    expect(row).toMatchObject({ state: 'REFUSED', reason: expect.stringContaining('другой кассой') });
  });
});

describe('with the payment', () => {
  beforeAll(() => begin('with'));
  afterAll(end);

  test('payment and refund carry the receipts of an advance and its return, which are only asked about', async () => {
    const person = await makePerson(server);
    const depositId = await steps.paid(person, 700);
    const refund = (await steps.ask(person, depositId, 300)).body.id;
    await steps.agree(refund);
    await steps.until(refund, 'DONE');
    expect((await endsOf(server, person.id)).map(({ kind, state }) => [kind, state])).toEqual([
      ['ADVANCE', 'DONE'],
      ['RETURN', 'DONE'],
    ]);
    expect(standIn.seen.filter(({ route }) => route === 'POST /receipts')).toEqual([]);
    expect(standIn.receipts().map(({ type, items }) => [type, items[0]?.amount.value])).toEqual([
      ['payment', '700.00'],
      ['refund', '300.00'],
    ]);
  });

  test('a set-off with a mate cannot be printed, and says what to do', async () => {
    const person = await makePerson(server);
    await steps.paid(person, 700);
    await tip(person, await mateWithNames(), 200);
    const [, row] = await endsOf(server, person.id);
    expect(row).toMatchObject({ kind: 'SET_OFF', state: 'REFUSED', reason: expect.stringContaining('RECEIPTS_AGENT') });
  });
});

describe('with the payment, where no agent is needed', () => {
  beforeAll(() => begin('with, without agents'));
  afterAll(end);

  test('a set-off is printed and names nobody', async () => {
    const person = await makePerson(server);
    const paymentId = await steps.paymentOf(await steps.paid(person, 700));
    await tip(person, await makePerson(server, { mate: true }), 200);
    expect((await endsOf(server, person.id)).map(({ state }) => state)).toEqual(['DONE', 'DONE']);
    const [, setOff] = printedFor(paymentId);
    expect(setOff?.items.every(({ supplier, agent_type: agent }) => !supplier && !agent)).toBe(true);
  });
});
