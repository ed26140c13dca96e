import { and, eq, isNull, or } from 'drizzle-orm';
import { freeStarts, type Taken } from '#domain/bookings/weekly-hours.ts';
import { minutes } from '#domain/time/durations.ts';
import type { Executor } from '../../platform/db/open-database';
import { booking } from '../../platform/db/schema/bookings';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { appUser } from '../../platform/db/schema/people';
import { Refusal } from '../../platform/http/refusal';
import { blockersAmong } from '../chat/public';
import { isReady, readReadiness } from '../mate-access/public';
import { readHours } from './mate-hours';

interface FreeTimesQuery {
  readonly mateId: string;
  /** Null for a guest. */
  readonly viewerId: string | null;
  readonly durationMinutes: number;
  /** Epoch ms. */
  readonly now: number;
}

interface FreeTimes {
  readonly open: boolean;
  /** Epoch ms, earliest first. */
  readonly starts: readonly number[];
}

/** Time spans of a person's open bookings, on either side. */
const takenOf = async (db: Executor, userId: string): Promise<readonly Taken[]> => {
  const rows = await db
    .select({ startsAt: booking.startsAt, durationMinutes: booking.durationMinutes })
    .from(booking)
    .where(and(or(eq(booking.mateId, userId), eq(booking.clientId, userId)), isNull(booking.closedAt)));
  return rows.map(({ startsAt, durationMinutes }) => ({
    from: startsAt.getTime(),
    to: startsAt.getTime() + minutes(durationMinutes),
  }));
};

/** Whether two spans overlap. */
const overlap = (one: Taken, other: Taken): boolean => one.from < other.to && other.from < one.to;

/** The number of a person's open bookings, and whether one of them overlaps this span. */
export const ownBookings = async (db: Executor, userId: string, span: Taken) => {
  const taken = await takenOf(db, userId);
  return { count: taken.length, overlaps: taken.some((one) => overlap(one, span)) };
};

const closed: FreeTimes = { open: false, starts: [] };

/**
 * Start times at which a mate may be booked for a game of this length. A mate without hours, who cannot take orders, or
 * who has blocked the viewer (which is not disclosed) cannot be booked; whether they take orders right now does not
 * matter for a later hour.
 * @throws Refusal USERS_NOT_FOUND for a person who is not a mate or whose account is not active
 */
export const freeTimes = async (
  db: Executor,
  { mateId, viewerId, durationMinutes, now }: FreeTimesQuery,
): Promise<FreeTimes> => {
  const [mate] = await db
    .select({
      timeZone: appUser.timeZone,
      leavingAt: appUser.leavingAt,
      blockedAt: mateAccess.blockedAt,
      ordersOffUntil: mateAccess.ordersOffUntil,
    })
    .from(mateAccess)
    .innerJoin(appUser, eq(appUser.id, mateAccess.userId))
    .where(and(eq(mateAccess.userId, mateId), eq(appUser.status, 'ACTIVE')));
  if (!mate) throw new Refusal('USERS_NOT_FOUND');
  const isOff = mate.ordersOffUntil !== null && mate.ordersOffUntil.getTime() > now;
  if (mate.blockedAt !== null || mate.leavingAt !== null || isOff) return closed;
  const hours = await readHours(db, mateId);
  if (hours.length === 0 || !isReady(await readReadiness(db, mateId))) return closed;
  if (viewerId !== null && (await blockersAmong(db, viewerId, [mateId])).size > 0) return closed;
  const taken = await takenOf(db, mateId);
  return { open: true, starts: freeStarts({ hours, timeZone: mate.timeZone, taken, durationMinutes, now }) };
};
