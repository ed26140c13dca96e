import { and, eq, exists, inArray, isNull, min, sql } from 'drizzle-orm';
import { minutesBefore } from '#domain/bookings/booking-terms.ts';
import type { MateFacts } from '#domain/squad/selectors/mate-fit.ts';
import type { Executor } from '../../platform/db/open-database';
import { booking } from '../../platform/db/schema/bookings';
import { mateAccess, mateCategory, userPlatform } from '../../platform/db/schema/mates/games-and-mates';
import { appUser } from '../../platform/db/schema/people';
import { isReachableByOthers } from '../../platform/db/visible-to-others';
import { squadMember } from '../../platform/db/schema/squads';
import { blockersAmong } from '../chat/public';
import { isReady, readinessOf } from '../mate-access/public';

/** Who of these people is in an active squad. */
export const peopleWithSquad = async (db: Executor, userIds: readonly string[]): Promise<ReadonlySet<string>> => {
  if (userIds.length === 0) return new Set();
  const rows = await db
    .select({ id: squadMember.userId })
    .from(squadMember)
    .where(and(inArray(squadMember.userId, [...userIds]), eq(squadMember.active, true)));
  return new Set(rows.map(({ id }) => id));
};

/** The start of the next booking of a mate of the query. */
const nextBooking = (db: Executor) => {
  const next = db
    .select({ startsAt: min(booking.startsAt) })
    .from(booking)
    .where(and(eq(booking.mateId, mateAccess.userId), eq(booking.status, 'CONFIRMED'), isNull(booking.closedAt)));
  return sql`${next}`.mapWith(booking.startsAt);
};

const ownCategories = (db: Executor) => {
  const own = db
    .select({ id: mateCategory.categoryId })
    .from(mateCategory)
    .where(eq(mateCategory.userId, mateAccess.userId));
  return sql<readonly number[]>`ARRAY${own}`;
};

const isInSquad = (db: Executor) =>
  exists(
    db
      .select({ id: squadMember.userId })
      .from(squadMember)
      .where(and(eq(squadMember.userId, mateAccess.userId), eq(squadMember.active, true))),
  ).mapWith(Boolean);

/**
 * Facts about mates that the rules need before inviting them at `at` (epoch ms); people without mate access are absent.
 */
export const readMateFacts = async (
  db: Executor,
  mateIds: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, MateFacts>> => {
  if (mateIds.length === 0) return new Map();
  const ids = [...mateIds];
  const rows = await db
    .select({
      id: mateAccess.userId,
      languages: appUser.languages,
      mate: mateAccess,
      platforms: userPlatform.platforms,
      categoryIds: ownCategories(db),
      hasSquad: isInSquad(db),
      next: nextBooking(db),
    })
    .from(mateAccess)
    .innerJoin(appUser, eq(appUser.id, mateAccess.userId))
    .leftJoin(userPlatform, and(eq(userPlatform.userId, mateAccess.userId), eq(userPlatform.gameId, mateAccess.gameId)))
    .where(and(inArray(mateAccess.userId, ids), isReachableByOthers));
  const readiness = await readinessOf(db, ids);
  return new Map(
    rows.map(({ id, mate, languages, platforms, categoryIds, hasSquad, next }) => {
      const ready = readiness.get(id);
      const facts: MateFacts = {
        level: mate.grade,
        percent: mate.percent,
        active: mate.active,
        hasSquad,
        onboardingComplete: ready !== undefined && isReady(ready),
        gameId: mate.gameId,
        platforms: platforms ?? [],
        languages,
        categoryIds,
        ...(next && { freeMinutes: minutesBefore(at, next.getTime()) }),
      };
      return [id, facts];
    }),
  );
};

/** The same for an inviter: a mate who has blocked them appears as not taking orders. */
export const readMatesFor = async (
  db: Executor,
  inviterId: string,
  mateIds: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, MateFacts>> => {
  const facts = await readMateFacts(db, mateIds, at);
  const closed = await blockersAmong(db, inviterId, mateIds);
  return new Map([...facts].map(([id, mate]) => [id, closed.has(id) ? { ...mate, active: false } : mate]));
};
