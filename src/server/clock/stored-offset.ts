import { eq } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { setting } from '../db/schema/people';

const name = 'clock offset ms';

/** The demo clock's jump outlives a restart: deadlines already fired would otherwise lie in the future again. */
export const readClockOffset = async (db: Db): Promise<number> => {
  const [row] = await db.select({ value: setting.value }).from(setting).where(eq(setting.name, name));
  return typeof row?.value === 'number' ? row.value : 0;
};

/** Milliseconds, kept for the next start. */
export const storeClockOffset = async (db: Db, offsetMs: number): Promise<void> => {
  await db.insert(setting).values({ name, value: offsetMs }).onConflictDoUpdate({ target: setting.name, set: { value: offsetMs } });
};
