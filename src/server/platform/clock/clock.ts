import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { setting } from '../db/schema/people';

/**
 * The product's time. Deadlines, prices, histories, codes and links in letters use it and never the machine's clock;
 * sessions, their tokens and rate limits use real time, so that a jump of the demo clock signs nobody out.
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

/**
 * The offset that was stored, in milliseconds. It must survive a restart: deadlines that have fired would otherwise be
 * in the future again.
 */
export const readClockOffset = async (db: Db): Promise<number> => {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.name, name));
  return typeof row?.value === 'number' ? row.value : 0;
};

/** Stores the offset (milliseconds) for the next start. */
export const storeClockOffset = async (db: Db, offsetMs: number): Promise<void> => {
  await db
    .insert(setting)
    .values({ name, value: offsetMs })
    .onConflictDoUpdate({ target: setting.name, set: { value: offsetMs } });
};
