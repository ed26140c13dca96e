import type { CreateSquadFacts } from '#domain/squad/creation/new-squad.ts';
import type { KnownPromo } from '#domain/squad/facts/squad-bill.ts';
import { createSuccessor } from '#domain/squad/creation/create-successor.ts';
import type { OtherTerms } from '#domain/what-if/other-terms.ts';
import { type Chain, replayOtherwise } from '#domain/what-if/replay-otherwise.ts';
import { start } from '../../lifecycle/creation';
import { RecordedWalk } from '../../lifecycle/recorded-walk';

const chainOf = (...walks: readonly RecordedWalk[]): Chain =>
  walks.map(({ steps }, index) => ({ squadId: index + 1, steps }));

/** What people and the service gain, kopecks; holds are left out. */
const gained = (chain: Chain, terms: OtherTerms = {}): Readonly<Record<string, number>> => {
  const { gains, stopped } = replayOtherwise(chain, terms);
  expect(stopped).toBeNull();
  return Object.fromEntries([...gains].filter(([owner, amount]) => !owner.startsWith('squad:') && amount !== 0));
};

/** An hour of a PRO at 1,300 ₽ in the lobby. */
const inLobby = (facts: Partial<CreateSquadFacts> = {}) =>
  RecordedWalk.begin(facts).accepts('mate').pays('owner').does('mate', 'squad.confirm');

/** From the lobby to the settlement. */
const toTheEnd = (walk: RecordedWalk) =>
  walk
    .does('owner', 'squad.confirm')
    .does('mate', 'squad.confirm')
    .after(60)
    .timer('squad.durationElapsed')
    .after(24 * 60)
    .timer('squad.settlementDue');

const played = (facts: Partial<CreateSquadFacts> = {}) => toTheEnd(inLobby(facts));

test('the same terms lead to the same money', () => {
  expect(gained(chainOf(played()))).toEqual({ owner: -130_000, mate: 106_600, revenue: 23_400 });
});

test('a cancellation in the lobby costs the asked percent', () => {
  const cancelled = inLobby().does('mate', 'squad.confirm').disbands('owner');
  expect(gained(chainOf(cancelled))).toEqual({ owner: -65_000, mate: 53_300, revenue: 11_700 });
  expect(gained(chainOf(cancelled), { 'lobby-mates': 30 })).toEqual({ owner: -39_000, mate: 31_980, revenue: 7_020 });
  expect(gained(chainOf(cancelled), { 'lobby-mates': 0 })).toEqual({});
});

test('another rate changes what is paid, and dearer payments are counted', () => {
  const chain = chainOf(played());
  expect(gained(chain, { 'rate-pro': 200_000 })).toEqual({ owner: -260_000, mate: 213_200, revenue: 46_800 });
  expect(replayOtherwise(chain, { 'rate-pro': 200_000 }).dearer).toEqual([130_000]);
  expect(replayOtherwise(chain, { 'rate-pro': 50_000 }).dearer).toEqual([]);
  expect(gained(chain, { 'rate-star': 900_000 })).toEqual(gained(chain));
});

test('another percent changes the mate’s part, but not one that an operator has set', () => {
  expect(gained(chainOf(played()), { 'percent-pro': 90 })).toEqual({ owner: -130_000, mate: 117_000, revenue: 13_000 });
  const chain = chainOf(played());
  const own = chain.map(({ squadId, steps }) => ({
    squadId,
    steps: JSON.parse(JSON.stringify(steps).replaceAll('"percent":82', '"percent":80')),
  }));
  expect(gained(own, { 'percent-pro': 90 })).toEqual({ owner: -130_000, mate: 104_000, revenue: 26_000 });
});

test('a first squad costs the asked price, the mate gets the same, and the service bears the rest', () => {
  const trial = played({
    category: { id: 1, kind: 'EDUCATION_PROMO', playable: true, enabled: true },
    terms: { platform: 'PC', languages: ['ru'], durationMinutes: 30, slots: 2, payMode: 'OWNER' },
  });
  expect(gained(chainOf(trial))).toEqual({ owner: -19_900, mate: 61_500, revenue: 13_500, subsidy: -55_100 });
  expect(gained(chainOf(trial), { 'trial-price': 29_900 })).toEqual({
    owner: -29_900,
    mate: 61_500,
    revenue: 13_500,
    subsidy: -45_100,
  });
  expect(replayOtherwise(chainOf(trial), { 'trial-price': 29_900 }).dearer).toEqual([10_000]);
});

test('a client who finishes early is charged at least the asked percent', () => {
  const walk = inLobby().does('owner', 'squad.confirm').does('mate', 'squad.confirm').after(15);
  walk.send({ type: 'squad.requestEarlyFinish', by: 'owner', at: walk.at });
  walk.send({ type: 'squad.answerEarlyFinish', by: 'mate', at: walk.at, confirmed: true });
  const chain = chainOf(walk.after(24 * 60).timer('squad.settlementDue'));
  expect(gained(chain)).toEqual({ owner: -65_000, mate: 53_300, revenue: 11_700 });
  expect(gained(chain, { 'early-finish': 80 })).toEqual({ owner: -104_000, mate: 85_280, revenue: 18_720 });
  // A quarter of the hour was played: less is never charged.
  expect(gained(chain, { 'early-finish': 0 })).toEqual({ owner: -32_500, mate: 26_650, revenue: 5850 });
});

const withPromo = (promo: KnownPromo) => {
  const walk = RecordedWalk.begin();
  walk.send({ type: 'squad.applyPromoCode', by: 'owner', at: walk.at, promo, problem: null });
  return toTheEnd(walk.accepts('mate').pays('owner').does('mate', 'squad.confirm'));
};

test('a promo code takes off no more than the asked percent', () => {
  const chain = chainOf(withPromo({ code: 'HALF', percent: 50, amount: null }));
  expect(gained(chain)).toMatchObject({ owner: -65_000, mate: 106_600, subsidy: -65_000 });
  expect(gained(chain, { 'promo-percent': 20 })).toMatchObject({ owner: -104_000, mate: 106_600, subsidy: -26_000 });
  const fixed = chainOf(withPromo({ code: 'FIXED', percent: null, amount: 30_000 }));
  expect(gained(fixed, { 'promo-percent': 0 })).toEqual(gained(fixed));
});

test('a mate whose orders would have been off accepts nothing, and is called by nobody', () => {
  const chain = chainOf(played());
  const limits = (from: number, until: number) => new Map([['mate', [{ from: start + from, until: start + until }]]]);
  const stopped = (from: number, until: number) => replayOtherwise(chain, {}, limits(from, until)).stopped;
  expect(stopped(-1, 1)).toEqual({
    squadId: 1,
    step: 0,
    event: 'squad.snapshot',
    why: 'SQUADS_MATE_NOT_ACTIVE',
    limited: 'mate',
  });
  expect(stopped(0, 1)).toBeNull();
  const later = chainOf(
    toTheEnd(RecordedWalk.begin().after(3).accepts('mate').pays('owner').does('mate', 'squad.confirm')),
  );
  expect(replayOtherwise(later, {}, limits(60_000, 600_000)).stopped).toMatchObject({
    step: 1,
    event: 'squad.accept',
    why: 'SQUADS_MATE_NOT_ACTIVE',
  });
});

test('a squad that replaces another goes on with the money of the other terms', () => {
  const old = inLobby().does('mate', 'squad.confirm').does('owner', 'squad.confirm').after(20);
  old.send({ type: 'squad.needToRecreate', by: 'owner', at: old.at, needed: true });
  const made = createSuccessor(old.state, 'owner', old.at);
  if ('refused' in made) throw new Error(made.refused);
  const next = new RecordedWalk(made.snapshot);
  next.at = old.at;
  old.send({ type: 'squad.recreated', by: 'owner', at: old.at, newSquadId: 2 });
  next
    .does('mate', 'squad.confirm')
    .does('owner', 'squad.confirm')
    .after(60)
    .timer('squad.durationElapsed')
    .after(24 * 60)
    .timer('squad.settlementDue');
  const chain = chainOf(old, next);
  // The mate's pay is two parts, each rounded down.
  expect(gained(chain)).toEqual({ owner: -130_000, mate: 106_599, revenue: 23_401 });
  expect(gained(chain, { 'rate-pro': 200_000 })).toEqual({ owner: -260_000, mate: 213_199, revenue: 46_801 });
  expect(replayOtherwise(chain.slice(1), {}).stopped).toMatchObject({ squadId: 2, step: 0, why: 'FOUND' });
});

test('a step that would have been refused ends the replay and is named', () => {
  // Without its payment the lobby never opens, so the owner cannot confirm in it.
  const unpaid = played().steps.filter(({ event }) => event.type !== 'squad.pay');
  const { stopped, gains } = replayOtherwise([{ squadId: 1, steps: unpaid }], {});
  expect(stopped).toEqual({ squadId: 1, step: 4, event: 'squad.confirm', why: 'SQUADS_INVALID_STATE', limited: null });
  expect([...gains]).toEqual([]);
});
