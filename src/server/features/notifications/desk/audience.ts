import { and, eq, exists, gte, not, or, type SQL, sql } from 'drizzle-orm';
import type { UserAudience } from '#domain/notifications/broadcast.ts';
import { days } from '#domain/time/durations.ts';
import type { Executor } from '#server/platform/db/open-database.ts';
import { mateAccess, userPlatform } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { broadcastReader } from '#server/platform/db/schema/notifications.ts';
import { appUser } from '#server/platform/db/schema/people.ts';

export interface Group {
  readonly audience: UserAudience;
  readonly gameId: string | null;
  readonly seenWithinDays: number | null;
}

/** The condition for active people who belong to the group at this moment (epoch ms of product time). */
export const inGroup = (db: Executor, { audience, gameId, seenWithinDays }: Group, now: number): SQL | undefined => {
  const own = (gameOnly: boolean) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(mateAccess)
        .where(
          and(
            eq(mateAccess.userId, appUser.id),
            gameOnly && gameId !== null ? eq(mateAccess.gameId, gameId) : undefined,
          ),
        ),
    );
  const plays = exists(
    db
      .select({ one: sql`1` })
      .from(userPlatform)
      .where(and(eq(userPlatform.userId, appUser.id), gameId === null ? undefined : eq(userPlatform.gameId, gameId))),
  );
  const mate = own(true);
  const client = and(not(own(false)), gameId === null ? undefined : plays);
  return and(
    eq(appUser.status, 'ACTIVE'),
    audience === 'MATE' ? mate : audience === 'CLIENT' ? client : gameId === null ? undefined : or(mate, client),
    seenWithinDays === null ? undefined : gte(appUser.lastOnlineAt, new Date(now - days(seenWithinDays))),
  );
};

/** The condition for active people who were selected by name for a broadcast. */
export const isChosen = (db: Executor, broadcastId: number): SQL | undefined =>
  and(
    eq(appUser.status, 'ACTIVE'),
    exists(
      db
        .select({ one: sql`1` })
        .from(broadcastReader)
        .where(and(eq(broadcastReader.broadcastId, broadcastId), eq(broadcastReader.userId, appUser.id))),
    ),
  );

export const countGroup = async (db: Executor, group: Group, now: number): Promise<number> =>
  db.$count(appUser, inGroup(db, group, now));
