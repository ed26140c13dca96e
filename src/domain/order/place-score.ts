import { hours, minutes } from '../time/durations';

/**
 * What the recommended order of mates weighs. Only the proportions count: answer and rating make the stored score, fit
 * is applied to the page that is read. Published to mates on the page «Порядок в списке».
 */
export const orderWeights = { answer: 50, rating: 30, fit: 20 } as const;

export type OrderWeights = Readonly<Record<keyof typeof orderWeights, number>>;

/** Terms of the score; times in ms or seconds as named. */
export const orderTerms = {
  /** Calls of a mate that count: the latest so many … */
  calls: 20,
  /** … beside so many imagined ones of which `usualYes` were accepted: few calls say little. */
  imaginedCalls: 4,
  usualYes: 3,
  /** An answer after so many seconds is worth half of one at once. */
  halfWorthSeconds: 180,
  /** Taken for the answer time of a mate with too few answers. */
  usualSeconds: 120,
  /** The mean mark, in hundredths, that is worth nothing, and that is worth everything. */
  worstRating: 350,
  bestRating: 500,
  /** No chance is taken for smaller: one bad figure does not outweigh everything. */
  leastChance: 0.05,
  /** How much whose turn it is moves a score, as a part of it, and how long a turn lasts (ms). */
  turnSpread: 0.3,
  turn: hours(3),
  /** How often stored scores are computed anew, ms. */
  rescored: minutes(10),
  /** The score of somebody who could not be better, at their best turn, is below this. */
  scale: 10_000,
} as const;

/** What is known of a mate when their place is computed. */
export interface PlaceFacts {
  readonly mateId: string;
  /** How the latest calls ended. */
  readonly accepted: number;
  readonly declined: number;
  readonly missed: number;
  /** Median answer time; null while there are too few answers. */
  readonly answerSeconds: number | null;
  /** In hundredths; with few reviews the missing ones are counted as 4.5 already. */
  readonly rating: number;
}

const bounded = (chance: number): number => Math.min(1, Math.max(orderTerms.leastChance, chance));

/** The chance, 0 to 1, that a call is answered with «yes» soon. */
const answerChance = ({ accepted, declined, missed, answerSeconds }: Omit<PlaceFacts, 'mateId' | 'rating'>) => {
  const { imaginedCalls, usualYes, usualSeconds, halfWorthSeconds } = orderTerms;
  const yes = (accepted + usualYes) / (accepted + declined + missed + imaginedCalls);
  return bounded((yes * halfWorthSeconds) / (halfWorthSeconds + Math.max(0, answerSeconds ?? usualSeconds)));
};

/** The chance, 0 to 1, of an evening that the client rates well. `rating` in hundredths. */
const goodEveningChance = (rating: number): number =>
  bounded((rating - orderTerms.worstRating) / (orderTerms.bestRating - orderTerms.worstRating));

/**
 * The weighted geometric mean of chances. Weights that sum to nothing prefer nobody: everybody gets 1.
 * @throws RangeError for a weight that is negative or not a number
 */
const weighed = (parts: readonly (readonly [chance: number, weight: number])[]): number => {
  if (parts.some(([, weight]) => !(weight >= 0) || !Number.isFinite(weight)))
    throw new RangeError('a weight is a number from 0');
  const sum = parts.reduce((total, [, weight]) => total + weight, 0);
  if (sum === 0) return 1;
  return Math.exp(parts.reduce((total, [chance, weight]) => total + weight * Math.log(chance), 0) / sum);
};

/** The chance of a soon «yes» × the chance of a good evening, by their weights. */
export const chanceOf = (facts: Omit<PlaceFacts, 'mateId'>, weights: OrderWeights): number =>
  weighed([
    [answerChance(facts), weights.answer],
    [goodEveningChance(facts.rating), weights.rating],
  ]);

/** A number in [0, 1) that follows from the mate and the turn alone (FNV-1a, mixed). */
const turnOf = (mateId: string, turn: number): number => {
  let hash = 0x811c9dc5;
  for (const letter of `${mateId}:${turn}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
};

/**
 * The stored part of a mate's place, a whole number from 0 to `orderTerms.scale`: chance of a soon «yes» × chance of a
 * good evening, moved by whose turn it is, so that those who are nearly equal take turns. `now` in epoch ms.
 */
export const placeScore = (facts: PlaceFacts, now: number, weights: OrderWeights = orderWeights): number => {
  const turn = turnOf(facts.mateId, Math.floor(now / orderTerms.turn));
  return Math.round(chanceOf(facts, weights) * (1 - orderTerms.turnSpread * turn) * orderTerms.scale);
};
