import { and, arrayContains, arrayOverlaps, eq, isNull, lt, ne, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { roomUntil } from '#domain/bookings/booking-terms.ts';
import type { SquadTerms } from '#domain/squad/facts/squad-context.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { booking } from '#server/platform/db/schema/bookings.ts';
import { mateCategory } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { mateCard } from '#server/platform/db/schema/mates/mate-cards.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import { squadMember } from '#server/platform/db/schema/squads.ts';
import { selectBlockersOf } from '../../chat/public';

/** The most mates that a hot call is sent to. */
const most = 500;

const onPlatform = ({ platform }: SquadTerms): SQL | undefined =>
  platform === 'CROSS'
    ? undefined
    : or(arrayContains(mateCard.platforms, [platform]), arrayContains(mateCard.platforms, ['CROSS']));

/** Mates with a booking that a game of this length, started at `at`, would run into: their answer would be refused. */
const promised = (db: Executor, { durationMinutes }: SquadTerms, at: Date) =>
  db
    .select({ id: booking.mateId })
    .from(booking)
    .where(
      and(
        eq(booking.status, 'CONFIRMED'),
        isNull(booking.closedAt),
        lt(booking.startsAt, new Date(roomUntil(at.getTime(), durationMinutes))),
      ),
    );

/**
 * Mates who could play this squad at `at`, last seen first, without those who have blocked its owner. `at` null:
 * bookings are ignored.
 */
export const matchingMates = async (
  db: Executor,
  ownerId: string,
  terms: SquadTerms,
  at: Date | null,
): Promise<readonly string[]> => {
  const busy = db.select({ id: squadMember.userId }).from(squadMember).where(eq(squadMember.active, true));
  const rows = await db
    .select({ id: mateCard.userId })
    .from(mateCard)
    .innerJoin(appUser, eq(appUser.id, mateCard.userId))
    .innerJoin(
      mateCategory,
      and(eq(mateCategory.userId, mateCard.userId), eq(mateCategory.categoryId, terms.categoryId)),
    )
    .where(
      and(
        eq(mateCard.gameId, terms.gameId),
        eq(mateCard.active, true),
        ne(mateCard.userId, ownerId),
        arrayOverlaps(mateCard.languages, [...terms.languages]),
        onPlatform(terms),
        notInArray(mateCard.userId, busy),
        at === null ? undefined : notInArray(mateCard.userId, promised(db, terms, at)),
        notInArray(mateCard.userId, selectBlockersOf(db, ownerId)),
      ),
    )
    .orderBy(sql`${appUser.lastOnlineAt} DESC NULLS LAST`)
    .limit(most);
  return rows.map(({ id }) => id);
};
