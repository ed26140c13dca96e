import { asc, eq } from 'drizzle-orm';
import type { WeeklyHours } from '#domain/bookings/weekly-hours.ts';
import type { Executor, Tx } from '../../platform/db/open-database';
import { mateHours } from '../../platform/db/schema/bookings';
import { announce, everyone, userRoom } from '../../platform/outbox/put-outbox';
import { lockMate } from '../mate-access/public';

/** A mate's weekly hours in their own time zone, from Monday on. */
export const readHours = (db: Executor, mateId: string): Promise<WeeklyHours[]> =>
  db
    .select({ weekday: mateHours.weekday, from: mateHours.from, to: mateHours.to })
    .from(mateHours)
    .where(eq(mateHours.userId, mateId))
    .orderBy(asc(mateHours.weekday), asc(mateHours.from));

/** Replaces the weekly hours; existing bookings stay. Does nothing for a person who is no longer a mate. */
export const replaceHours = async (tx: Tx, mateId: string, hours: readonly WeeklyHours[]): Promise<void> => {
  // Locked: when two tabs of the mate save at once, the later one's hours win as a whole.
  if ((await lockMate(tx, mateId)) === null) return;
  const gone = await tx.delete(mateHours).where(eq(mateHours.userId, mateId)).returning({ from: mateHours.from });
  if (hours.length > 0) await tx.insert(mateHours).values(hours.map((span) => ({ ...span, userId: mateId })));
  await announce(tx, [userRoom(mateId)], 'me changed', {});
  // Lists of mates show who can be booked at all.
  if (gone.length > 0 !== hours.length > 0) await announce(tx, [everyone], 'mate changed', { userId: mateId });
};
