import { v7 as uuidv7 } from 'uuid';
import { session } from '../db/schema/people';
import type { Executor } from '../db/open-database';
import { newToken, nextTokenPair, sessionTerms, tokenHash } from './tokens';

export interface SessionTokens {
  readonly sessionId: string;
  readonly access: string;
  readonly refresh: string;
}

export interface Visitor {
  readonly ip: string;
  readonly userAgent: string | null;
}

/** Opens a session with new tokens, so that a session fixed before sign-in is worthless after it. */
export const createSession = async (
  db: Executor,
  secret: string,
  userId: string,
  visitor: Visitor,
): Promise<SessionTokens> => {
  const now = Date.now();
  const sessionId = uuidv7();
  const { access, refresh } = nextTokenPair(secret, sessionId, newToken());
  await db
    .insert(session)
    .values({
      id: sessionId,
      userId,
      accessHash: tokenHash(access),
      accessExpiresAt: new Date(now + sessionTerms.access),
      refreshHash: tokenHash(refresh),
      refreshExpiresAt: new Date(now + sessionTerms.refresh),
      rotatedAt: new Date(now),
      createdAt: new Date(now),
      lastSeenAt: new Date(now),
      ip: visitor.ip,
      userAgent: visitor.userAgent?.slice(0, 300) ?? null,
    });
  return { sessionId, access, refresh };
};
