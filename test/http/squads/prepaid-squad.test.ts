import { prepaidTerms } from '#domain/squad/facts/prepaid.ts';
import { expectSoundLedger } from '../../support/money/ledger-state';
import type { TestPerson } from '../../support/people/make-person';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { acceptOrder, createSquadOf, newKey, showSquad } from '../../support/squads/squad-calls';
import { waitFor } from '../../support/wait-for';

const server = serverForTests();
const scene = sceneForTests(server);

interface Wish {
  readonly mate: TestPerson;
  readonly amount?: number;
  readonly key?: string;
  readonly mates?: readonly string[];
  readonly slots?: number;
}

const order = (person: TestPerson, { mate, amount = 700, key = newKey(), mates = [mate.id], slots = 2 }: Wish) =>
  person.browser.call('POST /v1/squads/deposit', {
    body: {
      squad: {
        gameId: 'cs2',
        categoryId: scene.fun,
        platform: 'PC',
        languages: ['ru'],
        durationMinutes: 60,
        slots,
        payMode: 'OWNER',
        mateIds: [...mates],
      },
      method: 'SBP',
      amount,
      returnTo: '/cs2/squads/create',
    },
    idempotencyKey: key,
  });

const priceOf = async (mate: TestPerson): Promise<number> =>
  (
    await mate.browser.call('POST /v1/squads/calculate', {
      body: { gameId: 'cs2', categoryId: scene.fun, durationMinutes: 60, mateIds: [mate.id], clients: 1 },
    })
  ).body.total;

const play = (person: TestPerson, depositId: string, outcome: 'PAY' | 'DECLINE' = 'PAY') =>
  person.browser.call('POST /v1/dummy-provider/{depositId}', { params: { depositId }, body: { outcome } });

const stateOf = async (person: TestPerson, depositId: string) =>
  (await person.browser.call('GET /v1/squads/deposit/{depositId}', { params: { depositId } })).body;

const settled = (person: TestPerson, depositId: string) =>
  waitFor(
    () => stateOf(person, depositId),
    ({ status }) => status !== 'WAITING',
  );

/** A person with this much money, a mate, and the person's shortfall for the mate's price. */
const pair = async (rubles: number) => {
  const [person, mate] = [await scene.client(rubles), await scene.mate()];
  return { person, mate, amount: Math.max(100, Math.round(((await priceOf(mate)) - rubles) * 100) / 100) };
};

test('one payment makes the squad, and pays for it as its mate agrees', async () => {
  const { person, mate, amount } = await pair(0);
  const { body } = await order(person, { mate, amount });
  await play(person, body.depositId);
  const { status, squadId } = await settled(person, body.depositId);
  expect([status, squadId]).toEqual(['MADE', expect.any(Number)]);
  await acceptOrder(mate, squadId ?? 0);
  await waitFor(
    () => stateOf(person, body.depositId),
    (now) => now.status === 'PAID',
  );
  const { squad } = await showSquad(person, squadId ?? 0);
  expect(squad.payments).toMatchObject([{ payerId: person.id }]);
  await expectSoundLedger(server.database);
});

test('a payment played twice, from two tabs, makes one squad', async () => {
  const { person, mate, amount } = await pair(0);
  const { body } = await order(person, { mate, amount });
  await Promise.all(Array.from({ length: 8 }, () => play(person, body.depositId)));
  await settled(person, body.depositId);
  const { rows } = await server.database.pool.query('SELECT 1 FROM squad WHERE owner_id = $1', [person.id]);
  expect(rows).toHaveLength(1);
});

test('a lost answer is asked for again by its key, also after the squad was made', async () => {
  const { person, mate, amount } = await pair(0);
  const key = newKey();
  const first = await order(person, { mate, amount, key });
  expect((await order(person, { mate, amount, key })).body.depositId).toBe(first.body.depositId);
  await play(person, first.body.depositId);
  await settled(person, first.body.depositId);
  expect((await order(person, { mate, amount, key })).body.depositId).toBe(first.body.depositId);
});

test('whoever is told another sum than is due, lacks nothing, or is a mate, starts nothing', async () => {
  const { person, mate, amount } = await pair(0);
  expect((await order(person, { mate, amount: amount + 1 })).code).toBe('SQUADS_CANNOT_DEPOSIT');
  expect((await order(await scene.client(50_000), { mate })).code).toBe('SQUADS_CANNOT_DEPOSIT');
  expect((await order(await scene.mate(), { mate })).code).toBe('MATE_CANT_DEPOSIT_MONEY');
});

test('no squad could be made: nobody is led to pay, and nothing stays of the try', async () => {
  const { person, mate, amount } = await pair(0);
  await createSquadOf(await scene.client(0), { categoryId: scene.fun, mateIds: [mate.id] });
  await server.database.pool.query('UPDATE mate_access SET active = false WHERE user_id = $1', [mate.id]);
  expect((await order(person, { mate, amount })).code).toBe('SQUADS_MATE_NOT_ACTIVE');
  const { rows } = await server.database.pool.query(
    'SELECT 1 FROM squad WHERE owner_id = $1 UNION ALL SELECT 1 FROM deposit WHERE user_id = $1',
    [person.id],
  );
  expect(rows).toHaveLength(0);
});

test('a mate who went away meanwhile: the money stays, and the page can say why', async () => {
  const { person, mate, amount } = await pair(0);
  const { body } = await order(person, { mate, amount });
  await server.database.pool.query('UPDATE mate_access SET active = false WHERE user_id = $1', [mate.id]);
  await play(person, body.depositId);
  expect(await settled(person, body.depositId)).toMatchObject({
    status: 'FAILED',
    squadId: null,
    problem: expect.any(String),
  });
  expect((await person.browser.call('GET /v1/balance/summary')).body.available).toBe(amount);
});

test('of two mates one of whom went away meanwhile the other is called, and the page can say who was not', async () => {
  const [person, mate, other] = [await scene.client(0), await scene.mate(), await scene.mate()];
  const { body: prices } = await person.browser.call('POST /v1/squads/calculate', {
    body: { gameId: 'cs2', categoryId: scene.fun, durationMinutes: 60, mateIds: [mate.id, other.id], clients: 1 },
  });
  const { body } = await order(person, { mate, amount: prices.total, mates: [mate.id, other.id], slots: 3 });
  await server.database.pool.query('UPDATE mate_access SET active = false WHERE user_id = $1', [other.id]);
  await play(person, body.depositId);
  expect(await settled(person, body.depositId)).toMatchObject({
    status: 'MADE',
    notInvited: [{ memberId: other.id, memberType: 'MATE', code: 'SQUADS_MATE_NOT_ACTIVE', name: other.username }],
  });
});

test('money that went elsewhere meanwhile: the squad waits for its owner’s press', async () => {
  const { person, mate, amount } = await pair(0);
  const { body } = await order(person, { mate, amount });
  await play(person, body.depositId);
  const { squadId } = await settled(person, body.depositId);
  const spent = await person.browser.call('POST /v1/balance/tips/purchase', {
    body: { userId: mate.id, amount: 100 },
    idempotencyKey: newKey(),
  });
  expect(spent.status).toBeLessThan(300);
  await acceptOrder(mate, squadId ?? 0);
  expect(
    await waitFor(
      () => stateOf(person, body.depositId),
      ({ status }) => status !== 'MADE',
    ),
  ).toMatchObject({ status: 'UNPAID', problem: expect.any(String) });
  expect((await showSquad(person, squadId ?? 0)).squad).toMatchObject({ status: 'READY', payments: [] });
});

test('money that comes too late stays on the balance; a declined one makes nothing', async () => {
  const { person, mate, amount } = await pair(0);
  const [late, declined] = [await order(person, { mate, amount }), await order(person, { mate, amount })];
  await play(person, declined.body.depositId, 'DECLINE');
  server.clock.advance(prepaidTerms.waits + 1);
  await play(person, late.body.depositId);
  expect((await settled(person, late.body.depositId)).status).toBe('LATE');
  expect((await stateOf(person, declined.body.depositId)).status).toBe('WAITING');
});

describe('an order that its owner has replaced since makes no squad, and its money stays on the balance:', () => {
  const expectReplaced = async (person: TestPerson, depositId: string, amount: number) => {
    await play(person, depositId);
    expect(await settled(person, depositId)).toMatchObject({ status: 'REPLACED', squadId: null });
    expect((await person.browser.call('GET /v1/balance/summary')).body.available).toBe(amount);
    await expectSoundLedger(server.database);
  };

  /** A squad that the person makes and disbands. */
  const gather = async (person: TestPerson) => {
    const { body } = await createSquadOf(person, { categoryId: scene.fun, mateIds: [(await scene.mate()).id] });
    await person.browser.call('POST /v1/squads/{id}/disband', { params: { id: body.id }, body: {} });
    expect((await showSquad(person, body.id)).squad.status).toBe('DISBANDED');
  };

  test('by a squad that they made and disbanded', async () => {
    const { person, mate, amount } = await pair(0);
    const { body } = await order(person, { mate, amount });
    server.clock.advance(1000);
    await gather(person);
    await expectReplaced(person, body.depositId, amount);
  });

  test('by another order', async () => {
    const { person, mate, amount } = await pair(0);
    const first = await order(person, { mate, amount });
    server.clock.advance(1000);
    const second = await order(person, { mate: await scene.mate(), amount });
    await expectReplaced(person, first.body.depositId, amount);
    await play(person, second.body.depositId);
    expect((await settled(person, second.body.depositId)).status).toBe('MADE');
  });

  test('not by the same order again, whichever of the two is paid', async () => {
    const { person, mate, amount } = await pair(0);
    const first = await order(person, { mate, amount });
    server.clock.advance(1000);
    await order(person, { mate, amount });
    await play(person, first.body.depositId);
    expect((await settled(person, first.body.depositId)).status).toBe('MADE');
  });

  test('not by a squad of before', async () => {
    const { person, mate, amount } = await pair(0);
    await gather(person);
    server.clock.advance(1000);
    const { body } = await order(person, { mate, amount });
    await play(person, body.depositId);
    expect((await settled(person, body.depositId)).status).toBe('MADE');
  });
});

test('what somebody paid for is theirs alone to see', async () => {
  const { person, mate, amount } = await pair(0);
  const { body } = await order(person, { mate, amount });
  const asked = await mate.browser.call('GET /v1/squads/deposit/{depositId}', {
    params: { depositId: body.depositId },
  });
  expect(asked.code).toBe('NOT_FOUND');
});

test('all of it left sound books: receipts and what is owed agree', () => expectSoundBooks(server));
