import { refundTerms } from '#domain/refunds/refund-terms.ts';
import { nextNonce } from '#server/features/balance/providers/next-nonce.ts';
import { refundSteps } from '../../support/money/refund-steps';
import { makePerson } from '../../support/people/make-person';
import { freekassaStandIn } from '../../support/providers/freekassa-stand-in';
import { freekassaCallback } from '../../support/providers/provider-callbacks';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { waitFor } from '../../support/wait-for';

let standIn: Awaited<ReturnType<typeof freekassaStandIn>>;
let server: TestServer;
let steps: Awaited<ReturnType<typeof refundSteps>>;
beforeAll(async () => {
  standIn = await freekassaStandIn();
  server = await startTestServer(standIn.on);
  steps = await refundSteps(server, freekassaCallback);
});
afterAll(async () => {
  await server.stop();
  await standIn.stop();
});

const agreed = async () => {
  const person = await makePerson(server);
  const depositId = await steps.paid(person, 500);
  const { id } = (await steps.ask(person, depositId, 500)).body;
  return { id, depositId };
};

test('a call whose number another has overtaken is made with a new one, and the money goes back once', async () => {
  const { id, depositId } = await agreed();
  standIn.behave('overtaken');
  await steps.agree(id);
  await steps.until(id, 'DONE');
  expect(standIn.refundsOf(depositId)).toHaveLength(1);
  expect((await steps.read(id)).reference).toBe('123456');
});

test('an operator is told that a refund without an answer may be under way, and a refused repetition leaves it open', async () => {
  const { id, depositId } = await agreed();
  standIn.behave('hides');
  await steps.agree(id);
  await steps.until(id, 'UNCLEAR');
  expect((await steps.read(id)).failure).toContain('возврат мог быть принят');
  standIn.behave('refuses');
  await steps.decide('again', id);
  await steps.until(id, 'UNCLEAR');
  expect((await steps.read(id)).failure).toBe('Недостаточно средств');
  expect(standIn.refundsOf(depositId)).toHaveLength(1);
  standIn.behave('well');
});

test('a refund that the provider has accepted and works on outlives an answer that is lost among many', async () => {
  const { id } = await agreed();
  standIn.behave('works');
  await steps.agree(id);
  const rowOf = async () =>
    (await server.database.pool.query('SELECT state, asked, external_id FROM deposit_refund WHERE id = $1', [id]))
      .rows[0];
  await waitFor(rowOf, ({ external_id: known }) => known !== null);
  await server.database.pool.query('UPDATE deposit_refund SET asked = $2 WHERE id = $1', [
    id,
    refundTerms.questions + 1,
  ]);
  standIn.behave('deaf');
  await waitFor(
    async () => {
      await steps.hurry();
      return rowOf();
    },
    ({ asked, state }) => asked > refundTerms.questions + 1 || state !== 'SENT',
  );
  expect((await rowOf()).state).toBe('SENT');
  standIn.behave('well');
  standIn.settle();
  await steps.until(id, 'DONE');
});

test('a part of a payment is not given back: FREEKASSA gives back the whole', async () => {
  const person = await makePerson(server);
  const depositId = await steps.paid(person, 500);
  expect((await steps.ask(person, depositId, 200)).code).not.toBeNull();
});

test('numbers grow, however many calls are made at once', async () => {
  const { app } = server.product;
  const numbers = await Promise.all(Array.from({ length: 40 }, () => nextNonce(app, 'FREEKASSA')));
  expect(new Set(numbers).size).toBe(40);
  expect(Math.min(...numbers)).toBeGreaterThan(Math.max(...standIn.nonces));
});

test('without the key of its calls operators give it back in the cabinet', async () => {
  const bare = await startTestServer({ ...standIn.on, FREEKASSA_API_KEY: '' });
  const own = await refundSteps(bare, freekassaCallback);
  const person = await makePerson(bare);
  const paid = await own.paid(person, 400);
  const { id } = (await own.ask(person, paid, 400)).body;
  await own.agree(id);
  expect((await own.read(id)).state).toBe('BY_HAND');
  await bare.stop();
});
