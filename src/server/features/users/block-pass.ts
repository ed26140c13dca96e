import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../platform/secrets/is-same-secret';

interface Blocked {
  readonly userId: string;
  /** When the block began, epoch ms: a pass is for one block only. */
  readonly blockedAt: number;
}

const sign = (secret: string, { userId, blockedAt }: Blocked): string =>
  createHmac('sha256', secret).update(`block-pass:${userId}:${blockedAt}`).digest('base64url');

/**
 * What a blocked person has instead of a session: it opens nothing but the decision about their block. Derived, so that
 * the letter and every sign-in give the same one.
 */
export const blockPassOf = (secret: string, blocked: Blocked): string =>
  `${blocked.userId}.${blocked.blockedAt}.${sign(secret, blocked)}`;

/** Whose block a pass is for; null when it is not one of ours. */
export const readBlockPass = (secret: string, pass: string): Blocked | null => {
  const [userId, at, signature] = pass.split('.');
  if (userId === undefined || at === undefined || signature === undefined || !/^\d{1,15}$/.test(at)) return null;
  const blocked = { userId, blockedAt: Number(at) };
  return isSameSecret(signature, sign(secret, blocked)) ? blocked : null;
};
