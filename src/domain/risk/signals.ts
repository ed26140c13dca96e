import { days, hours } from '../time/durations';

/**
 * What speaks for two accounts being one person. Facts about traces (what both have left behind), and about the games
 * that the service helped to pay for.
 */
export const riskSignals = [
  'SAME_REQUISITES',
  'SAME_CARD',
  'SAME_DEVICE',
  'SAME_NETWORK',
  'REFERRAL',
  'KIN_CLIENTS',
  'NEAR_CLIENTS',
  'EMPTY_CLIENTS',
  'YOUNG',
  'NO_OTHER_GAMES',
  'SILENT',
  'UNPLAYED',
  'MANY_NEWCOMERS',
] as const;

export type RiskSignal = (typeof riskSignals)[number];

/** Points of each signal at its full strength. Alone only the same requisites or the same card mark a pair. */
export const signalWeights: Readonly<Record<RiskSignal, number>> = {
  SAME_REQUISITES: 70,
  SAME_CARD: 60,
  SAME_DEVICE: 40,
  SAME_NETWORK: 15,
  REFERRAL: 10,
  KIN_CLIENTS: 45,
  NEAR_CLIENTS: 15,
  EMPTY_CLIENTS: 25,
  YOUNG: 10,
  NO_OTHER_GAMES: 10,
  SILENT: 20,
  UNPLAYED: 25,
  MANY_NEWCOMERS: 60,
};

/** The highest score; more points say nothing more. */
export const fullScore = 100;

/** Operators may change both (settings `risk-score` and `risk-hold`). */
export const riskTerms = {
  /** From this score a pair is marked. */
  markedFrom: 60,
  /** How long a gift of the service to a marked pair is held when nobody decides, ms. */
  holdFor: days(14),
} as const;

/** Bounds within which a fact counts. */
export const riskBounds = {
  /** Up to so many accounts a shared device is one household's; up to the second, a club's with regular guests. */
  device: { home: 4, small: 12 },
  /** The same of a shared network. */
  network: { home: 4, small: 12 },
  /** The younger account was registered no longer than this before the pair's game, ms. */
  young: days(2),
  /** A game of less than this percent of its paid time was not played. */
  playedPercent: 50,
  /** A chat with no more messages of both together has had no word. */
  silentMessages: 1,
  /** Clients of a mate who share a device, a card or requisites with each other; one may be a friend. */
  kin: 2,
  /** Clients of a mate on the mate's own network. */
  near: 3,
  /** Clients of a mate whose only games were silent or unplayed, out of the last `lastClients`. */
  empty: { least: 3, percent: 80 },
  lastClients: 12,
  /** A trace that more accounts have counted as no trace at all. */
  crowd: 40,
  /** Registered from one device within `newcomersWithin`, ms. */
  newcomers: 2,
  newcomersWithin: hours(24),
} as const;

/** Facts about two accounts; a number of accounts includes both. */
export interface PairFacts {
  readonly sameRequisites: boolean;
  readonly sameCard: boolean;
  /** The fewest accounts that have a device of both; null: they share none. */
  readonly device: number | null;
  readonly network: number | null;
  /** One has invited the other. */
  readonly referral: boolean;
  /** Age of the younger account when their game was ordered, or now if they have had none, ms; null: it does not count. */
  readonly age: number | null;
  /** Games that the client has had with other mates. */
  readonly otherGames: number;
  /** Games of both, and how many of them were without a word or not played. */
  readonly games: number;
  readonly silent: number;
  readonly unplayed: number;
  /** Of the mate's latest clients whom the service helped to pay, other than this one. */
  readonly clients: number;
  readonly kinClients: number;
  readonly nearClients: number;
  readonly emptyClients: number;
  /** Others who registered from a device of the younger account within a day of it. */
  readonly newcomers: number;
}

export const noFacts: PairFacts = {
  sameRequisites: false,
  sameCard: false,
  device: null,
  network: null,
  referral: false,
  age: null,
  otherGames: 0,
  games: 0,
  silent: 0,
  unplayed: 0,
  clients: 0,
  kinClients: 0,
  nearClients: 0,
  emptyClients: 0,
  newcomers: 0,
};
