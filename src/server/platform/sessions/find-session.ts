import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { isAmong } from '../db/is-among';
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

const select = (db: Db, which: SQL) =>
  db
    .select({
      accessHash: session.accessHash,
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
    .where(and(which, isNull(session.endedAt), eq(appUser.status, 'ACTIVE')));

const byAccessHash = prepared((db) =>
  select(db, eq(session.accessHash, sql.placeholder('accessHash')))
    .limit(1)
    .prepare('session_by_access_hash'),
);

const byAccessHashes = prepared((db) =>
  select(db, isAmong(session.accessHash, 'accessHashes', 'bytea')).prepare('sessions_by_access_hash'),
);

const foundSession = (row: Awaited<ReturnType<typeof select>>[number]): FoundSession => {
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
 * The session of an access token; null for an unknown token, an ended session, a blocked or deleted person. One query.
 */
export const findSession = async (db: Db, accessToken: string): Promise<FoundSession | null> => {
  const [row] = await byAccessHash(db).execute({ accessHash: tokenHash(accessToken) });
  return row ? foundSession(row) : null;
};

/** The same for many tokens in one query, in their order: for sockets, which all come back at once after a restart. */
export const findSessions = async (
  db: Db,
  accessTokens: readonly string[],
): Promise<readonly (FoundSession | null)[]> => {
  const accessHashes = accessTokens.map(tokenHash);
  const rows = await byAccessHashes(db).execute({ accessHashes });
  const found = new Map(rows.map((row) => [row.accessHash.toString('hex'), foundSession(row)]));
  return accessHashes.map((hash) => found.get(hash.toString('hex')) ?? null);
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
