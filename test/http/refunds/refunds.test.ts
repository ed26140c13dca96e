import { refundTerms } from '#domain/refunds/refund-terms.ts';
import { seenBy } from '../../support/desk';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { cachedBalance } from '../../support/money/ledger-state';
import { receiptsOf } from '../../support/money/receipts-of-person';
import { newKey } from '../../support/money/start-deposit';
import { untilFiled } from '../../support/money/until-filed';
import { makeAdministrator } from '../../support/people/make-administrator';
import { makePerson, type TestPerson } from '../../support/people/make-person';
import { freekassaCallback, send, unitpayCallback } from '../../support/providers/provider-callbacks';
import { providersOn } from '../../support/providers/provider-stand-in';
import { unitpayStandIn } from '../../support/providers/unitpay-stand-in';
import { startTestServer, type TestServer } from '../../support/server/start-test-server';
import { waitFor } from '../../support/wait-for';

let unitpay: Awaited<ReturnType<typeof unitpayStandIn>>;
let server: TestServer;
let boss: TestPerson;
beforeAll(async () => {
  unitpay = await unitpayStandIn();
  server = await startTestServer(providersOn(unitpay.url));
  boss = await makeAdministrator(server, 'MANAGE_DEPOSIT');
});
afterAll(async () => {
  await server.stop();
  await unitpay.stop();
});
beforeEach(() => unitpay.behave('well'));

const reason = 'Передумал играть';
const balance = ({ id }: TestPerson) => cachedBalance(server.database, 'USER', id);

/** A deposit of this many rubles that somebody has paid. */
const paid = async (person: TestPerson, rubles: number, method: 'SBP' | 'WEBMONEY' = 'SBP'): Promise<string> => {
  const { body } = await person.browser.call('POST /v1/balance/deposit', {
    body: { amount: rubles, method },
    idempotencyKey: newKey(),
  });
  await send(server.url, unitpayCallback({ depositId: body.depositId, sum: `${rubles}.00` }));
  return body.depositId;
};

const ask = (person: TestPerson, id: string, amount: number, idempotencyKey = newKey()) =>
  person.browser.call('POST /v1/balance/deposits/{id}/refund', {
    params: { id },
    body: { amount, reason },
    idempotencyKey,
  });

const agree = async (id: string, by = boss) =>
  by.browser.call('POST /v1/admin/refunds/{id}/agree', {
    params: { id },
    body: { seen: await seenBy(by, `refund:${id}`), reason: 'Деньги не потрачены' },
  });

const stateOf = async (id: string): Promise<string> =>
  (await boss.browser.call('GET /v1/admin/refunds/{id}', { params: { id } })).body.state;

const hurry = async (): Promise<void> => {
  await server.database.pool.query(
    "UPDATE outbox SET next_attempt_at = now() WHERE topic = 'refund' AND next_attempt_at > now()",
  );
  server.product.app.outbox.kick();
};

const until = (id: string, ...states: readonly string[]) =>
  waitFor(
    async () => {
      const state = await stateOf(id);
      if (!states.includes(state)) await hurry();
      return state;
    },
    (state) => states.includes(state),
  );

const paymentOf = async (depositId: string): Promise<string> =>
  (
    await server.database.pool.query<{ external_id: string }>('SELECT external_id FROM deposit WHERE id = $1', [
      depositId,
    ])
  ).rows[0]?.external_id ?? '';

const decide = async (act: 'done' | 'failed' | 'again' | 'decline', id: string, by = boss) => {
  const body = { seen: await seenBy(by, `refund:${id}`), reason: 'Видно в кабинете' };
  if (act === 'done')
    return by.browser.call('POST /v1/admin/refunds/{id}/done', {
      params: { id },
      body: { ...body, reference: 'UP-1' },
    });
  if (act === 'failed') return by.browser.call('POST /v1/admin/refunds/{id}/failed', { params: { id }, body });
  if (act === 'again') return by.browser.call('POST /v1/admin/refunds/{id}/again', { params: { id }, body });
  return by.browser.call('POST /v1/admin/refunds/{id}/decline', { params: { id }, body });
};

test('the unused part goes back to where it came from: held at once, sent once, with a receipt of its return', async () => {
  const person = await makePerson(server);
  const depositId = await paid(person, 700);
  const key = newKey();
  const first = await ask(person, depositId, 300, key);
  expect(first.body).toMatchObject({ amount: 300, state: 'ASKED' });
  expect((await ask(person, depositId, 300, key)).body.id).toBe(first.body.id);
  expect(await balance(person)).toBe(40_000);
  expect((await person.browser.call('GET /v1/balance/summary')).body.withdrawing).toBe(300);
  expect(unitpay.refundsOf(await paymentOf(depositId))).toEqual([]);

  expect((await agree(first.body.id)).body.state).toBe('AGREED');
  await until(first.body.id, 'DONE');
  expect(unitpay.refundsOf(await paymentOf(depositId))).toEqual(['300.00']);
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
  const depositId = await paid(person, 700);
  await person.browser.call('POST /v1/balance/tips/purchase', {
    body: { userId: mate.id, amount: 200 },
    idempotencyKey: newKey(),
  });
  expect((await ask(person, depositId, 501)).code).toBe('VALIDATION_ERROR');
  const answers = await Promise.all([ask(person, depositId, 400), ask(person, depositId, 100)]);
  expect(answers.map(({ code }) => code).filter((code) => code === null)).toHaveLength(1);
  expect((await ask(await makePerson(server), depositId, 1)).code).toBe('NOT_FOUND');
  await expectSoundBooks(server);
});

test('a request that is taken back or declined leaves the money on the balance', async () => {
  const person = await makePerson(server);
  const depositId = await paid(person, 700);
  const { id } = (await ask(person, depositId, 700)).body;
  const cancel = () =>
    person.browser.call('POST /v1/balance/refunds/{id}/cancel', { params: { id }, idempotencyKey: newKey() });
  expect((await cancel()).body.state).toBe('CANCELED');
  expect((await cancel()).body.state).toBe('CANCELED');
  expect(await balance(person)).toBe(70_000);
  const { id: next } = (await ask(person, depositId, 700)).body;
  expect((await decide('decline', next)).body.state).toBe('DECLINED');
  expect(await balance(person)).toBe(70_000);
  const { items } = (await person.browser.call('GET /v1/notifications', { query: {} })).body;
  expect(items.map(({ kind }) => kind)).toContain('REFUND_RETURNED');
  await expectSoundBooks(server);
});

test('a large refund is agreed to by two; nobody decides their own', async () => {
  const person = await makePerson(server);
  const { id } = (await ask(person, await paid(person, 12_000), 12_000)).body;
  expect((await agree(id)).body).toMatchObject({ state: 'ASKED', askedBy: { id: boss.id } });
  expect((await agree(id)).code).toBe('ADMIN_SECOND_OPERATOR');
  expect((await agree(id, await makeAdministrator(server, 'MANAGE_DEPOSIT'))).body.state).toBe('AGREED');
  await until(id, 'DONE');
  const operator = await makeAdministrator(server, 'MANAGE_DEPOSIT');
  const own = (await ask(operator, await paid(operator, 500), 500)).body.id;
  expect((await agree(own, operator)).code).toBe('ADMIN_OWN_OBJECT');
});

test('after a lost answer the provider is asked, and nothing is sent twice', async () => {
  unitpay.behave('loses');
  const person = await makePerson(server);
  const depositId = await paid(person, 600);
  const { id } = (await ask(person, depositId, 600)).body;
  await agree(id);
  await until(id, 'SENT');
  unitpay.behave('well');
  await until(id, 'DONE');
  expect(unitpay.refundsOf(await paymentOf(depositId))).toEqual([null]);
  expect(await balance(person)).toBe(0);
  await expectSoundBooks(server);
});

test.each(['silent', 'strange'] as const)(
  'a provider that is %s leaves it to an operator after a while',
  async (mood) => {
    unitpay.behave(mood);
    const person = await makePerson(server);
    const depositId = await paid(person, 500);
    const { id } = (await ask(person, depositId, 500)).body;
    await agree(id);
    await until(id, 'UNCLEAR');
    expect(unitpay.refundsOf(await paymentOf(depositId))).toEqual([]);
    expect(await balance(person)).toBe(0);
    unitpay.behave('well');
    expect((await decide('again', id)).body.state).toBe('AGREED');
    await until(id, 'DONE');
    expect(unitpay.refundsOf(await paymentOf(depositId))).toEqual([null]);
    await expectSoundBooks(server);
  },
);

test('a refusal puts the money back on the balance', async () => {
  unitpay.behave('refuses');
  const person = await makePerson(server);
  const { id } = (await ask(person, await paid(person, 500), 500)).body;
  await agree(id);
  await until(id, 'REFUSED');
  expect(await balance(person)).toBe(50_000);
  const { body } = await boss.browser.call('GET /v1/admin/refunds/{id}', { params: { id } });
  expect(body.failure).toBe('Недостаточно средств');
  await expectSoundBooks(server);
});

test('where the provider has no call for it an operator makes it by hand', async () => {
  const person = await makePerson(server);
  const { body: started } = await person.browser.call('POST /v1/balance/deposit', {
    body: { amount: 800, method: 'CARD_KZ' },
    idempotencyKey: newKey(),
  });
  expect(started).toBeDefined();
  await send(server.url, freekassaCallback({ depositId: started.depositId, sum: '800.00' }));
  expect((await ask(person, started.depositId, 300)).code).toBe('VALIDATION_ERROR');
  const { id } = (await ask(person, started.depositId, 800)).body;
  expect((await agree(id)).body).toMatchObject({ state: 'BY_HAND', byHand: true });
  expect(
    (await boss.browser.call('GET /v1/admin/queues')).body.queues.find(({ queue }) => queue === 'refunds')?.waiting,
  ).toBeGreaterThan(0);
  const answers = await Promise.all([decide('done', id), decide('failed', id)]);
  expect(answers.filter(({ code }) => code === null)).toHaveLength(1);
  await expectSoundBooks(server);
});

test('a deposit is not asked back after its term', async () => {
  const person = await makePerson(server);
  const depositId = await paid(person, 500);
  server.clock.advance(refundTerms.within + 1);
  expect((await ask(person, depositId, 500)).code).toBe('REFUND_NOT_POSSIBLE');
});
