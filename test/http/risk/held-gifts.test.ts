import { bonusTerms } from '#domain/money/bonus.ts';
import { days, hours } from '#domain/time/durations.ts';
import { grantRegistrationBonus } from '#server/features/balance/grant-registration-bonus.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { blogScene } from '../../support/blog/blog-scene';
import { giveMoney } from '../../support/money/give-money';
import { registered } from '../../support/people/registered';
import { seenBy } from '../../support/desk';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { cachedBalance } from '../../support/money/ledger-state';
import { makeAdministrator } from '../../support/people/make-administrator';
import type { TestPerson } from '../../support/people/make-person';
import { haveTrialLesson, leaveTrace } from '../../support/risk/trial-lesson';
import { serverForTests } from '../../support/server/server-for-tests';
import { acceptOrder, confirmSquad, createSquadOf, newKey, paySquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);
const blog = blogScene(server);
let trial: number;
let operator: TestPerson;
beforeAll(async () => {
  trial = await scene.categoryId('EDUCATION_PROMO');
  operator = await makeAdministrator(server, 'MANAGE_RISKS');
});

let devices = 0;

/** A mate who has ordered a trial lesson from themselves; `paid` is what the client has paid, kopecks. */
const selfOrder = async () => {
  const [client, mate] = [await scene.client(199), await scene.mate({ grade: 'STAR' })];
  devices += 1;
  await leaveTrace(server, 'DEVICE', `device ${devices}`, client, mate);
  const squadId = await haveTrialLesson(server, trial, client, mate);
  return { client, mate, squadId, paid: 199_00 };
};

const own = (person: TestPerson) => cachedBalance(server.database, 'USER', person.id);
const waiting = async ({ browser }: TestPerson) => (await browser.call('GET /v1/users/me/held-gifts', {})).body.items;

const ringOf = async (person: TestPerson): Promise<string> => {
  const { rows } = await server.database.pool.query<{ ring_id: string }>(
    'SELECT ring_id FROM risk_member WHERE user_id = $1',
    [person.id],
  );
  return rows[0]?.ring_id ?? '';
};

const decide = async (person: TestPerson, act: 'release' | 'take' | 'undo') => {
  const id = await ringOf(person);
  const seen = await seenBy(operator, `ring:${id}`);
  const call = { params: { id }, body: { seen, reason: 'Посмотрел обоих' } };
  return operator.browser.call(`POST /v1/admin/rings/{id}/${act}`, call);
};

describe('a mate who orders a trial lesson from themselves', () => {
  test('is paid of their own money alone, and sees what waits until when', async () => {
    const { mate, squadId, paid } = await selfOrder();
    expect(await own(mate)).toBe(Math.floor((paid * 85) / 100));
    const [gift] = await waiting(mate);
    expect(gift).toMatchObject({ kind: 'PAY', squadId });
    expect(Date.parse(gift?.dueAt ?? '')).toBeGreaterThan(server.clock.now());
    expect(gift?.amount).toBeGreaterThan(100);
    await expectSoundBooks(server);
  });

  test('gets the rest at the end of the term when nobody has decided', async () => {
    const { mate } = await selfOrder();
    const [gift] = await waiting(mate);
    const before = await own(mate);
    server.clock.advance(days(14));
    await sweepDeadlines(server);
    expect(await own(mate)).toBe(before + Math.round((gift?.amount ?? 0) * 100));
    expect(await waiting(mate)).toEqual([]);
    await expectSoundBooks(server);
  });

  test('has lost by it when an operator takes the gift back', async () => {
    const { mate, paid } = await selfOrder();
    expect((await decide(mate, 'take')).body).toMatchObject({ state: 'TAKEN', held: 0, undoable: true });
    server.clock.advance(days(15));
    await sweepDeadlines(server);
    expect(await own(mate)).toBeLessThan(paid);
    await expectSoundBooks(server);
  });
});

describe('an operator', () => {
  test('releases a whole ring at once, after which its people are held up no longer', async () => {
    const { mate, client } = await selfOrder();
    const before = await own(mate);
    expect((await decide(mate, 'release')).body).toMatchObject({ state: 'RELEASED', held: 0 });
    expect(await own(mate)).toBeGreaterThan(before);
    expect(await ringOf(client)).toBe(await ringOf(mate));
    expect((await decide(mate, 'take')).code).toBe('RISK_RING_DECIDED');
    await expectSoundBooks(server);
  });

  test.each(['take', 'release'] as const)('undoes it: after %s the same is held again', async (act) => {
    const { mate } = await selfOrder();
    const [before, held] = [await own(mate), await waiting(mate)];
    await decide(mate, act);
    expect((await decide(mate, 'undo')).body).toMatchObject({ state: 'OPEN', undoable: false });
    expect([await own(mate), await waiting(mate)]).toEqual([before, held]);
    await expectSoundBooks(server);
  });

  test('cannot undo what the person has spent already', async () => {
    const { mate } = await selfOrder();
    await decide(mate, 'release');
    const goal = await own(mate);
    const to = await scene.mate();
    await mate.browser.call('POST /v1/balance/tips/purchase', {
      body: { userId: to.id, amount: Math.floor(goal / 100) },
      idempotencyKey: newKey(),
    });
    expect((await decide(mate, 'undo')).code).toBe('RISK_MONEY_GONE');
  });

  test('sees in the ring who is linked with whom and why', async () => {
    const { mate, client } = await selfOrder();
    const id = await ringOf(mate);
    const { body } = await operator.browser.call('GET /v1/admin/rings/{id}', { params: { id } });
    expect(body.members.map((member) => member.id).sort()).toEqual([mate.id, client.id].sort());
    expect(body.links[0]?.reasons).toContain('SAME_DEVICE');
    expect(body.gifts).toHaveLength(1);
  });
});

describe('the other gifts of the service wait too:', () => {
  test('its part of a reward where the client is the referrer', async () => {
    const [client, referrer, mate] = [await scene.client(199), await scene.client(), await scene.mate()];
    await leaveTrace(server, 'CARD', 'card of both', client, referrer);
    await server.database.pool.query(
      "INSERT INTO referral (client_id, referrer_id, type, created_at) VALUES ($1, $2, 'TAG', $3)",
      [client.id, referrer.id, new Date(server.clock.now())],
    );
    await haveTrialLesson(server, trial, client, mate);
    expect(await own(referrer)).toBe(0);
    expect(await waiting(referrer)).toMatchObject([{ kind: 'REFERRAL', amount: 19.9 }]);
    expect(await waiting(mate)).toEqual([]);
    await decide(referrer, 'release');
    expect(await own(referrer)).toBe(19_90);
    await expectSoundBooks(server);
  });

  test('the bonus for registration of the third account of one device within a day, as bonus money later', async () => {
    const [first, second, third] = [await scene.client(), await scene.client(), await scene.client()];
    for (const person of [first, second, third]) {
      await leaveTrace(server, 'DEVICE', 'a computer', person);
      await inTransaction(server.product.app.db, (tx) => grantRegistrationBonus(tx, server.product.app, person.id));
    }
    const bonus = (person: TestPerson) => cachedBalance(server.database, 'BONUS', person.id);
    expect(await Promise.all([first, second, third].map(bonus))).toEqual([200_00, 200_00, 0]);
    expect(await waiting(third)).toMatchObject([{ kind: 'REGISTRATION', squadId: null }]);
    await decide(third, 'release');
    expect(await bonus(third)).toBeGreaterThan(0);
    await decide(third, 'undo');
    expect(await bonus(third)).toBe(0);
    await expectSoundBooks(server);
  });

  test('what bonus money of a package has paid of a game, of which own money pays its part at once', async () => {
    const [client, mate] = [await scene.client(), await scene.mate()];
    await giveMoney(server.product.app, client.id, 10_000_00, 2000_00);
    await leaveTrace(server, 'CARD', 'card of a package', client, mate);
    const { body } = await createSquadOf(client, { categoryId: scene.fun, mateIds: [mate.id] });
    await acceptOrder(mate, body.id);
    await paySquad(client, body.id);
    for (const who of [mate, client, mate]) await confirmSquad(who, body.id);
    server.clock.advance(hours(1));
    await sweepDeadlines(server);
    await confirmSquad(client, body.id);
    const [gift] = await waiting(mate);
    const pay = (await own(mate)) + Math.round((gift?.amount ?? 0) * 100);
    expect(Math.round((gift?.amount ?? 0) * 100)).toBe(Math.floor((pay * bonusTerms.maxPercentOfPrice) / 100));
    await expectSoundBooks(server);
  });

  test('what bonus money has paid of an article of one’s own', async () => {
    const { client, mate } = await selfOrder();
    await giveMoney(server.product.app, client.id, 100_00, 100_00);
    const before = await own(mate);
    const articleId = await blog.publish(mate, { price: 100 });
    const answer = await client.browser.call('POST /v1/balance/articles/{articleId}/pay', {
      params: { articleId },
      body: {},
      idempotencyKey: newKey(),
    });
    expect(answer.code).toBeNull();
    expect((await own(mate)) - before).toBe(70_00);
    expect(await waiting(mate)).toContainEqual(expect.objectContaining({ amount: 10 }));
    await expectSoundBooks(server);
  });
});

test('a sign-in leaves hashes of its browser and network, no address', async () => {
  const { id } = await registered(server);
  const { rows } = await server.database.pool.query(
    'SELECT kind, length(hash) AS bytes FROM risk_trace WHERE user_id = $1',
    [id],
  );
  // The tests' own address says nothing about where somebody is.
  expect(rows).toEqual([{ kind: 'DEVICE', bytes: 32 }]);
});

test('an honest newcomer and their mate wait for nothing, though it is a first game without a word', async () => {
  const [client, mate] = [await scene.client(199), await scene.mate()];
  await haveTrialLesson(server, trial, client, mate);
  expect(await waiting(mate)).toEqual([]);
  expect(await ringOf(mate)).toBe('');
});
