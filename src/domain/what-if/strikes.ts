import { strikeTerms } from '../mates/mate-terms';
import {
  limitedWithin,
  limitsBy,
  type Limit,
  type RecordedStrike,
  type StrikesOutcome,
  strikeTermsUnder,
} from './limits';
import type { OtherTerms } from './other-terms';
import type { StoppedAt } from './replay-otherwise';

/** What strikes on record led to, and what they would have led to. */
export interface StrikesAsked {
  readonly was: StrikesOutcome;
  readonly would: StrikesOutcome;
}

/** Strikes by the usual terms and by the asked ones; null: no term of strikes is asked about. */
export const strikesUnder = (terms: OtherTerms, strikes: readonly RecordedStrike[]): StrikesAsked | null => {
  const asked = strikeTermsUnder(terms);
  return asked && { was: limitsBy(strikes, strikeTerms), would: limitsBy(strikes, asked) };
};

/** How far back strikes still count in a period that begins at `since` (epoch ms), by both terms. */
export const strikesSince = (terms: OtherTerms, since: number): number => {
  const all = [strikeTerms, strikeTermsUnder(terms) ?? strikeTerms];
  return since - Math.max(...all.map(({ window, ordersOff }) => window + Math.max(...ordersOff)));
};

/** A mate for whom strikes would have led to something else. Times without orders in ms. */
interface LimitedMate {
  readonly userId: string;
  readonly was: number;
  readonly would: number;
  /** Squads of which a step would have been impossible because this mate had no orders. */
  readonly refused: number;
}

export interface StrikesSummed {
  /** The largest difference first. */
  readonly mates: readonly LimitedMate[];
  /** How often an administrator was to decide. */
  readonly decisions: { readonly was: number; readonly would: number };
}

/** Sums up what strikes led to within a period. */
export const sumUpStrikes = (
  { was, would }: StrikesAsked,
  stopped: readonly Pick<StoppedAt, 'limited'>[],
  period: Limit,
): StrikesSummed => {
  const refused = new Map<string, number>();
  for (const { limited } of stopped) if (limited !== null) refused.set(limited, (refused.get(limited) ?? 0) + 1);
  const [before, after] = [limitedWithin(was.limits, period), limitedWithin(would.limits, period)];
  const decided = ({ decisions }: StrikesOutcome) =>
    decisions.filter((at) => period.from <= at && at < period.until).length;
  const difference = (mate: LimitedMate): number => Math.abs(mate.would - mate.was);
  return {
    mates: [...new Set([...before.keys(), ...after.keys()])]
      .map((userId) => ({
        userId,
        was: before.get(userId) ?? 0,
        would: after.get(userId) ?? 0,
        refused: refused.get(userId) ?? 0,
      }))
      .filter((mate) => difference(mate) > 0)
      .sort((one, other) => difference(other) - difference(one)),
    decisions: { was: decided(was), would: decided(would) },
  };
};
