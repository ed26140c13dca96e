import { remittanceTerms } from '#domain/money/remittance.ts';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { cachedBalance } from '../../support/money/ledger-state';
import { refundSteps } from '../../support/money/refund-steps';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { send } from '../../support/providers/provider-callbacks';
import { yookassaOn, yookassaStandIn } from '../../support/providers/yookassa-stand-in';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { waitFor } from '../../support/wait-for';

let standIn: Awaited<ReturnType<typeof yookassaStandIn>>;
let server: TestServer;
let steps: Awaited<ReturnType<typeof refundSteps>>;
beforeAll(async () => {
  standIn = await yookassaStandIn();
  server = await startTestServer(yookassaOn(standIn.url));
  steps = await refundSteps(server, (payment) => standIn.says(payment));
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});
beforeEach(() => standIn.behave('well'));

const balance = ({ id }: TestPerson) => cachedBalance(server.database, 'USER', id);

/** A paid deposit, and what was given back of it, rubles. */
const deposit = async (rubles: number) => {
  const person = await makePerson(server);
  const id = await steps.paid(person, rubles);
  const payment = await steps.paymentOf(id);
  const shown = async () => (await person.browser.call('GET /v1/balance/deposits/{id}', { params: { id } })).body;
  return { person, id, payment, shown, givenBack: () => standIn.refundsOf(payment) };
};

const agreed = async (person: TestPerson, depositId: string, rubles: number): Promise<string> => {
  const { id } = (await steps.ask(person, depositId, rubles)).body;
  await steps.agree(id);
  return id;
};

/** Until YooKassa's own id of it is known. */
const untilHeard = (refund: string) =>
  waitFor(
    async () =>
      (
        await server.database.pool.query<{ id: string | null }>(
          'SELECT external_id AS id FROM deposit_refund WHERE id = $1',
          [refund],
        )
      ).rows[0]?.id,
    (id) => id === standIn.allRefunds().at(-1)?.id,
  );

test('a payment goes back in several parts until nothing is left of it', async () => {
  const { person, id, shown, givenBack } = await deposit(700);
  for (const part of [1, 299, 400]) await steps.until(await agreed(person, id, part), 'DONE');
  expect(givenBack()).toEqual(['1.00', '299.00', '400.00']);
  expect(await balance(person)).toBe(0);
  expect(await shown()).toMatchObject({ status: 'REFUNDED', refundable: null });
  const posts = standIn.seen.filter(({ route, body }) => route === 'POST /refunds' && body.includes(id));
  expect(new Set(posts.map(({ key }) => key)).size).toBe(3);
  await expectSoundBooks(server);
});

test('one that YooKassa is still at is asked about until it is done', async () => {
  const { person, id, givenBack } = await deposit(500);
  standIn.behave('slow');
  const refund = await agreed(person, id, 500);
  await steps.until(refund, 'DONE');
  expect(givenBack()).toEqual(['500.00']);
  expect((await steps.read(refund)).reference).toBe(standIn.allRefunds().at(-1)?.id);
});

test('one that YooKassa cancels afterwards is on the balance again: it tells of that only when it is asked', async () => {
  const { person, id, givenBack } = await deposit(500);
  standIn.behave('cancels');
  const refund = await agreed(person, id, 500);
  await steps.until(refund, 'REFUSED');
  expect((await steps.read(refund)).failure).toBe('плательщик отказался');
  expect([await balance(person), givenBack()]).toEqual([50_000, []]);
  await expectSoundBooks(server);
});

test('after the day for which a key is kept it is not sent again, but found among the payment’s refunds', async () => {
  const { person, id, givenBack } = await deposit(500);
  standIn.behave('loses');
  const refund = await agreed(person, id, 500);
  await steps.until(refund, 'SENT');
  standIn.behave('silent');
  server.clock.advance(remittanceTerms.keyLives);
  standIn.forgetKeys();
  standIn.behave('well');
  await steps.until(refund, 'DONE');
  expect(givenBack()).toEqual(['500.00']);
});

test('what is not among them after that day is an operator’s affair', async () => {
  const { person, id, givenBack } = await deposit(500);
  standIn.behave('silent');
  const refund = await agreed(person, id, 500);
  await steps.until(refund, 'SENT');
  server.clock.advance(remittanceTerms.keyLives);
  standIn.behave('well');
  await steps.until(refund, 'UNCLEAR');
  expect((await steps.read(refund)).failure).toBe('Провайдер не знает о таком возврате');
  expect(givenBack()).toEqual([]);
});

test('its notice of a refund that we have heard of already changes nothing', async () => {
  const { person, id, payment, givenBack } = await deposit(600);
  await steps.until(await agreed(person, id, 200), 'DONE');
  const refund = standIn.allRefunds().find(({ payment_id: of }) => of === payment);
  const said = await send(server.url, standIn.noticeOf('refund.succeeded', refund));
  expect([said.status, await balance(person), givenBack()]).toEqual([200, 40_000, ['200.00']]);
  await expectSoundBooks(server);
});

test('a refund from its cabinet is not taken for one of the same sum whose id is known', async () => {
  const { person, id } = await deposit(600);
  standIn.behave('slow');
  const refund = await agreed(person, id, 200);
  await steps.until(refund, 'SENT');
  await untilHeard(refund);
  await send(server.url, standIn.refundedByHand(id, '200.00'));
  expect((await steps.read(refund)).state).toBe('SENT');
  await steps.until(refund, 'DONE');
  expect(await balance(person)).toBe(20_000);
  await expectSoundBooks(server);
});

test('a notice of a refund that is not done yet moves nothing', async () => {
  const { person, id, payment } = await deposit(600);
  standIn.behave('slow');
  const refund = await agreed(person, id, 200);
  await untilHeard(refund);
  const pending = standIn.allRefunds().find(({ payment_id: of }) => of === payment);
  standIn.behave('cancels');
  await send(server.url, standIn.noticeOf('refund.succeeded', pending));
  expect((await steps.read(refund)).state).toBe('SENT');
  await steps.until(refund, 'REFUSED');
  expect(await balance(person)).toBe(60_000);
});
