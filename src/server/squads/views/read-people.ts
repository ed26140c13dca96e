import { eq, inArray } from 'drizzle-orm';
import type { Person } from '../../../contract/squads/squad-view';
import { presenceOf } from '../../../domain/presence/presence-of';
import type { Executor } from '../../db/open-database';
import { mateAccess } from '../../db/schema/games-and-mates';
import { appUser } from '../../db/schema/people';

export interface PersonRow {
  readonly person: Person;
  readonly languages: readonly string[];
  /** Mean of reviews, 1–5; null for one without mate access. */
  readonly rating: number | null;
}

/** People of a screen by id, in one query. `now` in epoch ms. */
export const readPeople = async (db: Executor, ids: Iterable<string>, now: number): Promise<ReadonlyMap<string, PersonRow>> => {
  const distinct = [...new Set(ids)];
  if (distinct.length === 0) return new Map();
  const rows = await db
    .select({ id: appUser.id, username: appUser.username, avatarUrl: appUser.avatarUrl, lastOnlineAt: appUser.lastOnlineAt, languages: appUser.languages, rating: mateAccess.ratingHundredths })
    .from(appUser)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(inArray(appUser.id, distinct));
  return new Map(
    rows.map(({ id, username, avatarUrl, lastOnlineAt, languages, rating }) => [
      id,
      {
        person: { id, username, avatarUrl, onlineLevel: presenceOf(lastOnlineAt?.getTime() ?? null, now) },
        languages,
        rating: rating === null ? null : rating / 100,
      },
    ]),
  );
};

/** A person whose row is gone, which foreign keys do not allow: named, so that a page never breaks. */
export const unknownPerson = (id: string): Person => ({ id, username: 'Удалённый профиль', avatarUrl: null, onlineLevel: 0 });
