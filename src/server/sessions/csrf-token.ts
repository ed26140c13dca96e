import { createHmac, timingSafeEqual } from 'node:crypto';
import { newToken } from './tokens';

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
