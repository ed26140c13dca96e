import { and, eq, getTableColumns, isNull, or } from 'drizzle-orm';
import { appUser, session } from '../db/schema/people';
import { inTransaction } from '../db/in-transaction';
import type { Executor } from '../db/open-database';
import type { App } from '../app';
import { Refusal } from '../http/refusal';
import type { SessionTokens } from './create-session';
import { endSessions } from './end-sessions';
import { nextTokenPair, sessionIdOf, sessionTerms, tokenHash } from './tokens';

/** The live session whose last or previous refresh token this is; null for any other token. */
export const sessionOfRefresh = async (db: Executor, presented: string): Promise<string | null> => {
  const sessionId = sessionIdOf(presented);
  if (!sessionId) return null;
  const hash = tokenHash(presented);
  const [found] = await db
    .select({ id: session.id })
    .from(session)
    .where(
      and(
        eq(session.id, sessionId),
        isNull(session.endedAt),
        or(eq(session.refreshHash, hash), eq(session.previousRefreshHash, hash)),
      ),
    );
  return found?.id ?? null;
};

/**
 * Exchanges a refresh token for the next pair. A token that has just been used may be used again for 30 seconds and
 * gets the same pair; an older one must have been copied, and ends the session.
 * @throws Refusal AUTH_SESSION_NOT_FOUND
 */
export const refreshSession = async (app: App, presented: string): Promise<SessionTokens> => {
  const sessionId = sessionIdOf(presented);
  if (!sessionId) throw new Refusal('AUTH_SESSION_NOT_FOUND');
  const hash = tokenHash(presented);
  const outcome = await inTransaction(app.db, async (tx) => {
    const now = Date.now();
    const [found] = await tx
      .select(getTableColumns(session))
      .from(session)
      .innerJoin(appUser, eq(appUser.id, session.userId))
      .where(and(eq(session.id, sessionId), isNull(session.endedAt), eq(appUser.status, 'ACTIVE')))
      .for('update', { of: session });
    if (!found || found.refreshExpiresAt.getTime() <= now) return null;
    const next = nextTokenPair(app.secret, sessionId, presented);
    if (found.refreshHash.equals(hash)) {
      await tx
        .update(session)
        .set({
          accessHash: tokenHash(next.access),
          accessExpiresAt: new Date(now + sessionTerms.access),
          refreshHash: tokenHash(next.refresh),
          refreshExpiresAt: new Date(now + sessionTerms.refresh),
          previousRefreshHash: hash,
          rotatedAt: new Date(now),
          lastSeenAt: new Date(now),
        })
        .where(eq(session.id, found.id));
      return { sessionId, ...next };
    }
    const justUsed = found.previousRefreshHash?.equals(hash) ?? false;
    if (justUsed && now - found.rotatedAt.getTime() <= sessionTerms.retry) return { sessionId, ...next };
    return { replayed: found.id };
  });
  if (outcome && 'replayed' in outcome) await endSessions(app, [outcome.replayed]);
  if (!outcome || 'replayed' in outcome) throw new Refusal('AUTH_SESSION_NOT_FOUND');
  return outcome;
};
