import { days, hours } from '../time/durations';
import { type Kopecks, rublesToKopecks } from './kopecks';

export const reserveStatuses = ['CREATED', 'RESERVED', 'UNRESERVED', 'CANCELED'] as const;

export const reserveKinds = ['BLOG_ARTICLE', 'OTHER'] as const;
export type ReserveKind = (typeof reserveKinds)[number];

export const unreserveStatuses = ['PENDING', 'REJECTED', 'CONFIRMED'] as const;
export type UnreserveStatus = (typeof unreserveStatuses)[number];

export const reserveTerms = {
  min: rublesToKopecks(100),
  max: rublesToKopecks(50_000),
  /** A link serves so long. */
  linkLifetime: days(7),
  /** A client who says nothing so long agrees. */
  silence: hours(72),
  /** A reserve in which nothing happens so long goes back. */
  idle: days(90),
  commentMax: 200,
  /** Links that wait for their money at once. */
  maxOpenLinks: 50,
} as const;

/** When a reserve in which nothing happens any more goes back; epoch ms. */
export const returnsAt = (quietSince: number): number => quietSince + reserveTerms.idle;

/** From that moment on it is over, whether the clock's step has been made yet or not. */
export const isReserveOver = (quietSince: number, now: number): boolean => returnsAt(quietSince) <= now;

/** Only who could have spoken agrees by saying nothing: a blocked or deleted client cannot look at what is asked. */
export const agreesBySilence = (client: 'ACTIVE' | 'BLOCKED' | 'DELETED'): boolean => client === 'ACTIVE';

/** A row's state as it counts for the rest. */
interface CountedRow {
  readonly amount: Kopecks;
  readonly status: UnreserveStatus;
}

const sumWith = (rows: readonly CountedRow[], status: UnreserveStatus): Kopecks =>
  rows.reduce((sum, row) => (row.status === status ? sum + row.amount : sum), 0);

/** Where a reserve's money is, in kopecks; `free` is what may still be asked for. */
export const partsOfReserve = (amount: Kopecks, rows: readonly CountedRow[]) => {
  const [paid, waiting] = [sumWith(rows, 'CONFIRMED'), sumWith(rows, 'PENDING')];
  return { paid, waiting, free: amount - paid - waiting, rest: amount - paid };
};
