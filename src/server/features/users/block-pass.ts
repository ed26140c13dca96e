import { createHmac } from 'node:crypto';
import { Refusal } from '../../platform/http/refusal';
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

interface MayBeBlocked {
  readonly id: string;
  readonly status: string;
  readonly blockedAt: Date | null;
}

/** The pass of an account for who has proven to own it; null: it is not blocked. */
export const passIfBlocked = (secret: string, { id, status, blockedAt }: MayBeBlocked): string | null =>
  status === 'BLOCKED' && blockedAt !== null
    ? blockPassOf(secret, { userId: id, blockedAt: blockedAt.getTime() })
    : null;

/**
 * What somebody who has proven to own an account is told when it is blocked, with the pass; null: it is not blocked.
 * Whoever has proven nothing hears the same as of an account that is not there.
 */
export const refusalOfBlocked = (secret: string, account: MayBeBlocked): Refusal | null => {
  const pass = passIfBlocked(secret, account);
  return pass === null ? null : new Refusal('ACCOUNT_BLOCKED', { pass });
};

/** Whose block a pass is for; null when it is not one of ours. */
export const readBlockPass = (secret: string, pass: string): Blocked | null => {
  const [userId, at, signature] = pass.split('.');
  if (userId === undefined || at === undefined || signature === undefined || !/^\d{1,15}$/.test(at)) return null;
  const blocked = { userId, blockedAt: Number(at) };
  return isSameSecret(signature, sign(secret, blocked)) ? blocked : null;
};
