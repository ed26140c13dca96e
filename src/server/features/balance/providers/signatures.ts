import { createHash, createHmac } from 'node:crypto';
import { isSameSecret } from '#server/platform/secrets/is-same-secret.ts';

export const md5 = (text: string): string => createHash('md5').update(text).digest('hex');
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
/** HMAC-SHA256 as hex, over text or bytes. */
export const hmacSha256 = (key: string | Buffer, content: string | Buffer): string =>
  createHmac('sha256', key).update(content).digest('hex');

/** Compares signatures in constant time; case-insensitive, since they are hex. */
export const isSignature = (expected: string, given: unknown): boolean =>
  typeof given === 'string' && isSameSecret(given.toLowerCase(), expected.toLowerCase());
