import { giveMoney } from '../../support/money/give-money';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import type { TestPerson } from '../../support/people/make-person';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { newKey } from '../../support/money/start-deposit';

const server = serverForTests();
const scene = sceneForTests(server);

const tip = ({ browser }: TestPerson, userId: string, amount: number, goalId?: string, idempotencyKey = newKey()) =>
  browser.call('POST /v1/balance/tips/purchase', {
    body: { userId, amount, ...(goalId === undefined ? {} : { goalId }) },
    idempotencyKey,
  });

const newGoal = ({ browser }: TestPerson, amount = 1000, title = 'Новая мышь') =>
  browser.call('POST /v1/tips/goals', { body: { title, amount } });

const money = ({ id }: TestPerson) => cachedBalance(server.database, 'USER', id);

const goalsOf = async (mate: TestPerson) => (await mate.browser.call('GET /v1/tips/goals', { query: {} })).body;

test('a goal is named in words that can be seen and that leave those beside them as they are', async () => {
  const mate = await scene.mate();
  expect((await newGoal(mate, 1000, '\u200b\u2060')).code).toBe('VALIDATION_ERROR');
  expect((await newGoal(mate, 1000, ' \u202eНовая\u202c мышь\u200b ')).body).toMatchObject({ title: 'Новая мышь' });
});

test('the mate receives 90 % of a tip, the service the rest, and both read it in their history', async () => {
  const [client, mate] = [await scene.client(1000), await scene.mate()];
  const answer = await tip(client, mate.id, 333.33);
  expect(answer.body).toMatchObject({ amount: 333.33, received: 299.99, goal: null });
  expect([await money(client), await money(mate)]).toEqual([66_667, 29_999]);
  const lines = async ({ browser }: TestPerson) =>
    (await browser.call('GET /v1/balance/transactions', { query: {} })).body.items;
  expect((await lines(client))[0]).toMatchObject({
    type: 'PURCHASE_TIPS',
    amount: -333.33,
    details: { username: mate.username },
  });
  expect((await lines(mate))[0]).toMatchObject({
    type: 'SELL_TIPS',
    amount: 299.99,
    details: { username: client.username },
  });
  expect((await mate.browser.call('GET /v1/notifications', { query: {} })).body.items[0]).toMatchObject({
    title: 'Чаевые',
  });
  await expectSoundLedger(server.database);
});

test('only tips that name a goal count for it; reaching it achieves it, and then it takes no more', async () => {
  const [client, mate] = [await scene.client(5000), await scene.mate()];
  const { body: goal } = await newGoal(mate);
  await tip(client, mate.id, 400);
  await tip(client, mate.id, 600, goal.id);
  expect(await goalsOf(mate)).toMatchObject([{ collected: 600, status: 'ACTIVE' }]);
  expect((await tip(client, mate.id, 400, goal.id)).body.goal).toMatchObject({ collected: 1000, status: 'ACHIEVED' });
  expect((await tip(client, mate.id, 50, goal.id)).code).toBe('ONLY_ACTIVE_GOALS_CAN_BE_UPDATED');
  expect(
    (
      await mate.browser.call('PUT /v1/tips/goals/{id}', {
        params: { id: goal.id },
        body: { title: 'Другая', amount: 2000 },
      })
    ).code,
  ).toBe('ONLY_ACTIVE_GOALS_CAN_BE_UPDATED');
});

test('bonus money is no gift; too little is refused with the shortfall, and nothing moves', async () => {
  const [client, mate] = [await scene.client(), await scene.mate()];
  await giveMoney(server.product.app, client.id, 10_000, 90_000);
  const refused = await tip(client, mate.id, 150);
  expect([refused.code, refused.body]).toMatchObject(['BALANCE_INSUFFICIENT', { details: { shortfall: 50 } }]);
  expect([await money(client), await money(mate)]).toEqual([10_000, 0]);
});

test('a tip goes to a mate and to nobody else, within its limits', async () => {
  const [client, other, mate] = [await scene.client(50_000), await scene.client(), await scene.mate()];
  expect((await tip(client, other.id, 100)).code).toBe('TIPS_RECEIVER_USER_NOT_FOUND');
  expect((await tip(mate, mate.id, 100)).code).toBe('TIPS_RECEIVER_USER_NOT_FOUND');
  expect((await tip(client, mate.id, 49.99)).code).toBe('VALIDATION_ERROR');
  expect((await tip(client, mate.id, 15_000.01)).code).toBe('VALIDATION_ERROR');
  const stranger = await scene.mate();
  const { body: goal } = await newGoal(stranger);
  expect((await tip(client, mate.id, 100, goal.id)).code).toBe('TIPS_GOAL_NOT_FOUND');
  expect(await money(client)).toBe(5_000_000);
});

test('fifty times at once under one key it is given once, and answered alike', async () => {
  const [client, mate] = [await scene.client(5000), await scene.mate()];
  const { body: goal } = await newGoal(mate, 5000);
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 50 }, () => tip(client, mate.id, 100, goal.id, key)));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect([await money(client), await money(mate)]).toEqual([490_000, 9000]);
  expect(await goalsOf(mate)).toMatchObject([{ collected: 100 }]);
  expect((await tip(client, mate.id, 200, goal.id, key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('crossing tips to goals never deadlock, and no kopeck is lost', async () => {
  const mates = await Promise.all(Array.from({ length: 4 }, () => scene.mate()));
  for (const mate of mates) await giveMoney(server.product.app, mate.id, 1_000_000);
  const goals = await Promise.all(mates.map(async (mate) => (await newGoal(mate, 200_000)).body.id));
  const pairs = mates.flatMap((from, a) => mates.flatMap((to, b) => (a === b ? [] : [{ from, to, goalId: goals[b] }])));
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => pairs)
      .flat()
      .map(({ from, to, goalId }) => tip(from, to.id, 50, goalId)),
  );
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  // Each gave 30 times 50 and received 30 times 45.
  expect(await Promise.all(mates.map(money))).toEqual(mates.map(() => 1_000_000 - 30 * 500));
  const collected = await Promise.all(mates.map(async (mate) => (await goalsOf(mate)).map((goal) => goal.collected)));
  expect(collected).toEqual(mates.map(() => [1500]));
  await expectSoundLedger(server.database);
});

describe('goals', () => {
  test('are for mates, three open at once, also when asked for all together', async () => {
    expect((await newGoal(await scene.client())).code).toBe('ONLY_MATES_ALLOWED_TO_CREATE_TIPS_GOAL');
    const mate = await scene.mate();
    const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => newGoal(mate, 600, `Цель ${index}`)));
    expect(answers.map(({ code }) => code).filter((code) => code === null)).toHaveLength(3);
    expect(answers.map(({ code }) => code).filter((code) => code === 'ACTIVE_TIPS_GOALS_LIMIT_REACHED')).toHaveLength(
      3,
    );
  });

  test('are changed and deleted by their owner alone; a deleted one is gone', async () => {
    const [mate, other] = [await scene.mate(), await scene.mate()];
    const { id } = (await newGoal(mate)).body;
    const change = (who: TestPerson) =>
      who.browser.call('PUT /v1/tips/goals/{id}', { params: { id }, body: { title: 'Кресло', amount: 9000 } });
    const remove = (who: TestPerson) => who.browser.call('DELETE /v1/tips/goals/{id}', { params: { id } });
    expect([(await change(other)).code, (await remove(other)).code]).toEqual([
      'TIPS_GOAL_NOT_ALLOWED',
      'TIPS_GOAL_NOT_ALLOWED',
    ]);
    expect((await change(mate)).body).toMatchObject({ title: 'Кресло', amount: 9000 });
    expect((await remove(mate)).status).toBe(204);
    expect([(await change(mate)).code, (await remove(mate)).code]).toEqual([
      'TIPS_GOAL_NOT_FOUND',
      'TIPS_GOAL_NOT_FOUND',
    ]);
    expect(await goalsOf(mate)).toEqual([]);
  });

  test('of somebody who has left are nobody’s to see', async () => {
    const [mate, client] = [await scene.mate(), await scene.client()];
    await newGoal(mate);
    const seen = async () =>
      (await client.browser.call('GET /v1/tips/goals', { query: { userId: mate.id } })).body.length;
    expect(await seen()).toBe(1);
    await server.database.pool.query('UPDATE app_user SET leaving_at = now() WHERE id = $1', [mate.id]);
    expect(await seen()).toBe(0);
    const gone = "UPDATE app_user SET leaving_at = NULL, status = 'DELETED' WHERE id = $1";
    await server.database.pool.query(gone, [mate.id]);
    expect(await seen()).toBe(0);
  });

  test('a goal lowered to what has come together is achieved', async () => {
    const [client, mate] = [await scene.client(5000), await scene.mate()];
    const { id } = (await newGoal(mate, 3000)).body;
    await tip(client, mate.id, 700, id);
    expect(
      (await mate.browser.call('PUT /v1/tips/goals/{id}', { params: { id }, body: { title: 'Мышь', amount: 600 } }))
        .body.status,
    ).toBe('ACHIEVED');
  });
});

test('all of it left sound books: receipts and what is owed agree', () => expectSoundBooks(server));
