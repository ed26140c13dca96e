import { bonusTerms } from '#domain/money/bonus.ts';
import { days } from '#domain/time/durations.ts';
import { expectSoundGrants, giveBonus, grantsOf } from '../../support/money/bonus-state';
import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import type { TestPerson } from '../../support/people/make-person';
import { serverForTests } from '../../support/server/server-for-tests';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { acceptOrder, createSquadOf, paySquad } from '../../support/squads/squad-calls';
import { sweepDeadlines } from '../../support/sweep-deadlines';

const server = serverForTests();
const scene = sceneForTests(server);

/** A squad for 700 rubles, called and accepted. */
const readySquad = async (owner: TestPerson): Promise<number> => {
  const mate = await scene.mate();
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  await acceptOrder(mate, body.id);
  return body.id;
};
const disband = (owner: TestPerson, id: number) =>
  owner.browser.call('POST /v1/squads/{id}/disband', { params: { id }, body: {} });

const purse = async ({ id }: TestPerson) => ({
  own: await cachedBalance(server.database, 'USER', id),
  bonus: await cachedBalance(server.database, 'BONUS', id),
  gift: await cachedBalance(server.database, 'GIFT', id),
});

const noticesOf = async ({ id }: TestPerson) =>
  (
    await server.database.pool.query<{ kind: string; amount: number }>(
      "SELECT kind, (facts ->> 'amount')::int AS amount FROM notification WHERE user_id = $1 AND kind LIKE 'BONUS_%' ORDER BY id",
      [id],
    )
  ).rows;

test('the oldest bonus money is spent first and comes back with its own term', async () => {
  const owner = await scene.client(1000);
  await giveBonus(server, owner.id, 10_000);
  server.clock.advance(days(10));
  await giveBonus(server, owner.id, 20_000);
  const squadId = await readySquad(owner);
  await paySquad(owner, squadId);
  expect((await grantsOf(server, owner.id)).map(({ left }) => left)).toEqual([0, 9000]);
  expect(await purse(owner)).toEqual({ own: 51_000, bonus: 9000, gift: 0 });
  await disband(owner, squadId);
  expect((await grantsOf(server, owner.id)).map(({ left }) => left)).toEqual([10_000, 20_000]);
  expect(await purse(owner)).toEqual({ own: 100_000, bonus: 30_000, gift: 0 });
});

test('gift money pays for a whole squad and comes back as gift money', async () => {
  const owner = await scene.client(0);
  await giveBonus(server, owner.id, 100_000, 'GIFT');
  const squadId = await readySquad(owner);
  await paySquad(owner, squadId);
  expect(await purse(owner)).toEqual({ own: 0, bonus: 0, gift: 30_000 });
  await disband(owner, squadId);
  expect(await purse(owner)).toEqual({ own: 0, bonus: 0, gift: 100_000 });
  const { body } = await owner.browser.call('GET /v1/balance/transactions', {});
  expect(body.items.map(({ amount, giftAmount }) => [amount, giftAmount])).toEqual([
    [700, 700],
    [-700, -700],
    [1000, 1000],
  ]);
});

test('the summary names what ends next; a week before its end the owner is told, at the end it goes', async () => {
  const owner = await scene.client(0);
  await giveBonus(server, owner.id, 5000);
  const ends = server.clock.now() + bonusTerms.lifetime;
  server.clock.advance(days(30));
  await giveBonus(server, owner.id, 7000);
  const summary = async () => (await owner.browser.call('GET /v1/balance/summary', {})).body;
  expect(await summary()).toMatchObject({
    bonus: 120,
    gift: 0,
    ends: { amount: 50, at: new Date(ends).toISOString() },
  });
  server.clock.advance(bonusTerms.lifetime - days(30) - bonusTerms.noticeBefore - 1);
  await sweepDeadlines(server);
  expect(await noticesOf(owner)).toEqual([]);
  server.clock.advance(1);
  await sweepDeadlines(server);
  expect(await noticesOf(owner)).toEqual([{ kind: 'BONUS_ENDS_SOON', amount: 5000 }]);
  server.clock.advance(bonusTerms.noticeBefore);
  await sweepDeadlines(server);
  expect(await noticesOf(owner)).toContainEqual({ kind: 'BONUS_ENDED', amount: 5000 });
  expect(await summary()).toMatchObject({ bonus: 70, ends: { amount: 70 } });
  const { body } = await owner.browser.call('GET /v1/balance/transactions', {});
  expect(body.items[0]).toMatchObject({ type: 'CORRECTION', amount: -50, bonusAmount: -50, details: { ended: true } });
});

test('a mate, who cannot spend it, is not asked to hurry; that it is gone they are told', async () => {
  const mate = await scene.mate();
  await giveBonus(server, mate.id, 5000);
  server.clock.advance(bonusTerms.lifetime - bonusTerms.noticeBefore);
  await sweepDeadlines(server);
  expect(await noticesOf(mate)).toEqual([]);
  server.clock.advance(bonusTerms.noticeBefore);
  await sweepDeadlines(server);
  expect(await noticesOf(mate)).toEqual([{ kind: 'BONUS_ENDED', amount: 5000 }]);
});

test('the notices call gift money what the balance calls it', async () => {
  const owner = await scene.client(0);
  await giveBonus(server, owner.id, 100_000, 'GIFT');
  server.clock.advance(bonusTerms.lifetime - bonusTerms.noticeBefore);
  await sweepDeadlines(server);
  server.clock.advance(bonusTerms.noticeBefore);
  await sweepDeadlines(server);
  const { body } = await owner.browser.call('GET /v1/notifications', { query: {} });
  expect(body.items.map(({ kind, title }) => [kind, title])).toEqual([
    ['BONUS_ENDED', 'Срок подарочных денег вышел'],
    ['BONUS_ENDS_SOON', 'Подарочные деньги скоро сгорят'],
  ]);
  expect(body.items.map(({ text }) => /подарочных денег/.test(text))).toEqual([true, true]);
});

test('what comes back after its term has ended goes at once', async () => {
  const owner = await scene.client(1000);
  await giveBonus(server, owner.id, 21_000);
  server.clock.advance(bonusTerms.lifetime - 1000);
  const squadId = await readySquad(owner);
  await paySquad(owner, squadId);
  await disband(owner, squadId);
  expect((await purse(owner)).bonus).toBe(21_000);
  server.clock.advance(1000);
  await sweepDeadlines(server);
  expect(await purse(owner)).toEqual({ own: 100_000, bonus: 0, gift: 0 });
});

test('every grant adds up after all of it', async () => {
  await expectSoundGrants(server);
  await expectSoundLedger(server.database);
});
