import { and, arrayOverlaps, eq, inArray, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { MateFacts } from '#domain/squad/selectors/mate-fit.ts';
import { squad } from '#server/platform/db/schema/squads.ts';

/**
 * The condition for squads that this mate could play. Mirrors `mateMismatch` and `runsIntoBooking` in SQL, because the
 * list's limit must apply after the filter.
 */
export const fittingSquads = ({
  gameId,
  level,
  platforms,
  languages,
  categoryIds,
  freeMinutes,
}: MateFacts): SQL | undefined =>
  and(
    eq(squad.gameId, gameId),
    inArray(squad.categoryId, [...categoryIds]),
    languages.length === 0 ? sql`false` : arrayOverlaps(squad.languages, [...languages]),
    platforms.includes('CROSS') ? undefined : or(eq(squad.platform, 'CROSS'), inArray(squad.platform, [...platforms])),
    freeMinutes === undefined ? undefined : lte(squad.durationMinutes, freeMinutes),
    level === 'STAR' ? undefined : ne(squad.categoryKind, 'FAMOUS'),
  );
