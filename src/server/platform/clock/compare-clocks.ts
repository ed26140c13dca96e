import { sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';

/** Two clocks that are kept by NTP differ by milliseconds. */
const toleratedMs = 2000;
const compareEveryMs = 60_000;

/** The machine's clock beside the database's, which all processes share. */
export interface ClockCheck {
  /** False: this process would carry out what is not due yet, or not what is. */
  isRight(): boolean;
  /** How far the machine's clock runs ahead, in milliseconds; null before the first comparison. */
  aheadMs(): number | null;
  /** Compares now; waits for the answer. */
  compare(): Promise<void>;
  stop(): void;
}

/**
 * Compares the clocks every minute. A comparison that the database does not answer changes nothing: without the
 * database nothing can be moved either.
 */
export const compareClocks = (
  db: Db,
  log: { error(details: object, text: string): void; warn(details: object, text: string): void },
): ClockCheck => {
  let ahead: number | null = null;
  let isRight = true;
  const compare = async (): Promise<void> => {
    const before = Date.now();
    const { rows } = await db.execute<{ at: number }>(
      sql`SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at`,
    );
    const after = Date.now();
    const [row] = rows;
    if (!row) return;
    ahead = Math.round((before + after) / 2 - row.at);
    // What the answer took may lie on either side of the database's moment.
    const next = Math.abs(ahead) <= toleratedMs + (after - before) / 2;
    if (!next) log.error({ aheadMs: ahead }, 'the clock of this machine differs from the database’s: nothing is moved');
    else if (!isRight) log.warn({ aheadMs: ahead }, 'the clock of this machine is right again');
    isRight = next;
  };
  const timer = setInterval(() => void compare().catch(() => undefined), compareEveryMs).unref();
  return { isRight: () => isRight, aheadMs: () => ahead, compare, stop: () => clearInterval(timer) };
};
