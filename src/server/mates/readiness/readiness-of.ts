import { and, count, eq, inArray } from 'drizzle-orm';
import type { MateReadiness } from '../../../contract/mates';
import type { MateReadinessDetail } from '../../../domain/enums/mate-readiness-detail';
import { profileLimits } from '../../../domain/settings/profile-limits';
import type { Executor } from '../../db/open-database';
import { category, mateAccess, mateCategory, userPlatform } from '../../db/schema/games-and-mates';
import { appUser } from '../../db/schema/people';
import { missingGameParams } from './missing-game-params';

const countCategories = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .select({ userId: mateCategory.userId, categories: count() })
    .from(mateCategory)
    .innerJoin(mateAccess, eq(mateAccess.userId, mateCategory.userId))
    .innerJoin(category, and(eq(category.id, mateCategory.categoryId), eq(category.gameId, mateAccess.gameId), eq(category.enabled, true)))
    .where(inArray(mateCategory.userId, [...ids]))
    .groupBy(mateCategory.userId);
  return new Map(rows.map(({ userId, categories }) => [userId, categories]));
};

/**
 * What each of these mates still lacks before he can take orders (specification, sections 3 and 5), in the order of
 * the checklist. The one answer to «is he ready»: the toggle, the checklist and invitations all ask here.
 */
export const readinessOf = async (db: Executor, userIds: readonly string[]): Promise<ReadonlyMap<string, MateReadiness>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({ user: appUser, mate: mateAccess, platforms: userPlatform.platforms })
    .from(mateAccess)
    .innerJoin(appUser, eq(appUser.id, mateAccess.userId))
    .leftJoin(userPlatform, and(eq(userPlatform.userId, mateAccess.userId), eq(userPlatform.gameId, mateAccess.gameId)))
    .where(inArray(mateAccess.userId, [...userIds]));
  const categories = await countCategories(db, userIds);
  const params = await missingGameParams(db, userIds);
  return new Map(
    rows.map(({ user, mate, platforms }) => {
      const lacks: readonly (readonly [MateReadinessDetail, boolean])[] = [
        ['notifications', !mate.notificationsConnected],
        ['avatar', user.avatarUrl === null],
        ['description', (user.description?.trim().length ?? 0) < profileLimits.descriptionMin],
        ['languages', user.languages.length < profileLimits.minLanguages],
        ['country', user.country === null],
        ['platforms', !platforms?.length],
        ['categories', (categories.get(user.id) ?? 0) === 0],
      ];
      const missing = [
        ...lacks.filter(([, lacking]) => lacking).map(([detail]) => ({ detail, name: null })),
        ...(params.get(user.id) ?? []).map((name) => ({ detail: 'invalid_game_params' as const, name })),
      ];
      return [user.id, { missing }];
    }),
  );
};
