import type { Tx } from '../../platform/db/open-database';
import { Refusal } from '../../platform/http/refusal';
import { type Account, lockAccount } from '../users/public';

/**
 * Passwords are checked before a transaction begins, for that takes long. Here the account is read again and held until
 * the transaction ends (`share`: for a new session; `no key update`: for a change), so that a password or a block that
 * came in between is seen, and one that comes later sees what was done.
 * @param passwordHash what the password was checked against; null when none was asked for
 * @throws Refusal AUTH_WRONG_CREDENTIALS for a password that is no more, UNAUTHENTICATED for a closed account
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
