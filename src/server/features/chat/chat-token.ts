import { createHmac, webcrypto } from 'node:crypto';
import { SignJWT, jwtVerify } from 'jose';
import type { Socket } from 'socket.io';
import type { RealtimePayload } from '#contract/realtime.ts';
import type { App } from '../../platform/app';
import type { Actor } from '../../platform/sessions/actor';
import { chatTerms } from './chat-terms';

const audience = 'chat';
const algorithm = 'HS256';

const importKey = (secret: string): Promise<webcrypto.CryptoKey> =>
  webcrypto.subtle.importKey(
    'raw',
    createHmac('sha256', secret).update('chat token').digest(),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );

const keys = new Map<string, Promise<webcrypto.CryptoKey>>();

/**
 * A separate derived key, so that nothing else signed with the product's secret passes for a chat token. Imported once:
 * given bytes, the library would import them for each token.
 */
const keyOf = (secret: string): Promise<webcrypto.CryptoKey> => {
  const key = keys.get(secret) ?? importKey(secret);
  keys.set(secret, key);
  return key;
};

export interface ChatTokenHolder {
  readonly userId: string;
  readonly sessionId: string;
}

/** A JWT for `connect to chat`: `jti` is the user id, `sid` the session; it lives 60 s of real time. */
export const issueChatToken = async (secret: string, holder: ChatTokenHolder): Promise<string> =>
  new SignJWT({ sid: holder.sessionId })
    .setProtectedHeader({ alg: algorithm })
    .setAudience(audience)
    .setJti(holder.userId)
    .setIssuedAt()
    .setExpirationTime(new Date(Date.now() + chatTerms.token.lifetime))
    .sign(await keyOf(secret));

/** Gives a person's page the token with its other socket: after a restart all pages would call for one at once. */
export const giveChatToken = async (
  { secret }: Pick<App, 'secret'>,
  socket: Socket,
  { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
): Promise<void> => {
  const given: RealtimePayload<'chat token'> = { token: await issueChatToken(secret, { userId: id, sessionId }) };
  socket.emit('chat token', given);
};

/** Verifies a token and returns its holder; null when it is forged, expired, unsigned or for another audience. */
export const readChatToken = async (secret: string, jwt: string): Promise<ChatTokenHolder | null> => {
  try {
    const { payload } = await jwtVerify(jwt, await keyOf(secret), {
      algorithms: [algorithm],
      audience,
      requiredClaims: ['exp', 'jti', 'sid'],
    });
    const { jti, sid } = payload;
    return typeof jti === 'string' && typeof sid === 'string' ? { userId: jti, sessionId: sid } : null;
  } catch {
    return null;
  }
};
