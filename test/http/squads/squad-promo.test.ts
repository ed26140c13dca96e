import { cachedBalance, expectSoundLedger } from '../../support/money/ledger-state';
import type { TestPerson } from '../../support/people/make-person';
import { expectSoundBooks } from '../../support/money/expect-sound-books';
import { serverForTests } from '../../support/server/server-for-tests';
import { acceptOrder, createSquadOf, paySquad, showSquad } from '../../support/squads/squad-calls';
import { sceneForTests } from '../../support/squads/scene-for-tests';
import { type PromoLimits, storePromo } from '../../support/squads/store-promo';
import { linksIn, paymentIn, totalIn } from '../../support/squads/squad-facts';
import type { SquadView } from '#contract/squads/squad-view.ts';

const server = serverForTests();
const scene = sceneForTests(server);
beforeAll(async () => {
  await storePromo(server, { code: 'TEN', percent: 10, amount: null });
  await storePromo(server, { code: 'HALF', percent: 50, amount: null });
});

const apply = (person: TestPerson, squadId: number, code: string | null) =>
  person.browser.call('POST /v1/squads/{id}/promo-code', { params: { id: squadId }, body: { code } });

const validate = (person: TestPerson, code: string) =>
  person.browser.call('POST /v1/squads/promo-code/validate', { body: { code, gameId: 'cs2', categoryId: scene.fun } });

const usesOf = async (code: string): Promise<number> => {
  const { rows } = await server.database.pool.query<{ uses: number; rows: number }>(
    'SELECT uses, (SELECT count(*)::int FROM promo_code_use u WHERE u.code = p.code) AS rows FROM promo_code p WHERE code = $1',
    [code],
  );
  expect(rows[0]?.uses).toBe(rows[0]?.rows);
  return rows[0]?.uses ?? 0;
};

const gathered = async () => {
  const [owner, mate] = [await scene.client(5000), await scene.mate()];
  const { body } = await createSquadOf(owner, { categoryId: scene.fun, mateIds: [mate.id] });
  return { owner, mate, squadId: body.id };
};

/** What the service bears, in rubles. */
const discountIn = ({ squad }: SquadView): number =>
  (squad.quote?.shares ?? []).reduce((sum, { subsidy }) => sum + subsidy, 0);

test('a code lowers what the client pays, not what the mate earns; the service bears it', async () => {
  const { owner, mate, squadId } = await gathered();
  expect((await apply(owner, squadId, ' ten ')).code).toBeNull();
  await acceptOrder(mate, squadId);
  const shown = await showSquad(owner, squadId);
  expect([paymentIn(shown, owner.id)?.amount, totalIn(shown), discountIn(shown)]).toEqual([630, 630, 70]);
  await paySquad(owner, squadId);
  expect(await cachedBalance(server.database, 'HOLD', `squad:${squadId}`)).toBe(70_000);
});

test('before there is a squad the price says the same: a code counts for friends too where the owner pays for them', async () => {
  const [owner, friend, mate] = [await scene.client(5000), await scene.client(), await scene.mate()];
  const order = { categoryId: scene.fun, mateIds: [mate.id] };
  const ask = async (payMode: 'OWNER' | 'SPLIT') =>
    (
      await owner.browser.call('POST /v1/squads/calculate', {
        body: { gameId: 'cs2', durationMinutes: 60, ...order, clients: 2, payMode, promoCode: 'TEN' },
      })
    ).body;
  const { body } = await createSquadOf(owner, { ...order, friendLinks: 1, slots: 3 });
  await friend.browser.call('POST /v1/squads/{id}/join', {
    params: { id: body.id },
    body: { token: linksIn(body)[0] ?? '' },
  });
  await acceptOrder(mate, body.id);
  await apply(owner, body.id, 'TEN');
  const shown = await showSquad(owner, body.id);
  expect(await ask('OWNER')).toMatchObject({ discount: discountIn(shown), total: totalIn(shown) });
  expect((await ask('SPLIT')).discount).toBe(discountIn(shown) / 2);
});

test('a better code takes the place of a worse one, and back it does not go', async () => {
  const { owner, squadId } = await gathered();
  const before = [await usesOf('TEN'), await usesOf('HALF')];
  await apply(owner, squadId, 'TEN');
  expect((await apply(owner, squadId, 'HALF')).code).toBeNull();
  expect((await apply(owner, squadId, 'TEN')).code).toBe('SQUADS_BETTER_PROMO_CODE_USED');
  expect([await usesOf('TEN'), await usesOf('HALF')]).toEqual([before[0], (before[1] ?? 0) + 1]);
  await apply(owner, squadId, null);
  expect(await usesOf('HALF')).toBe(before[1]);
});

test('a code for one category or goal goes along into no other, until it is taken away', async () => {
  await storePromo(server, { code: 'FUNONLY', percent: 10, amount: null }, { categoryIds: [scene.fun] });
  await storePromo(server, { code: 'FORFUN', percent: 20, amount: null }, { categoryKinds: ['FUN'] });
  const { owner, squadId } = await gathered();
  const rankUp = await scene.categoryId('RANK_UP');
  const moveTo = (categoryId: number) =>
    owner.browser.call('PUT /v1/squads/{id}', { params: { id: squadId }, body: { categoryId } });
  await apply(owner, squadId, 'FUNONLY');
  expect((await moveTo(rankUp)).code).toBe('SQUADS_PROMO_CODE_CATEGORY_MISMATCH');
  await apply(owner, squadId, 'FORFUN');
  expect((await moveTo(rankUp)).code).toBe('SQUADS_PROMO_CODE_CATEGORY_GOAL_MISMATCH');
  await apply(owner, squadId, null);
  await apply(owner, squadId, 'TEN');
  expect((await moveTo(rankUp)).code).toBeNull();
  await apply(owner, squadId, null);
  expect((await moveTo(scene.fun)).code).toBeNull();
});

test('a code asked for twice is not refused for the use that its own squad has', async () => {
  await storePromo(server, { code: 'ONLYONCE', percent: 10, amount: null }, { maxUses: 1, maxUsesPerUser: 1 });
  const { owner, squadId } = await gathered();
  await apply(owner, squadId, 'ONLYONCE');
  expect((await apply(owner, squadId, 'ONLYONCE')).code).toBe('SQUADS_BETTER_PROMO_CODE_USED');
  expect(await usesOf('ONLYONCE')).toBe(1);
});

test('a disbanded squad gives its use back', async () => {
  const { owner, squadId } = await gathered();
  await storePromo(server, { code: 'ONCE', percent: 20, amount: null }, { maxUses: 1 });
  await apply(owner, squadId, 'ONCE');
  expect((await validate(owner, 'ONCE')).code).toBe('SQUADS_PROMO_CODE_EXCEEDS_USES');
  await owner.browser.call('POST /v1/squads/{id}/disband', { params: { id: squadId }, body: {} });
  expect(await usesOf('ONCE')).toBe(0);
  expect((await validate(owner, 'once')).body).toEqual({ code: 'ONCE', percent: 20, amount: null });
});

test('each limit has its own refusal', async () => {
  const person = await scene.client();
  const other = await scene.client();
  const limits: readonly (readonly [string, PromoLimits, string])[] = [
    ['GONE', { deactivatedAt: new Date(0) }, 'SQUADS_PROMO_CODE_DEACTIVATED'],
    ['LATE', { expiresAt: new Date(server.clock.now()) }, 'SQUADS_PROMO_CODE_EXPIRED'],
    ['NOTMINE', { userId: other.id }, 'SQUADS_PROMO_CODE_WRONG_USER'],
    ['ELSEWHERE', { gameId: 'dota2' }, 'SQUADS_PROMO_CODE_GAME_MISMATCH'],
    ['OTHERKIND', { categoryIds: [scene.fun + 1000] }, 'SQUADS_PROMO_CODE_CATEGORY_MISMATCH'],
    ['LEARN', { categoryKinds: ['EDUCATION'] }, 'SQUADS_PROMO_CODE_CATEGORY_GOAL_MISMATCH'],
  ];
  for (const [code, limit, expected] of limits) {
    await storePromo(server, { code, percent: 10, amount: null }, limit);
    expect([code, (await validate(person, code)).code]).toEqual([code, expected]);
  }
  expect((await validate(person, 'NEVERWAS')).code).toBe('SQUADS_PROMO_CODE_NOT_FOUND');
});

test('who asks beforehand hears what the squad would say: not for a trial lesson, not of a mate', async () => {
  const ask = async ({ browser }: TestPerson, categoryId: number) =>
    (await browser.call('POST /v1/squads/promo-code/validate', { body: { code: 'TEN', gameId: 'cs2', categoryId } }))
      .code;
  const client = await scene.client();
  expect(await ask(client, await scene.categoryId('EDUCATION_PROMO'))).toBe('SQUADS_PROMO_CODE_CATEGORY_MISMATCH');
  expect(await ask(client, scene.fun)).toBeNull();
  expect(await ask(await scene.mate(), scene.fun)).toBe('SQUADS_PROMO_CODE_WRONG_USER');
});

test('whoever guesses codes is stopped', async () => {
  const person = await scene.client();
  for (let guess = 0; guess < 20; guess += 1) await validate(person, `GUESS${guess}`);
  expect((await validate(person, 'GUESS-21')).code).toBe('RATE_LIMITED');
  expect((await validate(person, 'TEN')).code).toBeNull();
});

test('the last use, wanted by 200 at once, goes to exactly one', async () => {
  await storePromo(server, { code: 'LAST', percent: 30, amount: null }, { maxUses: 1 });
  const squads: { owner: TestPerson; squadId: number }[] = [];
  for (let at = 0; at < 20; at += 1) squads.push(await gathered());
  const wishes = Array.from({ length: 200 }, (_, at) => squads[at % squads.length]);
  const answers = await Promise.all(wishes.flatMap((one) => (one ? [apply(one.owner, one.squadId, 'LAST')] : [])));
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await usesOf('LAST')).toBe(1);
});

test('the ledger is sound after all of it', () => expectSoundLedger(server.database));

test('all of it left sound books: receipts and what is owed agree', () => expectSoundBooks(server));
