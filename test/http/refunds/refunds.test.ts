import { refundTerms } from '#domain/refunds/refund-terms.ts';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { cachedBalance } from '../../support/money/ledger-state';
import { receiptsOf } from '../../support/money/receipts-of-person';
import { refundSteps } from '../../support/money/refund-steps';
import { newKey } from '../../support/money/start-deposit';
import { untilFiled } from '../../support/money/until-filed';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { freekassaCallback, send, unitpayCallback } from '../../support/providers/provider-callbacks';
import { providersOn } from '../../support/providers/provider-stand-in';
import { unitpayStandIn } from '../../support/providers/unitpay-stand-in';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';

let unitpay: Awaited<ReturnType<typeof unitpayStandIn>>;
let server: TestServer;
let steps: Awaited<ReturnType<typeof refundSteps>>;
beforeAll(async () => {
  unitpay = await unitpayStandIn();
  server = await startTestServer(providersOn(unitpay.url));
  steps = await refundSteps(server, unitpayCallback);
});
afterAll(async () => {
  await server.stop();
  await unitpay.stop();
});

const balance = ({ id }: TestPerson) => cachedBalance(server.database, 'USER', id);

test('the unused part goes back to where it came from: held at once, sent once, with a receipt of its return', async () => {
  const person = await makePerson(server);
  const depositId = await steps.paid(person, 700);
  const key = newKey();
  const first = await steps.ask(person, depositId, 300, key);
  expect(first.body).toMatchObject({ amount: 300, state: 'ASKED' });
  expect((await steps.ask(person, depositId, 300, key)).body.id).toBe(first.body.id);
  expect(await balance(person)).toBe(40_000);
  expect((await person.browser.call('GET /v1/balance/summary')).body.withdrawing).toBe(300);
  expect(unitpay.refundsOf(await steps.paymentOf(depositId))).toEqual([]);

  expect((await steps.agree(first.body.id)).body.state).toBe('AGREED');
  await steps.until(first.body.id, 'DONE');
  expect(unitpay.refundsOf(await steps.paymentOf(depositId))).toEqual(['300.00']);
  const { body: shown } = await person.browser.call('GET /v1/balance/deposits/{id}', { params: { id: depositId } });
  expect(shown).toMatchObject({ obstacle: 'ONLY_ONCE', refundable: null, refunds: [{ amount: 300, state: 'DONE' }] });
  await untilFiled(server);
  expect((await receiptsOf(server, person.id)).map(({ kind, total }) => [kind, total])).toEqual([
    ['ADVANCE', 70_000],
    ['RETURN', 30_000],
  ]);
  await expectSoundBooks(server);
});

test('never more than was paid and is still own money, and only one at a time', async () => {
  const [person, mate] = [await makePerson(server), await makePerson(server, { mate: true })];
  const depositId = await steps.paid(person, 700);
  await person.browser.call('POST /v1/balance/tips/purchase', {
    body: { userId: mate.id, amount: 200 },
    idempotencyKey: newKey(),
  });
  expect((await steps.ask(person, depositId, 501)).code).toBe('VALIDATION_ERROR');
  const answers = await Promise.all([steps.ask(person, depositId, 400), steps.ask(person, depositId, 100)]);
  expect(answers.map(({ code }) => code).filter((code) => code === null)).toHaveLength(1);
  expect((await steps.ask(await makePerson(server), depositId, 1)).code).toBe('NOT_FOUND');
  await expectSoundBooks(server);
});

test('a request that is taken back or declined leaves the money on the balance', async () => {
  const person = await makePerson(server);
  const depositId = await steps.paid(person, 700);
  const { id } = (await steps.ask(person, depositId, 700)).body;
  const cancel = () =>
    person.browser.call('POST /v1/balance/refunds/{id}/cancel', { params: { id }, idempotencyKey: newKey() });
  expect((await cancel()).body.state).toBe('CANCELED');
  expect((await cancel()).body.state).toBe('CANCELED');
  expect(await balance(person)).toBe(70_000);
  const { id: next } = (await steps.ask(person, depositId, 700)).body;
  expect((await steps.decide('decline', next)).body.state).toBe('DECLINED');
  expect(await balance(person)).toBe(70_000);
  const { items } = (await person.browser.call('GET /v1/notifications', { query: {} })).body;
  expect(items.map(({ kind }) => kind)).toContain('REFUND_RETURNED');
  await expectSoundBooks(server);
});

test('a large refund is agreed to by two; nobody decides their own', async () => {
  const person = await makePerson(server);
  const { id } = (await steps.ask(person, await steps.paid(person, 12_000), 12_000)).body;
  expect((await steps.agree(id)).body).toMatchObject({ state: 'ASKED', askedBy: { id: steps.boss.id } });
  expect((await steps.agree(id)).code).toBe('ADMIN_SECOND_OPERATOR');
  expect((await steps.agree(id, await makeAdministrator(server, 'MANAGE_DEPOSIT'))).body.state).toBe('AGREED');
  await steps.until(id, 'DONE');
  const operator = await makeAdministrator(server, 'MANAGE_DEPOSIT');
  const own = (await steps.ask(operator, await steps.paid(operator, 500), 500)).body.id;
  expect((await steps.agree(own, operator)).code).toBe('ADMIN_OWN_OBJECT');
});

test('where the provider has no call for it an operator makes it by hand', async () => {
  const person = await makePerson(server);
  const { body: started } = await person.browser.call('POST /v1/balance/deposit', {
    body: { amount: 800, method: 'CARD_KZ' },
    idempotencyKey: newKey(),
  });
  expect(started).toBeDefined();
  await send(server.url, freekassaCallback({ depositId: started.depositId, sum: '800.00' }));
  expect((await steps.ask(person, started.depositId, 300)).code).toBe('VALIDATION_ERROR');
  const { id } = (await steps.ask(person, started.depositId, 800)).body;
  expect((await steps.agree(id)).body).toMatchObject({ state: 'BY_HAND', byHand: true });
  expect(
    (await steps.boss.browser.call('GET /v1/admin/queues')).body.queues.find(({ queue }) => queue === 'refunds')
      ?.waiting,
  ).toBeGreaterThan(0);
  const answers = await Promise.all([steps.decide('done', id), steps.decide('failed', id)]);
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  await expectSoundBooks(server);
});

test('a deposit is not asked back after its term', async () => {
  const person = await makePerson(server);
  const depositId = await steps.paid(person, 500);
  server.clock.advance(refundTerms.within + 1);
  expect((await steps.ask(person, depositId, 500)).code).toBe('REFUND_NOT_POSSIBLE');
});
