import { mateLevels, type MateLevel } from '#domain/mates/grade.ts';
import { arrangePage } from '#domain/order/arrange-page.ts';
import { gini } from '#domain/order/place-figures.ts';
import { mergeByPlace, newcomerOrders } from '#domain/order/newcomer-places.ts';
import { orderTerms, placeScore } from '#domain/order/place-score.ts';
import { integerBetween } from './seeded-random';

/**
 * A simulated month of 500 mates and 5,000 clients. What is assumed, for both orders alike:
 *
 * - Each mate has a hidden readiness to say yes (25–97 %), a hidden typical answer time (15 s to 8 min) and a hidden
 *   quality (mean mark 4.1–4.98). They are independent: who plays well does not thereby answer fast.
 * - A mate is online in an evening shift of three to seven hours on two days of three. A fifth are newcomers without
 *   a single order; the others have a history whose figures follow from the hidden traits, with noise.
 * - A client comes 2.4 times a month on average, mostly in the evening, and sees the page of 24 that the order gives
 *   at that moment. The chance to press place p falls as 1 / p^0.9.
 * - A call is answered after a time spread around the mate's own (×0.4 to ×2.5), «yes» with the mate's readiness; half
 *   of what is no «yes» is silence. A client waits five minutes for one call; after one in vain `patience` of them call
 *   somebody else, after three nobody does.
 * - A mate who has agreed is busy for 60–150 minutes; a third of evenings are rated.
 * - Stored scores are recomputed every ten minutes. Presence and being free are known at once.
 */
const simulated = { mates: 500, clients: 5000, days: 30, page: 24, requestsEach: 2.4, patience: 0.5 } as const;

type Order = 'before' | 'now';

interface SimulatedMate {
  readonly id: string;
  readonly level: MateLevel;
  readonly yes: number;
  readonly seconds: number;
  readonly quality: number;
  /** Shift: hour of its start and its length in hours. */
  readonly shift: readonly [start: number, length: number];
  readonly calls: { readonly answer: 'yes' | 'no' | 'silence'; readonly seconds: number }[];
  marks: number;
  reviews: number;
  /** Finished before the month, and within it. */
  past: number;
  orders: number;
  busyUntil: number;
  rating: number;
  score: number;
  /** Something that the score depends on has changed since it was computed. */
  changed: boolean;
}

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.parse('2026-01-01T00:00:00Z');

const weighedIndex = (weights: readonly number[], random: () => number): number => {
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  return weights.findIndex((weight) => (left -= weight) < 0);
};

/** How many requests fall on each hour of the day, in proportion. */
const hourWeights = [6, 4, 2, 1, 1, 1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 9, 12, 14, 15, 14, 12, 9];

const call = (mate: SimulatedMate, random: () => number): SimulatedMate['calls'][number] => {
  const seconds = mate.seconds * 0.4 * 6.25 ** random();
  const fate = random();
  return { answer: fate < mate.yes ? 'yes' : fate < (1 + mate.yes) / 2 ? 'no' : 'silence', seconds };
};

const mark = (mate: SimulatedMate, random: () => number): number =>
  Math.min(5, Math.max(1, mate.quality + (random() - 0.5) * 1.2));

const rating = ({ marks, reviews }: SimulatedMate): number =>
  Math.round((100 * (marks + 4.5 * Math.max(0, 10 - reviews))) / Math.max(10, reviews));

const makeMates = (random: () => number): SimulatedMate[] =>
  Array.from({ length: simulated.mates }, (_, index) => {
    const mate: SimulatedMate = {
      id: `mate-${String(index).padStart(3, '0')}`,
      level: mateLevels[weighedIndex([30, 24, 18, 14, 10, 4], random)] ?? 'BEGINNER_I',
      yes: 0.25 + 0.72 * Math.sqrt(random()),
      seconds: 15 * 32 ** random(),
      quality: 4.1 + 0.88 * Math.sqrt(random()),
      shift: [integerBetween(random, 10, 21), integerBetween(random, 3, 7)],
      calls: [],
      marks: 0,
      reviews: 0,
      past: index % 5 === 0 ? 0 : Math.round(newcomerOrders * 20 ** random()),
      orders: 0,
      busyUntil: 0,
      rating: 450,
      score: 0,
      changed: true,
    };
    for (let past = 0; past < Math.min(20, mate.past); past += 1) mate.calls.push(call(mate, random));
    mate.reviews = Math.round(mate.past / 3);
    for (let past = 0; past < mate.reviews; past += 1) mate.marks += mark(mate, random);
    mate.rating = rating(mate);
    return mate;
  });

const isOnline = (mate: SimulatedMate, at: number): boolean => {
  const hour = Math.floor((at - start) / (60 * minute));
  const [from, length] = mate.shift;
  // The shift may end after midnight: it belongs to the day on which it began.
  const since = ((hour % 24) - from + 24) % 24;
  const began = Math.floor((hour - since) / 24);
  return since < length && (began + Number(mate.id.slice(-3))) % 3 !== 0;
};

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

const rescore = (mates: readonly SimulatedMate[], now: number, isNewTurn: boolean): void => {
  for (const mate of mates) {
    if (!mate.changed && !isNewTurn) continue;
    mate.changed = false;
    const latest = mate.calls.slice(-20);
    const answered = latest.filter(({ answer }) => answer !== 'silence');
    mate.score = placeScore(
      {
        mateId: mate.id,
        accepted: latest.filter(({ answer }) => answer === 'yes').length,
        declined: latest.filter(({ answer }) => answer === 'no').length,
        missed: latest.filter(({ answer }) => answer === 'silence').length,
        answerSeconds: answered.length < 3 ? null : median(answered.map(({ seconds }) => seconds)),
        rating: mate.rating,
      },
      now,
    );
  }
};

const pageBefore = (free: readonly SimulatedMate[]): readonly SimulatedMate[] =>
  [...free]
    .sort(
      (one, other) =>
        other.rating - one.rating ||
        other.past + other.orders - (one.past + one.orders) ||
        (one.id < other.id ? 1 : -1),
    )
    .slice(0, simulated.page);

const pageNow = (free: readonly SimulatedMate[], share: number): readonly SimulatedMate[] => {
  const rows = free
    .map((mate) => ({ userId: mate.id, standing: 5, score: mate.score, mate }))
    .sort((one, other) => other.score - one.score || (one.userId < other.userId ? 1 : -1));
  const isNew = ({ mate }: (typeof rows)[number]) => mate.past + mate.orders < newcomerOrders;
  const { taken } = mergeByPlace({
    settled: { rows: rows.filter((row) => !isNew(row)), cut: false },
    newcomers: { rows: rows.filter(isNew), cut: false },
    after: 0,
    count: simulated.page,
    share,
  });
  const page = taken.map(({ row, newcomer }) => ({ ...row, newcomer, fit: 1, level: row.mate.level }));
  return arrangePage(page).map(({ mate }) => mate);
};

const waits = 5 * minute;

interface Month {
  readonly requests: number;
  /** Requests that somebody accepted. */
  readonly found: number;
  /** Median time to the first «yes» of those that found somebody, seconds. */
  readonly firstYes: number;
  /** How unevenly the month's orders fall on mates. */
  readonly gini: number;
  /** The part of orders that mates got who began the month as newcomers. */
  readonly newcomers: number;
}

/** The month under one of the orders; `share` of newcomers' places in percent. */
export const simulateMonth = (order: Order, random: () => number, share = 15): Month => {
  const mates = makeMates(random);
  const moments = Array.from({ length: simulated.clients * simulated.requestsEach }, () => {
    const hour = weighedIndex(hourWeights, random);
    return start + integerBetween(random, 0, simulated.days - 1) * day + (hour + random()) * 60 * minute;
  }).sort((one, other) => one - other);
  let online: readonly SimulatedMate[] = [];
  let onlineAt = Number.NaN;
  const freeAt = (at: number): readonly SimulatedMate[] => {
    const hour = Math.floor(at / (60 * minute));
    if (hour !== onlineAt) online = mates.filter((mate) => isOnline(mate, at));
    onlineAt = hour;
    return online.filter(({ busyUntil }) => busyUntil <= at);
  };
  let scoredAt = Number.NEGATIVE_INFINITY;
  const firstYes: number[] = [];
  for (const moment of moments) {
    if (moment - scoredAt >= 10 * minute) {
      const turn = (at: number) => Math.floor(at / orderTerms.turn);
      if (order === 'now') rescore(mates, moment, turn(moment) !== turn(scoredAt));
      scoredAt = moment;
    }
    let waited = 0;
    const tried = new Set<string>();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      if (attempt > 0 && random() >= simulated.patience) break;
      const free = freeAt(moment + waited);
      const page = order === 'before' ? pageBefore(free) : pageNow(free, share);
      const left = page.map((mate, index) => (tried.has(mate.id) ? 0 : 1 / (index + 1) ** 0.9));
      const pressed = page[weighedIndex(left, random)];
      if (pressed === undefined) break;
      tried.add(pressed.id);
      const { answer, seconds } = call(pressed, random);
      const isLate = answer === 'silence' || seconds * 1000 > waits;
      pressed.calls.push({ answer: isLate ? 'silence' : answer, seconds });
      pressed.changed = true;
      waited += isLate ? waits : seconds * 1000;
      if (isLate || answer !== 'yes') continue;
      firstYes.push(waited / 1000);
      pressed.orders += 1;
      pressed.busyUntil = moment + waited + integerBetween(random, 60, 150) * minute;
      if (random() < 1 / 3) {
        pressed.marks += mark(pressed, random);
        pressed.reviews += 1;
        pressed.rating = rating(pressed);
      }
      break;
    }
  }
  const began = mates.filter(({ past }) => past < newcomerOrders);
  return {
    requests: moments.length,
    found: firstYes.length,
    firstYes: median(firstYes),
    gini: gini(mates.map(({ orders }) => orders)),
    newcomers: began.reduce((sum, { orders }) => sum + orders, 0) / Math.max(1, firstYes.length),
  };
};
