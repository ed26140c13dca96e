import type { SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The two clocks that rows are dated by. */
export interface Moments {
  /** Of the machine: sessions and limits. */
  readonly real: Date;
  /** Of the product, which the demo moves. */
  readonly product: Date;
}

/** Rows that nobody needs any longer; declared by the room that writes the table, over a column with an index. */
export interface RetentionRule {
  readonly table: PgTable;
  readonly isExpired: (at: Moments) => SQL;
}

export const before = (moment: Date, ms: number): string => new Date(moment.getTime() - ms).toISOString();
