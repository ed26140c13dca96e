import type { Tx } from '../../platform/db/open-database';
import { Refusal } from '../../platform/http/refusal';
import { type Account, lockAccount } from '../users/public';

/**
 * `passwordHash`: the hash that the password was checked against; null when no password was required. Passwords are
 * checked before a transaction begins, because hashing is slow. This reads the account again and locks it until the
 * transaction ends (`share` for a new session, `no key update` for a change), so that a password change or a block in
 * between is seen, and a later one sees what was done here.
 * @throws Refusal AUTH_WRONG_CREDENTIALS when the password has changed since, UNAUTHENTICATED for a closed account
 */
export const requireAsChecked = async (
  tx: Tx,
  userId: string,
  passwordHash: string | null,
  lock: 'share' | 'no key update',
): Promise<Account> => {
  const account = await lockAccount(tx, userId, lock);
  if (passwordHash !== null && account?.passwordHash !== passwordHash) throw new Refusal('AUTH_WRONG_CREDENTIALS');
  if (account?.status === 'ACTIVE') return account;
  throw new Refusal(passwordHash === null ? 'UNAUTHENTICATED' : 'AUTH_WRONG_CREDENTIALS');
};
