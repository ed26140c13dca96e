import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from './open-database';

/** A commit that takes longer hangs: its standby is away, or its disk. */
const limitMs = 2000;
/** How long a success is good for: everybody may ask, and each would write. */
const freshMs = 1000;

/**
 * Whether a write has just been committed. The only way to know: a database whose synchronous standby is away answers
 * every question, and no commit.
 */
export const writeCheck = (db: Db): (() => Promise<boolean>) => {
  let last: { readonly at: number; readonly result: Promise<boolean> } | null = null;
  /** One that hangs is not followed by others: each would take a connection. */
  let isHanging = false;
  const write = async (): Promise<boolean> => {
    isHanging = true;
    try {
      await db.execute(
        sql`INSERT INTO write_check AS held (at) VALUES (now()) ON CONFLICT (id) DO UPDATE SET at = greatest(held.at, now())`,
      );
      return true;
    } finally {
      isHanging = false;
    }
  };
  return () => {
    const now = performance.now();
    if (last !== null && now - last.at < freshMs) return last.result;
    if (isHanging) return Promise.resolve(false);
    const result = Promise.race([write(), sleep(limitMs, false, { ref: false })]);
    last = { at: now, result };
    // A failure is told to those who ask now, and asked anew next time.
    result.catch(() => (last = null));
    return result;
  };
};
