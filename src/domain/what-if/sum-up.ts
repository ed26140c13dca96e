import type { Kopecks } from '../money/kopecks';
import { type ReferralRates, referralTerms } from '../people/referral';
import { type Limits, noLimits } from './limits';
import type { OtherTerms } from './other-terms';
import { type BroughtClient, rewardsFor } from './referrals';
import { type Chain, replayOtherwise, type StoppedAt } from './replay-otherwise';
import type { Gains, Rewarded } from './squad-money';
import { isLimitedIn, isPaid, isWhole, touches } from './touches';

/** The same figure as it was and as it would have been, in kopecks. */
export interface Compared {
  readonly was: Kopecks;
  readonly would: Kopecks;
}

interface Both {
  was: Kopecks;
  would: Kopecks;
}

const both = (): Both => ({ was: 0, would: 0 });

/** Everything asked about so far; filled squad by squad. */
export interface Tally {
  squads: number;
  /** By person, what squads have brought (positive) or cost (negative) them. */
  readonly people: Map<string, Both>;
  readonly paid: Both;
  readonly earned: Both;
  readonly revenue: Both;
  readonly subsidy: Both;
  readonly rewarded: { was: Rewarded[]; would: Rewarded[] };
  readonly dearer: { count: number; sum: Kopecks };
  /** Squads that still hold money: what becomes of it is to come. */
  open: number;
  readonly stopped: StoppedAt[];
}

export const emptyTally = (): Tally => ({
  squads: 0,
  people: new Map(),
  paid: both(),
  earned: both(),
  revenue: both(),
  subsidy: both(),
  rewarded: { was: [], would: [] },
  dearer: { count: 0, sum: 0 },
  open: 0,
  stopped: [],
});

const isPerson = (owner: string): boolean => owner !== 'revenue' && owner !== 'subsidy' && !owner.startsWith('squad:');

const holdsMoney = (gains: Gains): boolean =>
  [...gains].some(([owner, amount]) => owner.startsWith('squad:') && amount !== 0);

const addGains = (tally: Tally, side: keyof Both, gains: Gains): void => {
  tally.revenue[side] += gains.get('revenue') ?? 0;
  tally.subsidy[side] -= gains.get('subsidy') ?? 0;
  for (const [owner, amount] of gains) {
    if (!isPerson(owner)) continue;
    const person = tally.people.get(owner) ?? both();
    tally.people.set(owner, person);
    person[side] += amount;
    if (amount < 0) tally.paid[side] -= amount;
    else tally.earned[side] += amount;
  }
};

/**
 * Adds a chain of squads, as it was and under other terms. One of which a step would have been impossible, or whose
 * beginning is unknown, is only named; one that still holds money is only counted. Neither adds to a sum.
 */
export const addChain = (tally: Tally, chain: Chain, terms: OtherTerms, limits: Limits = noLimits): void => {
  const isLimited = isLimitedIn(limits, chain);
  if (!isLimited && isWhole(chain) && !isPaid(chain)) {
    tally.squads += chain.length;
    return;
  }
  const was = replayOtherwise(chain, {});
  const asksAgain = was.stopped === null && (isLimited || touches(terms, chain));
  const would = asksAgain ? replayOtherwise(chain, terms, limits) : was;
  if (would.stopped !== null) {
    tally.stopped.push(would.stopped);
    return;
  }
  if (holdsMoney(was.gains)) {
    tally.open += 1;
    return;
  }
  tally.squads += chain.length;
  addGains(tally, 'was', was.gains);
  addGains(tally, 'would', would.gains);
  tally.rewarded.was.push(...was.rewarded);
  tally.rewarded.would.push(...would.rewarded);
  tally.dearer.count += would.dearer.length;
  for (const more of would.dearer) tally.dearer.sum += more;
};

export interface WhatIf {
  readonly squads: number;
  /** What payers paid and did not get back. */
  readonly paid: Compared;
  readonly earned: Compared;
  /** The service's part, before what it added and what it bears of rewards. */
  readonly revenue: Compared;
  readonly subsidy: Compared;
  /** Rewards of referrers, and what the service bears of them. */
  readonly rewards: Compared;
  readonly borne: Compared;
  /** What the service has left. */
  readonly left: Compared;
  readonly dearer: { readonly count: number; readonly sum: Kopecks };
  readonly open: number;
  readonly stopped: readonly StoppedAt[];
  /** People for whom it would have been different, the largest difference first. */
  readonly people: readonly (Compared & { readonly userId: string })[];
}

const asCompared = ({ was, would }: Both): Compared => ({ was, would });

const differenceOf = ({ was, would }: Compared): number => Math.abs(would - was);

/** Sums up. `rates`: the terms of rewards in force. */
export const sumUp = (
  tally: Tally,
  terms: OtherTerms,
  brought: ReadonlyMap<string, BroughtClient>,
  rates: ReferralRates = referralTerms,
): WhatIf => {
  const { 'referral-percent': percent = rates.percent, 'referral-client-limit': maxPerClient = rates.maxPerClient } =
    terms;
  const was = rewardsFor(tally.rewarded.was, brought, rates);
  const would = rewardsFor(tally.rewarded.would, brought, { percent, maxPerClient });
  const people = new Map([...tally.people].map(([userId, gained]) => [userId, { ...gained }]));
  const rewards = both();
  for (const [side, { byReferrer }] of [
    ['was', was],
    ['would', would],
  ] as const)
    for (const [userId, amount] of byReferrer) {
      const person = people.get(userId) ?? both();
      people.set(userId, person);
      person[side] += amount;
      rewards[side] += amount;
    }
  const borne = { was: was.ofService, would: would.ofService };
  const leftOn = (side: keyof Both): Kopecks => tally.revenue[side] - tally.subsidy[side] - borne[side];
  return {
    squads: tally.squads,
    paid: asCompared(tally.paid),
    earned: asCompared(tally.earned),
    revenue: asCompared(tally.revenue),
    subsidy: asCompared(tally.subsidy),
    rewards,
    borne,
    left: { was: leftOn('was'), would: leftOn('would') },
    dearer: tally.dearer,
    open: tally.open,
    stopped: tally.stopped,
    people: [...people]
      .filter(([, person]) => differenceOf(person) > 0)
      .map(([userId, person]) => ({ userId, ...person }))
      .sort((one, other) => differenceOf(other) - differenceOf(one)),
  };
};

/** Both tallies in the first, as if one had seen everything. */
export const mergeInto = (tally: Tally, other: Tally): void => {
  tally.squads += other.squads;
  tally.open += other.open;
  tally.stopped.push(...other.stopped);
  tally.dearer.count += other.dearer.count;
  tally.dearer.sum += other.dearer.sum;
  for (const side of ['was', 'would'] as const) {
    for (const figure of ['paid', 'earned', 'revenue', 'subsidy'] as const) tally[figure][side] += other[figure][side];
    for (const one of other.rewarded[side]) tally.rewarded[side].push(one);
  }
  for (const [userId, gained] of other.people) {
    const person = tally.people.get(userId) ?? both();
    tally.people.set(userId, person);
    person.was += gained.was;
    person.would += gained.would;
  }
};
