import { eq } from 'drizzle-orm';
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

/** People of a screen by id, in one query. `now` in epoch ms. */
export const readPeople = async (
  db: Executor,
  ids: Iterable<string>,
  now: number,
): Promise<ReadonlyMap<string, PersonRow>> => {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const rows = await byIds(db).execute({ ids: distinct });
  return new Map(
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
};

/** A placeholder for a person without a row, which foreign keys rule out: keeps the page from breaking. */
export const unknownPerson = (id: string): Person => ({ id, username: deletedName, avatarUrl: null, onlineLevel: 0 });
