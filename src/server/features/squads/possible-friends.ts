import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Executor } from '../../platform/db/open-database';
import { mateAccess } from '../../platform/db/schema/mates/games-and-mates';
import { appUser } from '../../platform/db/schema/people';
import { isReachableByOthers } from '../../platform/db/visible-to-others';
import { blockersAmong } from '../chat/public';

/**
 * Those of these people whom the inviter can invite as friends: active accounts that have not blocked the inviter and
 * are not mates, who only join as mates.
 */
export const possibleFriends = async (
  db: Executor,
  inviterId: string,
  ids: readonly string[],
): Promise<readonly string[]> => {
  if (ids.length === 0) return [];
  const found = await db
    .select({ id: appUser.id })
    .from(appUser)
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(and(inArray(appUser.id, [...ids]), isReachableByOthers, isNull(mateAccess.userId)));
  const closed = await blockersAmong(db, inviterId, ids);
  return found.flatMap(({ id }) => (closed.has(id) ? [] : [id]));
};
