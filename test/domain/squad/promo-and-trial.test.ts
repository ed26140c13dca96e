import { squadRefusal } from '#domain/squad/squad-refusal.ts';
import type { SquadEvent } from '#domain/squad/rules/all-rules.ts';
import { type PromoCodeFacts, promoRefusal } from '#domain/squad/selectors/promo-refusal.ts';
import type { KnownPromo } from '#domain/squad/facts/squad-bill.ts';
import { creation } from '../../lifecycle/creation';
import { fitMate } from '../../lifecycle/people';
import { sampleSquad } from '../../lifecycle/sample-squad';
import { Walk } from '../../lifecycle/walk';

const ten: KnownPromo = { code: 'TEN', percent: 10, amount: null };
const fixed = (amount: number): KnownPromo => ({ code: 'FIXED', percent: null, amount });
const apply = (walk: Walk, promo: KnownPromo): SquadEvent => ({
  type: 'squad.applyPromoCode',
  by: 'owner',
  at: walk.at,
  promo,
  problem: null,
});

test('a promo code takes off what its owner pays; the service adds it to what is held', () => {
  const walk = sampleSquad.READY();
  walk.send(apply(walk, ten)).fresh().pays('owner');
  expect(walk.all('holdPayment')).toEqual([
    { memberId: 'owner', payerId: 'owner', amount: 58_500, subsidy: 6500 },
    { memberId: 'friend', payerId: 'owner', amount: 58_500, subsidy: 6500 },
  ]);
});

test('at least fifty rubles remain to pay', () => {
  const walk = Walk.create().accepts('mate');
  walk.send(apply(walk, fixed(1_000_000)));
  expect(walk.context.quote?.shares).toEqual([{ memberId: 'owner', payerId: 'owner', amount: 5000, subsidy: 125_000 }]);
});

test('a lesson that its course has paid leaves nothing to pay, and is still said yes to, once', () => {
  const walk = Walk.create().accepts('mate');
  walk.send(apply(walk, { ...fixed(1_000_000), prepaid: true })).fresh();
  const pay = (): SquadEvent => ({ type: 'squad.pay', by: 'owner', at: walk.at, quoted: 0, balance: 0 });
  expect(walk.state.value).toBe('READY');
  expect(squadRefusal(walk.state, pay())).toBeNull();
  walk.send(pay());
  expect(walk.all('holdPayment')).toEqual([{ memberId: 'owner', payerId: 'owner', amount: 0, subsidy: 130_000 }]);
  expect(squadRefusal(walk.state, pay())).toBe('SQUADS_INVALID_MEMBER_PAYMENT');
});

test('a refund takes the discount back pro rata', () => {
  const walk = Walk.create().accepts('mate');
  walk
    .send(apply(walk, ten))
    .pays('owner')
    .does('mate', 'squad.confirm')
    .does('mate', 'squad.confirm')
    .fresh()
    .disbands('owner');
  expect(walk.all('refundPayment')).toEqual([
    { memberId: 'owner', payerId: 'owner', amount: 58_500, subsidy: 6500, as: 'PURCHASE' },
  ]);
  expect(walk.paidTo('mate')).toBe(53_300);
});

test('a code that saves no more is refused, a better one replaces it', () => {
  const walk = sampleSquad.READY();
  walk.send(apply(walk, ten)).fresh();
  expect(squadRefusal(walk.state, apply(walk, fixed(13_000)))).toBe('SQUADS_BETTER_PROMO_CODE_USED');
  walk.send(apply(walk, fixed(13_001)));
  expect(walk.history()).toEqual(['PROMO_CODE_CANCELED', 'PROMO_CODE_USED']);
  expect(walk.all('releasePromoUse')).toEqual([{ code: 'TEN', userId: 'owner' }]);
  expect(walk.all('takePromoUse')).toEqual([{ code: 'FIXED', userId: 'owner' }]);
});

test('before anybody has come, a code is measured by the price with all who are called', () => {
  const walk = Walk.create();
  walk.send(apply(walk, ten));
  expect(squadRefusal(walk.state, apply(walk, ten))).toBe('SQUADS_BETTER_PROMO_CODE_USED');
  expect(squadRefusal(walk.state, apply(walk, fixed(13_000)))).toBe('SQUADS_BETTER_PROMO_CODE_USED');
  expect(squadRefusal(walk.state, apply(walk, fixed(13_001)))).toBeNull();
});

test('the same code twice is no better, even while there is nothing to price', () => {
  const walk = Walk.create().does('mate', 'squad.decline');
  walk.send(apply(walk, ten));
  expect(squadRefusal(walk.state, apply(walk, ten))).toBe('SQUADS_BETTER_PROMO_CODE_USED');
  expect(squadRefusal(walk.state, apply(walk, fixed(100)))).toBeNull();
});

test('after paying the owner changes no promo code', () => {
  const walk = sampleSquad.READY().pays('owner');
  expect(squadRefusal(walk.state, apply(walk, ten))).toBe('SQUADS_INVALID_STATE');
});

test('an unused code is free again when the squad is disbanded', () => {
  const walk = sampleSquad.READY();
  expect(walk.send(apply(walk, ten)).fresh().disbands('owner').all('releasePromoUse')).toHaveLength(1);
});

const valid: PromoCodeFacts = {
  userId: null,
  gameId: null,
  categoryIds: [],
  categoryKinds: [],
  expiresAt: null,
  deactivated: false,
  maxUses: null,
  uses: 0,
  maxUsesPerUser: null,
  usesByUser: 0,
};
const use = { userId: 'owner', gameId: 'cs2', categoryId: 1, categoryKind: 'FUN', at: 1000 } as const;

test.each<[string, Partial<PromoCodeFacts> | null, string | null]>([
  ['unknown', null, 'NOT_FOUND'],
  ['deactivated', { deactivated: true }, 'DEACTIVATED'],
  ['expired', { expiresAt: 1000 }, 'EXPIRED'],
  ['for somebody else', { userId: 'client' }, 'WRONG_USER'],
  ['for another game', { gameId: 'dota2' }, 'GAME_MISMATCH'],
  ['for another category', { categoryIds: [2] }, 'CATEGORY_MISMATCH'],
  ['for another goal', { categoryKinds: ['EDUCATION'] }, 'CATEGORY_GOAL_MISMATCH'],
  ['used up', { maxUses: 5, uses: 5 }, 'EXCEEDS_USES'],
  ['used up by this user', { maxUsesPerUser: 1, usesByUser: 1 }, 'EXCEEDS_USER_USES'],
  ['good', { maxUses: 5, uses: 4, expiresAt: 1001, categoryIds: [1], categoryKinds: ['FUN'] }, null],
])('a promo code that is %s', (_what, facts, code) => {
  expect(promoRefusal(facts && { ...valid, ...facts }, use)).toBe(code && `SQUADS_PROMO_CODE_${code}`);
});

test('a trial lesson costs 199 rubles, the mate gets the normal rate', () => {
  const category = { id: 2, kind: 'EDUCATION_PROMO', playable: true, enabled: true } as const;
  const terms = { ...creation.terms, durationMinutes: 30, slots: 2 };
  const walk = Walk.create({ category, terms, mates: [{ mateId: 'mate', facts: fitMate }] })
    .accepts('mate')
    .fresh()
    .pays('owner');
  expect(walk.all('holdPayment')).toEqual([{ memberId: 'owner', payerId: 'owner', amount: 19_900, subsidy: 55_100 }]);
  walk
    .does('mate', 'squad.confirm')
    .does('mate', 'squad.confirm')
    .does('owner', 'squad.confirm')
    .after(30)
    .timer('squad.durationElapsed');
  walk.does('owner', 'squad.confirm');
  expect(walk.paidTo('mate')).toBe(61_500);
  expect(
    squadRefusal(Walk.create({ category, terms }).state, { type: 'squad.publish', by: 'owner', at: walk.at }),
  ).toBe('SQUADS_CANNOT_PLAY_CATEGORY');
});
