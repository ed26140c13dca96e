import { and, eq, inArray, isNull, min } from 'drizzle-orm';
import { minutesBefore } from '../../../domain/bookings/booking-terms';
import type { MateFacts } from '../../../domain/squad/questions/mate-fit';
import type { Executor } from '../../platform/db/open-database';
import { booking } from '../../platform/db/schema/bookings';
import { category, mateAccess, mateCategory, userPlatform } from '../../platform/db/schema/mates/games-and-mates';
import { appUser } from '../../platform/db/schema/people';
import { isThereForOthers } from '../../platform/db/seen-by-others';
import { squadMember } from '../../platform/db/schema/squads';
import { thoseWhoBlocked } from '../chat/public';
import { readinessOf } from '../mate-access/public';

/** Who of these people is in an active squad. */
export const peopleWithSquad = async (db: Executor, userIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ id: squadMember.userId })
    .from(squadMember)
    .where(and(inArray(squadMember.userId, [...userIds]), eq(squadMember.active, true)));
  return new Set(rows.map(({ id }) => id));
};

/** When the next game begins that these mates have promised somebody; who has promised none is absent. */
const nextBookings = async (db: Executor, mateIds: readonly string[]): Promise<ReadonlyMap<string, Date>> => {
  const rows = await db
    .select({ mateId: booking.mateId, startsAt: min(booking.startsAt) })
    .from(booking)
    .where(and(inArray(booking.mateId, [...mateIds]), eq(booking.status, 'CONFIRMED'), isNull(booking.closedAt)))
    .groupBy(booking.mateId);
  return new Map(rows.flatMap(({ mateId, startsAt }) => (startsAt === null ? [] : [[mateId, startsAt] as const])));
};

/** What the rules must know of mates before inviting them at `at` (epoch ms); people without mate access are absent. */
export const readMateFacts = async (
  db: Executor,
  mateIds: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, MateFacts>> => {
  if (mateIds.length === 0) return new Map();
  const ids = [...mateIds];
  const rows = await db
    .select({ user: appUser, mate: mateAccess, platforms: userPlatform.platforms })
    .from(mateAccess)
    .innerJoin(appUser, eq(appUser.id, mateAccess.userId))
    .leftJoin(userPlatform, and(eq(userPlatform.userId, mateAccess.userId), eq(userPlatform.gameId, mateAccess.gameId)))
    .where(and(inArray(mateAccess.userId, ids), isThereForOthers));
  const categories = await db
    .select({ userId: mateCategory.userId, categoryId: mateCategory.categoryId })
    .from(mateCategory)
    .innerJoin(category, eq(category.id, mateCategory.categoryId))
    .where(inArray(mateCategory.userId, ids));
  const busy = await peopleWithSquad(db, ids);
  const readiness = await readinessOf(db, ids);
  const booked = await nextBookings(db, ids);
  return new Map(
    rows.map(({ user, mate, platforms }) => {
      const categoryIds = categories.filter(({ userId }) => userId === user.id).map(({ categoryId }) => categoryId);
      const next = booked.get(user.id);
      const facts: MateFacts = {
        level: mate.grade,
        percent: mate.percent,
        active: mate.active,
        hasSquad: busy.has(user.id),
        onboardingComplete: readiness.get(user.id)?.missing.length === 0,
        gameId: mate.gameId,
        platforms: platforms ?? [],
        languages: user.languages,
        categoryIds,
        ...(next && { freeMinutes: minutesBefore(at, next.getTime()) }),
      };
      return [user.id, facts];
    }),
  );
};

/** The same, to this person: a mate who has blocked them takes no orders of theirs, and does not say so. */
export const readMatesFor = async (
  db: Executor,
  inviterId: string,
  mateIds: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, MateFacts>> => {
  const facts = await readMateFacts(db, mateIds, at);
  const closed = await thoseWhoBlocked(db, inviterId, mateIds);
  return new Map([...facts].map(([id, mate]) => [id, closed.has(id) ? { ...mate, active: false } : mate]));
};
