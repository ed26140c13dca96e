import { eq, sql } from 'drizzle-orm';
import type { output } from 'zod/v4/core';
import type * as z from 'zod/mini';
import type { App } from '#server/platform/app.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Executor, Tx } from '#server/platform/db/open-database.ts';
import { countedOnce } from '#server/platform/db/schema/money/counted-once.ts';

interface Count<S extends z.ZodMiniType> {
  readonly name: string;
  readonly shape: S;
  /** How old a cached value may be, ms of real time; 0 always recounts. */
  readonly maxAge: number;
  readonly count: (tx: Tx) => Promise<output<S>>;
}

interface Counted<Value> {
  readonly value: Value;
  readonly countedAt: Date;
}

/**
 * Caches a count that scans whole tables. The first request after the cached value has expired recounts it, while
 * concurrent ones wait for that result (single flight by an advisory lock). Real time, so that a jump of the demo clock
 * does not cause a recount.
 */
export const cachedCount = async <S extends z.ZodMiniType>(
  app: App,
  { name, shape, maxAge, count }: Count<S>,
): Promise<Counted<output<S>>> => {
  const read = async (db: Executor): Promise<Counted<output<S>> | null> => {
    const [row] = await db.select().from(countedOnce).where(eq(countedOnce.name, name));
    if (!row || new Date().getTime() - row.countedAt.getTime() >= maxAge) return null;
    const known = shape.safeParse(row.value);
    return known.success ? { value: known.data, countedAt: row.countedAt } : null;
  };
  const known = await read(app.db);
  if (known) return known;
  const requestedAt = new Date().getTime();
  return inTransaction(app.db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${`counted:${name}`}))`);
    const [row] = await tx.select().from(countedOnce).where(eq(countedOnce.name, name));
    const meanwhile = row && row.countedAt.getTime() >= requestedAt ? shape.safeParse(row.value) : null;
    if (row && meanwhile?.success) return { value: meanwhile.data, countedAt: row.countedAt };
    const value = await count(tx);
    const countedAt = new Date();
    await tx
      .insert(countedOnce)
      .values({ name, value, countedAt })
      .onConflictDoUpdate({ target: countedOnce.name, set: { value, countedAt } });
    return { value, countedAt };
  });
};
