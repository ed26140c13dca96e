import { asc, eq } from 'drizzle-orm';
import type { WeeklyHours } from '../../../domain/bookings/weekly-hours';
import type { Executor, Tx } from '../../platform/db/open-database';
import { mateHours } from '../../platform/db/schema/bookings';
import { announce, everyone, userRoom } from '../../platform/outbox/put-outbox';
import { lockMate } from '../mate-access/public';

/** When a mate may be booked, by their own clock, from Monday on. */
export const readHours = (db: Executor, mateId: string): Promise<WeeklyHours[]> =>
  db
    .select({ weekday: mateHours.weekday, from: mateHours.from, to: mateHours.to })
    .from(mateHours)
    .where(eq(mateHours.userId, mateId))
    .orderBy(asc(mateHours.weekday), asc(mateHours.from));

/** Replaces the hours; what has been agreed on stays. Nothing happens for somebody who is no mate any more. */
export const replaceHours = async (tx: Tx, mateId: string, hours: readonly WeeklyHours[]): Promise<void> => {
  // Two of the mate's tabs at once: the later one's hours stand whole.
  if ((await lockMate(tx, mateId)) === null) return;
  const gone = await tx.delete(mateHours).where(eq(mateHours.userId, mateId)).returning({ from: mateHours.from });
  if (hours.length > 0) await tx.insert(mateHours).values(hours.map((span) => ({ ...span, userId: mateId })));
  await announce(tx, [userRoom(mateId)], 'me changed', {});
  // Lists say who can be booked at all.
  if (gone.length > 0 !== hours.length > 0) await announce(tx, [everyone], 'mate changed', { userId: mateId });
};
