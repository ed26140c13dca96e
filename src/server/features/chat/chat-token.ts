import { createHmac } from 'node:crypto';
import type { Socket } from 'socket.io';
import { isRecord } from '#domain/text/is-record.ts';
import type { RealtimePayload } from '#contract/realtime.ts';
import type { App } from '../../platform/app';
import type { Actor } from '../../platform/sessions/actor';
import { isSameSecret } from '../../platform/secrets/is-same-secret';
import { chatTerms } from './chat-terms';

const audience = 'chat';
const header = { alg: 'HS256', typ: 'JWT' } as const;

/** A separate derived key, so that nothing else signed with the product's secret passes for a chat token. */
const keyOf = (secret: string): Buffer => createHmac('sha256', secret).update('chat token').digest();

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Null for anything but an object in JSON. */
const decode = (part: string): Readonly<Record<string, unknown>> | null => {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
};

const signatureOf = (secret: string, signed: string): string =>
  createHmac('sha256', keyOf(secret)).update(signed).digest('base64url');

const nowInSeconds = (): number => Math.floor(Date.now() / 1000);

export interface ChatTokenHolder {
  readonly userId: string;
  readonly sessionId: string;
}

/**
 * A JWT for `connect to chat`: `jti` is the user id, `sid` the session; it lives 60 s of real time. Signed here and at
 * once: a library goes through Web Crypto, whose threads cost more than the hash.
 */
export const issueChatToken = (secret: string, { userId, sessionId }: ChatTokenHolder): string => {
  const now = nowInSeconds();
  const claims = { aud: audience, jti: userId, sid: sessionId, iat: now, exp: now + chatTerms.token.lifetime / 1000 };
  const signed = `${encode(header)}.${encode(claims)}`;
  return `${signed}.${signatureOf(secret, signed)}`;
};

/** Gives a person's page the token with its other socket: after a restart all pages would call for one at once. */
export const giveChatToken = (
  { secret }: Pick<App, 'secret'>,
  socket: Socket,
  { id, sessionId }: Pick<Actor, 'id' | 'sessionId'>,
): void => {
  const given: RealtimePayload<'chat token'> = { token: issueChatToken(secret, { userId: id, sessionId }) };
  socket.emit('chat token', given);
};

/** Verifies a token and returns its holder; null when it is forged, expired, unsigned or for another audience. */
export const readChatToken = (secret: string, jwt: string): ChatTokenHolder | null => {
  const [head = '', body = '', signature = '', ...rest] = jwt.split('.');
  if (rest.length > 0 || !isSameSecret(signature, signatureOf(secret, `${head}.${body}`))) return null;
  const claims = decode(head)?.['alg'] === header.alg ? decode(body) : null;
  if (claims === null || claims['aud'] !== audience) return null;
  const { exp, jti, sid } = claims;
  if (typeof exp !== 'number' || exp <= nowInSeconds()) return null;
  return typeof jti === 'string' && typeof sid === 'string' ? { userId: jti, sessionId: sid } : null;
};
