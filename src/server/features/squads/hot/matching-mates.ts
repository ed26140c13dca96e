import { and, eq, isNull, lt, sql, type SQL } from 'drizzle-orm';
import { roomUntil } from '#domain/bookings/booking-terms.ts';
import type { SquadTerms } from '#domain/squad/facts/squad-context.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { plannedAnew } from '#server/platform/db/prepare-repeated.ts';
import { booking } from '#server/platform/db/schema/bookings.ts';
import { mateCategory } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { mateCard, mateSeen } from '#server/platform/db/schema/mates/mate-cards.ts';
import { squadMember } from '#server/platform/db/schema/squads.ts';
import { selectBlockersOf } from '../../chat/public';
import { hasAnyFacet } from '../../mates/public';

/** The most mates that a hot call is sent to. */
const most = 500;

const onPlatform = ({ platform }: SquadTerms): SQL =>
  platform === 'CROSS' ? sql`true` : hasAnyFacet('platform', [platform, 'CROSS']);

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
 * bookings are ignored. Where many match, an index of visits is followed until there are enough; where few do, they are
 * found by the index of facets or of the category, and sorted. Which it is depends on the values.
 */
export const matchingMates = async (
  db: Executor,
  ownerId: string,
  terms: SquadTerms,
  at: Date | null,
): Promise<readonly string[]> => {
  const { gameId, categoryId, languages } = terms;
  const { rows } = await db.execute<{ id: string }>(sql`${sql.raw(plannedAnew)}
    SELECT ${mateSeen.userId} AS id FROM ${mateSeen}
    JOIN ${mateCard} ON ${mateCard.userId} = ${mateSeen.userId} AND ${mateCard.gameId} = ${gameId}
    JOIN ${mateCategory} ON ${mateCategory.userId} = ${mateSeen.userId} AND ${mateCategory.categoryId} = ${categoryId}
    WHERE ${mateSeen.gameId} = ${gameId} AND ${mateSeen.userId} <> ${ownerId} AND ${mateCard.active}
      AND ${hasAnyFacet('lang', languages)} AND ${onPlatform(terms)}
      AND NOT EXISTS (SELECT FROM ${squadMember} WHERE ${squadMember.userId} = ${mateSeen.userId} AND ${squadMember.active})
      AND ${at === null ? sql`true` : sql`${mateSeen.userId} NOT IN (${promised(db, terms, at)})`}
      AND ${mateSeen.userId} NOT IN (${selectBlockersOf(db, ownerId)})
    ORDER BY ${mateSeen.lastOnlineAt} DESC NULLS LAST, ${mateSeen.userId} LIMIT ${most}`);
  return rows.map(({ id }) => id);
};
