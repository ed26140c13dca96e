import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The present by the two clocks that rows are dated by. */
export interface Moments {
  /** By the machine's clock: sessions and limits. */
  readonly real: Date;
  /** By the product's clock, which the demo moves. */
  readonly product: Date;
}

/** Which rows of a table are expired; declared by the feature that writes the table, on an indexed column. */
export interface RetentionRule {
  readonly table: PgTable;
  readonly isExpired: (at: Moments) => SQL;
}

export const before = (moment: Date, ms: number): string => new Date(moment.getTime() - ms).toISOString();
