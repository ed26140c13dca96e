import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { prepared } from '../db/prepared';
import { mateAccess } from '../db/schema/mates/games-and-mates';
import { appUser, session } from '../db/schema/people';
import { type Actor, knownPermissions } from './actor';
import { tokenHash } from './tokens';

export interface FoundSession {
  readonly sessionId: string;
  /** Null when the access token has expired: the session is live but must refresh first. */
  readonly actor: Actor | null;
}

const byAccessHash = prepared((db) =>
  db
    .select({
      sessionId: session.id,
      expiresAt: session.accessExpiresAt,
      id: appUser.id,
      username: appUser.username,
      emailConfirmedAt: appUser.emailConfirmedAt,
      isAdmin: appUser.isAdmin,
      permissions: appUser.permissions,
      mateGameId: mateAccess.gameId,
      adminSeenAt: session.adminSeenAt,
    })
    .from(session)
    .innerJoin(appUser, eq(appUser.id, session.userId))
    .leftJoin(mateAccess, eq(mateAccess.userId, appUser.id))
    .where(
      and(eq(session.accessHash, sql.placeholder('accessHash')), isNull(session.endedAt), eq(appUser.status, 'ACTIVE')),
    )
    .limit(1)
    .prepare('session_by_access_hash'),
);

/**
 * The session of an access token; null for an unknown token, an ended session, a blocked or deleted person. One query.
 */
export const findSession = async (db: Db, accessToken: string): Promise<FoundSession | null> => {
  const [row] = await byAccessHash(db).execute({ accessHash: tokenHash(accessToken) });
  if (!row) return null;
  if (row.expiresAt.getTime() <= Date.now()) return { sessionId: row.sessionId, actor: null };
  return {
    sessionId: row.sessionId,
    actor: {
      id: row.id,
      username: row.username,
      sessionId: row.sessionId,
      emailConfirmed: row.emailConfirmedAt !== null,
      mateGameId: row.mateGameId,
      isAdmin: row.isAdmin,
      permissions: knownPermissions(row.permissions),
      adminSeenAt: row.adminSeenAt?.getTime() ?? null,
      confirmedSince: null,
    },
  };
};

/**
 * The condition on `app_user` that finds the person of an access token, as `findSession` does, for use in another
 * prepared query. Its values are `asTokenValues`.
 */
export const isAccountOfToken = and(
  sql`${appUser.id} = (
    SELECT ${session.userId} FROM ${session}
    WHERE ${session.accessHash} = ${sql.placeholder('accessHash')} AND ${session.endedAt} IS NULL
      AND ${session.accessExpiresAt} > ${sql.placeholder('realNow')})`,
  eq(appUser.status, 'ACTIVE'),
);

/** The placeholder values of `isAccountOfToken`. */
export const asTokenValues = (accessToken: string) => ({
  accessHash: tokenHash(accessToken),
  realNow: new Date().toISOString(),
});
