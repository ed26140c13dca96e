import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A fresh opaque token of 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The pair that follows a refresh token. It is derived, not drawn, so that twenty tabs refreshing at once,
 * or a retry after a lost answer, all receive the same pair although only its hashes are stored. A refresh
 * token begins with its session's id: a stale one still says whose session was copied.
 */
export const pairAfter = (secret: string, sessionId: string, refresh: string): { access: string; refresh: string } => ({
  access: createHmac('sha256', secret).update(`access:${refresh}`).digest('base64url'),
  refresh: `${sessionId}.${createHmac('sha256', secret).update(`refresh:${refresh}`).digest('base64url')}`,
});

/** Null for what cannot be a refresh token. */
export const sessionIdOf = (refresh: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(refresh)?.[1] ?? null;
