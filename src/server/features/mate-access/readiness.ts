import { and, asc, eq, exists, gt, inArray, not, sql } from 'drizzle-orm';
import type { Executor, Tx } from '../../platform/db/open-database';
import { gameParam, userGameParam } from '../../platform/db/schema/mates/game-params';
import { category, mateAccess, mateCategory, userPlatform } from '../../platform/db/schema/mates/games-and-mates';
import type { MateReadiness } from '#contract/mates/mates.ts';
import { missingIn, nothingMissing } from '#domain/mates/readiness.ts';
import { profileLimits } from '#domain/people/username.ts';
import { appUser } from '../../platform/db/schema/people';
import { announceActive, announceAllActive } from './announce-active';

/** Names of the game's parameters that a mate of the query must fill and has not, in their display order. */
const missingGameParams = (db: Executor) => {
  const filled = db
    .select({ id: userGameParam.paramId })
    .from(userGameParam)
    .where(and(eq(userGameParam.paramId, gameParam.id), eq(userGameParam.userId, mateAccess.userId)));
  const missing = db
    .select({ name: gameParam.name })
    .from(gameParam)
    .where(
      and(
        eq(gameParam.gameId, mateAccess.gameId),
        eq(gameParam.required, true),
        inArray(gameParam.ownerType, ['ALL', 'MATE']),
        not(exists(filled)),
      ),
    )
    .orderBy(asc(gameParam.position), asc(gameParam.id));
  return sql<readonly string[]>`ARRAY${missing}`;
};

/** Whether a mate of the query has a category that their game still has. */
const playsSomething = (db: Executor) =>
  exists(
    db
      .select({ id: category.id })
      .from(mateCategory)
      .innerJoin(
        category,
        and(
          eq(category.id, mateCategory.categoryId),
          eq(category.gameId, mateAccess.gameId),
          eq(category.enabled, true),
        ),
      )
      .where(eq(mateCategory.userId, mateAccess.userId)),
  ).mapWith(Boolean);

/**
 * What each of these mates still lacks before they can take orders (specification, sections 3 and 5). The single source
 * of readiness: the toggle, the checklist and invitations all use it.
 */
export const readinessOf = async (
  db: Executor,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, MateReadiness>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      user: appUser,
      mate: mateAccess,
      platforms: userPlatform.platforms,
      params: missingGameParams(db),
      plays: playsSomething(db),
    })
    .from(mateAccess)
    .innerJoin(appUser, eq(appUser.id, mateAccess.userId))
    .leftJoin(userPlatform, and(eq(userPlatform.userId, mateAccess.userId), eq(userPlatform.gameId, mateAccess.gameId)))
    .where(inArray(mateAccess.userId, [...userIds]));
  return new Map(
    rows.map(({ user, mate, platforms, params, plays }) => {
      const lacks: MateReadiness = {
        notifications: !mate.notificationsConnected,
        avatar: user.avatarUrl === null,
        description: (user.description?.trim().length ?? 0) < profileLimits.descriptionMin,
        languages: user.languages.length < profileLimits.minLanguages,
        country: user.country === null,
        platforms: !platforms?.length,
        categories: !plays,
        invalid_game_params: params.map((name) => ({ name })),
      };
      return [user.id, lacks];
    }),
  );
};

/** Names of the parameters that the game requires and the mate has not filled in. */
export const missingParams = ({ invalid_game_params: params }: MateReadiness): readonly string[] =>
  params.map(({ name }) => name);

/** Whether this mate lacks nothing. */
export const isReady = (readiness: MateReadiness): boolean => missingIn(readiness).length === 0;

/** What this mate still lacks before orders can be switched on; nothing for a person who is not a mate. */
export const readReadiness = async (db: Executor, userId: string): Promise<MateReadiness> =>
  (await readinessOf(db, [userId])).get(userId) ?? nothingMissing;

/**
 * Called after a change of what readiness requires: switches off the orders of a mate who now lacks something. The row
 * is locked, so that switching on concurrently sees the change. Does nothing for clients. The change is announced for
 * everybody's cards; the caller announces it to the mate's own pages. Returns whether orders were switched off.
 */
export const enforceReadiness = async (tx: Tx, userId: string): Promise<boolean> => {
  const [mate] = await tx
    .select({ active: mateAccess.active })
    .from(mateAccess)
    .where(eq(mateAccess.userId, userId))
    .for('update');
  if (!mate?.active) return false;
  if (isReady(await readReadiness(tx, userId))) return false;
  await tx.update(mateAccess).set({ active: false }).where(eq(mateAccess.userId, userId));
  await announceActive(tx, userId, false);
  return true;
};

/**
 * The same for the next batch of a game's mates after the id `after` (null: from the first), all locked. Returns their
 * ids, and what those lack whose orders were switched off.
 */
export const enforceReadinessInGame = async (tx: Tx, gameId: string, after: string | null, limit: number) => {
  const mates = await tx
    .select({ userId: mateAccess.userId, active: mateAccess.active })
    .from(mateAccess)
    .where(and(eq(mateAccess.gameId, gameId), after === null ? undefined : gt(mateAccess.userId, after)))
    .orderBy(asc(mateAccess.userId))
    .limit(limit)
    .for('update');
  const active = mates.filter((mate) => mate.active).map(({ userId }) => userId);
  const off = [...(await readinessOf(tx, active))].filter(([, readiness]) => !isReady(readiness));
  const ids = off.map(([userId]) => userId);
  if (ids.length > 0) {
    await tx.update(mateAccess).set({ active: false }).where(inArray(mateAccess.userId, ids));
    await announceAllActive(tx, ids, false);
  }
  return { userIds: mates.map(({ userId }) => userId), off: new Map(off) };
};
