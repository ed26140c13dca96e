import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../db/open-database';
import { mateAccess } from '../db/schema/games-and-mates';
import { appUser } from '../db/schema/people';

/** Those of these people who can come as friends: they are there, and mates only ever come as mates. */
export const possibleFriends = async (db: Executor, ids: readonly string[]): Promise<readonly string[]> => {
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: appUser.id })
    .from(appUser)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(and(inArray(appUser.id, [...ids]), eq(appUser.status, 'ACTIVE'), isNull(mateAccess.userId)));
  return found.map(({ id }) => id);
};
