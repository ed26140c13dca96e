import { eq, type SQL, sql } from 'drizzle-orm';
import type { Person } from '#contract/squads/squad-view.ts';
import { deletedName } from '#domain/people/leaving.ts';
import { presenceOf } from '#domain/people/presence.ts';
import type { MateLevel } from '#domain/mates/grade.ts';
import { reviewTerms } from '#domain/mates/review.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { isAmong } from '#server/platform/db/is-among.ts';
import { prepared } from '#server/platform/db/prepared.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { appUser } from '#server/platform/db/schema/people.ts';

/** What a squad's page shows of a mate besides their name. */
interface MateRow {
  /** The current grade. */
  readonly grade: MateLevel;
  /** Mean of reviews, 1–5. */
  readonly rating: number;
  readonly languages: string[];
}

export interface PersonRow {
  readonly person: Person;
  /** Null for a person without mate access. */
  readonly mate: MateRow | null;
}

const byIds = prepared((db: Executor) =>
  db
    .select({
      id: appUser.id,
      username: appUser.username,
      avatarUrl: appUser.avatarUrl,
      lastOnlineAt: appUser.lastOnlineAt,
      languages: appUser.languages,
      grade: mateAccess.grade,
      rating: mateAccess.ratingHundredths,
    })
    .from(appUser)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(isAmong(appUser.id, 'ids', 'uuid'))
    .prepare('people_by_id'),
);

type Row = Awaited<ReturnType<ReturnType<typeof byIds>['execute']>>[number];

/**
 * The rows of people as a column of another query, by the placeholder `ids`. Columns are named in full: a query of one
 * table would leave out the names of others.
 */
export const peopleAmong = (ids: string): SQL<Row[]> =>
  sql`coalesce((SELECT json_agg(json_build_object('id', app_user.id, 'username', app_user.username,
      'avatarUrl', app_user.avatar_url, 'lastOnlineAt', app_user.last_online_at, 'languages', app_user.languages,
      'grade', mate_access.grade, 'rating', mate_access.rating_hundredths))
    FROM app_user LEFT JOIN mate_access ON mate_access.user_id = app_user.id
    WHERE ${isAmong(sql.raw('app_user.id'), ids, 'uuid')}), '[]')`.mapWith(
    (rows: readonly (Omit<Row, 'lastOnlineAt'> & { readonly lastOnlineAt: string | null })[]) =>
      rows.map((row) => ({ ...row, lastOnlineAt: row.lastOnlineAt === null ? null : new Date(row.lastOnlineAt) })),
  );

/** People by id as a screen shows them at `now` (epoch ms). */
export const personRows = (rows: readonly Row[], now: number): ReadonlyMap<string, PersonRow> =>
  new Map(
    rows.map(({ id, username, avatarUrl, lastOnlineAt, languages, grade, rating }) => [
      id,
      {
        person: { id, username, avatarUrl, onlineLevel: presenceOf(lastOnlineAt?.getTime() ?? null, now) },
        mate:
          grade === null
            ? null
            : { grade, rating: (rating ?? reviewTerms.presumedHundredths) / 100, languages: [...languages] },
      },
    ]),
  );

/** People of a screen by id, in one query. `now` in epoch ms. */
export const readPeople = async (
  db: Executor,
  ids: Iterable<string>,
  now: number,
): Promise<ReadonlyMap<string, PersonRow>> => {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  return personRows(await byIds(db).execute({ ids: distinct }), now);
};

/** A placeholder for a person without a row, which foreign keys rule out: keeps the page from breaking. */
export const unknownPerson = (id: string): Person => ({ id, username: deletedName, avatarUrl: null, onlineLevel: 0 });
