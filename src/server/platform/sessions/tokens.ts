import { createHash, createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../secrets/is-same-secret';

/** A fresh opaque token of 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The pair that follows a refresh token. It is derived instead of random, so that twenty tabs that refresh at once, or
 * a retry after a lost response, all receive the same pair although only its hashes are stored. A refresh token begins
 * with its session's id, so that an old one still shows which session was copied.
 */
export const nextTokenPair = (
  secret: string,
  sessionId: string,
  refresh: string,
): { access: string; refresh: string } => ({
  access: createHmac('sha256', secret).update(`access:${refresh}`).digest('base64url'),
  refresh: `${sessionId}.${createHmac('sha256', secret).update(`refresh:${refresh}`).digest('base64url')}`,
});

/** The session id within a refresh token; null when the text is not a refresh token. */
export const sessionIdOf = (refresh: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(refresh)?.[1] ?? null;

const minute = 60_000;

/** How long sessions live, in milliseconds of real time. */
export const sessionTerms = {
  access: 15 * minute,
  refresh: 30 * 24 * 60 * minute,
  /** How long a used refresh token may be used again: responses get lost and tabs race. */
  retry: 30_000,
} as const;

const sign = (secret: string, binding: string, nonce: string): string =>
  createHmac('sha256', secret).update(`csrf:${binding}:${nonce}`).digest('base64url');

/** A CSRF token bound to a session or, for a guest, to a device. */
export const newCsrfToken = (secret: string, binding: string): string => {
  const nonce = newToken();
  return `${nonce}.${sign(secret, binding, nonce)}`;
};

/** Whether the token was made for this binding. Constant-time comparison. */
export const isCsrfTokenOf = (secret: string, binding: string, token: string): boolean => {
  const [nonce, signature] = token.split('.');
  if (!nonce || !signature) return false;
  return isSameSecret(signature, sign(secret, binding, nonce));
};
