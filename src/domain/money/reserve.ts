import { days, hours } from '../time/durations';
import { type Kopecks, rublesToKopecks } from './kopecks';

export const reserveStatuses = ['CREATED', 'RESERVED', 'UNRESERVED', 'CANCELED'] as const;

export type ReserveStatus = (typeof reserveStatuses)[number];

/** What a person's own reserves are split into: holding money, links that nobody has used yet, and those that are over. */
export const reserveGroups = ['ACTIVE', 'LINKS', 'CLOSED'] as const;
export type ReserveGroup = (typeof reserveGroups)[number];

export const reserveKinds = ['BLOG_ARTICLE', 'OTHER'] as const;
export type ReserveKind = (typeof reserveKinds)[number];

export const unreserveStatuses = ['PENDING', 'REJECTED', 'CONFIRMED'] as const;
export type UnreserveStatus = (typeof unreserveStatuses)[number];

/** Terms of reserves: sums in kopecks, times in ms (domain rules, section 3, Reserves). */
export const reserveTerms = {
  min: rublesToKopecks(100),
  max: rublesToKopecks(50_000),
  /** The least part that may be requested. */
  partMin: rublesToKopecks(1),
  /** Lifetime of a signed link, ms. */
  linkLifetime: days(7),
  /** A client who does not answer within this time agrees, ms. */
  silence: hours(72),
  /** A reserve in which nothing happens for this time is refunded, ms. */
  idle: days(90),
  commentMax: 200,
  /** Unfunded links of one mate at the same time. */
  maxOpenLinks: 50,
} as const;

/** When a reserve is refunded if nothing happens after `quietSince`; epoch ms. */
export const returnsAt = (quietSince: number): number => quietSince + reserveTerms.idle;

/** Whether a reserve is over, even if its deadline has not been carried out yet. Epoch ms. */
export const isReserveOver = (quietSince: number, now: number): boolean => returnsAt(quietSince) <= now;

/** Whether a client's silence counts as agreement: a blocked or deleted client cannot see the request. */
export const agreesBySilence = (client: 'ACTIVE' | 'BLOCKED' | 'DELETED'): boolean => client === 'ACTIVE';

/** What of a request for a part counts towards the sums of its reserve. */
interface CountedRow {
  readonly amount: Kopecks;
  readonly status: UnreserveStatus;
}

const sumWith = (rows: readonly CountedRow[], status: UnreserveStatus): Kopecks =>
  rows.reduce((sum, row) => (row.status === status ? sum + row.amount : sum), 0);

/**
 * Where a reserve's money is, in kopecks: `paid` to the mate, `waiting` for the client's answer, `free` to be
 * requested; `rest` is everything not paid.
 */
export const partsOfReserve = (amount: Kopecks, rows: readonly CountedRow[]) => {
  const [paid, waiting] = [sumWith(rows, 'CONFIRMED'), sumWith(rows, 'PENDING')];
  return { paid, waiting, free: amount - paid - waiting, rest: amount - paid };
};
