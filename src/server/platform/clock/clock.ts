import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { setting } from '../db/schema/people';

/**
 * The product's time. Deadlines, prices, histories, codes and links of letters ask it and never the machine's
 * clock; sessions, their tokens and the windows of tries use real time, so that a demo clock jump signs nobody out.
 */
export interface Clock {
  /** Epoch milliseconds, product time. */
  now(): number;
  /** How far product time runs ahead of the machine's clock, in milliseconds. */
  offsetMs(): number;
  setOffsetMs(offsetMs: number): void;
}

/** The machine's clock, so many milliseconds ahead. */
export const systemClock = (offsetMs = 0): Clock => {
  let offset = offsetMs;
  return {
    now: () => Date.now() + offset,
    offsetMs: () => offset,
    setOffsetMs: (next) => {
      offset = next;
    },
  };
};

const name = 'clock offset ms';

/** The demo clock's jump outlives a restart: deadlines already fired would otherwise lie in the future again. */
export const readClockOffset = async (db: Db): Promise<number> => {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.name, name));
  return typeof row?.value === 'number' ? row.value : 0;
};

/** Milliseconds, kept for the next start. */
export const storeClockOffset = async (db: Db, offsetMs: number): Promise<void> => {
  await db
    .insert(setting)
    .values({ name, value: offsetMs })
    .onConflictDoUpdate({ target: setting.name, set: { value: offsetMs } });
};
