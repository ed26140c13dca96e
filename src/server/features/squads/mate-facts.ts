import { and, eq, inArray } from 'drizzle-orm';
import type { MateFacts } from '../../../domain/squad/questions/mate-fit';
import type { Executor } from '../../platform/db/open-database';
import { category, mateAccess, mateCategory, userPlatform } from '../../platform/db/schema/mates/games-and-mates';
import { appUser } from '../../platform/db/schema/people';
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

/** What the rules must know of mates before inviting them; people without mate access are absent. */
export const readMateFacts = async (
  db: Executor,
  mateIds: readonly string[],
): Promise<ReadonlyMap<string, MateFacts>> => {
  if (mateIds.length === 0) return new Map();
  const ids = [...mateIds];
  const rows = await db
    .select({ user: appUser, mate: mateAccess, platforms: userPlatform.platforms })
    .from(mateAccess)
    .innerJoin(appUser, eq(appUser.id, mateAccess.userId))
    .leftJoin(userPlatform, and(eq(userPlatform.userId, mateAccess.userId), eq(userPlatform.gameId, mateAccess.gameId)))
    .where(and(inArray(mateAccess.userId, ids), eq(appUser.status, 'ACTIVE')));
  const categories = await db
    .select({ userId: mateCategory.userId, categoryId: mateCategory.categoryId })
    .from(mateCategory)
    .innerJoin(category, eq(category.id, mateCategory.categoryId))
    .where(inArray(mateCategory.userId, ids));
  const busy = await peopleWithSquad(db, ids);
  const readiness = await readinessOf(db, ids);
  return new Map(
    rows.map(({ user, mate, platforms }) => {
      const categoryIds = categories.filter(({ userId }) => userId === user.id).map(({ categoryId }) => categoryId);
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
): Promise<ReadonlyMap<string, MateFacts>> => {
  const facts = await readMateFacts(db, mateIds);
  const closed = await thoseWhoBlocked(db, inviterId, mateIds);
  return new Map([...facts].map(([id, mate]) => [id, closed.has(id) ? { ...mate, active: false } : mate]));
};
