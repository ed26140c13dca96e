import { and, count, eq } from 'drizzle-orm';
import type { MateReadiness } from '../../../contract/mates';
import type { MateReadinessDetail } from '../../../domain/enums/mate-readiness-detail';
import { profileLimits } from '../../../domain/settings/profile-limits';
import type { Executor } from '../../db/open-database';
import { category, mateAccess, mateCategory, userPlatform } from '../../db/schema/games-and-mates';
import { appUser } from '../../db/schema/people';
import { missingGameParams } from './missing-game-params';

/** What a mate still lacks before orders can be switched on (specification, sections 3 and 5), in the order of the checklist. */
export const readReadiness = async (db: Executor, userId: string): Promise<MateReadiness> => {
  const [row] = await db
    .select({ user: appUser, mate: mateAccess, platforms: userPlatform.platforms })
    .from(mateAccess)
    .innerJoin(appUser, eq(appUser.id, mateAccess.userId))
    .leftJoin(userPlatform, and(eq(userPlatform.userId, mateAccess.userId), eq(userPlatform.gameId, mateAccess.gameId)))
    .where(eq(mateAccess.userId, userId));
  if (!row) return { missing: [] };
  const { user, mate } = row;
  const [chosen] = await db
    .select({ categories: count() })
    .from(mateCategory)
    .innerJoin(category, and(eq(category.id, mateCategory.categoryId), eq(category.gameId, mate.gameId), eq(category.enabled, true)))
    .where(eq(mateCategory.userId, userId));
  const lacks: readonly (readonly [MateReadinessDetail, boolean])[] = [
    ['notifications', !mate.notificationsConnected],
    ['avatar', user.avatarUrl === null],
    ['description', (user.description?.trim().length ?? 0) < profileLimits.descriptionMin],
    ['languages', user.languages.length < profileLimits.minLanguages],
    ['country', user.country === null],
    ['platforms', !row.platforms?.length],
    ['categories', (chosen?.categories ?? 0) === 0],
  ];
  const params = await missingGameParams(db, userId, mate.gameId);
  return {
    missing: [
      ...lacks.filter(([, missing]) => missing).map(([detail]) => ({ detail, name: null })),
      ...params.map((name) => ({ detail: 'invalid_game_params' as const, name })),
    ],
  };
};
