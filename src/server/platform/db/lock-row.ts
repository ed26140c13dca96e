import { asc, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './open-database';

/** Locks the row of this id until the transaction ends. */
export const lockRow =
  (table: PgTable & { readonly id: PgColumn }) =>
  (tx: Tx, id: string): Promise<unknown> =>
    tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update');

/** Locks the rows of these ids in id order, so that transactions do not deadlock. */
export const lockRows =
  (table: PgTable & { readonly id: PgColumn }) =>
  (tx: Tx, ids: readonly string[]): Promise<unknown> =>
    tx
      .select({ id: table.id })
      .from(table)
      .where(inArray(table.id, [...ids]))
      .orderBy(asc(table.id))
      .for('update');
