import { and, eq, gt, ne } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { addressChange } from '../../platform/db/schema/people';
import { Refusal } from '../../platform/http/refusal';

/**
 * An address is kept for the person who may still take it back. Asked after the account has been written: a concurrent
 * change that frees the address has been committed by then.
 * @throws Refusal AUTH_EMAIL_ALREADY_TAKEN
 */
export const requireNotKept = async (tx: Tx, userId: string, emailKey: string, at: Date): Promise<void> => {
  const [kept] = await tx
    .select({ userId: addressChange.userId })
    .from(addressChange)
    .where(
      and(eq(addressChange.beforeKey, emailKey), ne(addressChange.userId, userId), gt(addressChange.restsUntil, at)),
    );
  if (kept) throw new Refusal('AUTH_EMAIL_ALREADY_TAKEN');
};
