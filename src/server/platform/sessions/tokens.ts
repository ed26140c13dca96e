import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A fresh opaque token of 256 bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/**
 * The pair that follows a refresh token. It is derived, not drawn, so that twenty tabs refreshing at once,
 * or a retry after a lost answer, all receive the same pair although only its hashes are stored. A refresh
 * token begins with its session's id: a stale one still says whose session was copied.
 */
export const nextTokenPair = (
  secret: string,
  sessionId: string,
  refresh: string,
): { access: string; refresh: string } => ({
  access: createHmac('sha256', secret).update(`access:${refresh}`).digest('base64url'),
  refresh: `${sessionId}.${createHmac('sha256', secret).update(`refresh:${refresh}`).digest('base64url')}`,
});

/** Null for what cannot be a refresh token. */
export const sessionIdOf = (refresh: string): string | null =>
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/.exec(refresh)?.[1] ?? null;

const minute = 60_000;

/** How long sessions live, in milliseconds of real time. */
export const sessionTerms = {
  access: 15 * minute,
  refresh: 30 * 24 * 60 * minute,
  /** A used refresh token may be shown again this long: answers get lost, tabs race. */
  retry: 30_000,
} as const;

const sign = (secret: string, binding: string, nonce: string): string =>
  createHmac('sha256', secret).update(`csrf:${binding}:${nonce}`).digest('base64url');

/** A token that only this session (a guest: this device) may present. */
export const newCsrfToken = (secret: string, binding: string): string => {
  const nonce = newToken();
  return `${nonce}.${sign(secret, binding, nonce)}`;
};

/** Whether the token was made for this binding; takes as long for a wrong one. */
export const isCsrfTokenOf = (secret: string, binding: string, token: string): boolean => {
  const [nonce, signature] = token.split('.');
  if (!nonce || !signature) return false;
  const expected = Buffer.from(sign(secret, binding, nonce));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
};
