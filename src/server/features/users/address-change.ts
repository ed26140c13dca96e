import { and, eq, gt } from 'drizzle-orm';
import { authLimits } from '#domain/people/auth-limits.ts';
import type { Executor, Tx } from '../../platform/db/open-database';
import { addressChange, appUser } from '../../platform/db/schema/people';
import { newToken, tokenHash } from '../../platform/sessions/tokens';
import { type Account, setEmail } from './accounts';

type Change = typeof addressChange.$inferSelect;

const liveChange = async (db: Executor, userId: string, at: Date): Promise<Change | null> => {
  const [found] = await db
    .select()
    .from(addressChange)
    .where(and(eq(addressChange.userId, userId), gt(addressChange.restsUntil, at)));
  return found ?? null;
};

interface ChangedAddress {
  /** Where the change may be confirmed or undone: the last address that could be trusted. */
  readonly before: string;
  /** For the link in the letter to that address. */
  readonly token: string;
}

/**
 * Sets an address that opens nothing until its owner confirms it, from a session by the code or from the address
 * before, or until its term. A second change meanwhile does not make the first address a trusted one.
 * @throws as `createAccount`
 */
export const changeAddress = async (tx: Tx, user: Account, email: string, at: Date): Promise<ChangedAddress> => {
  const earlier = await liveChange(tx, user.id, at);
  const token = newToken();
  const row = {
    before: earlier?.before ?? user.email,
    beforeKey: earlier?.beforeKey ?? user.emailKey,
    beforeConfirmedAt: earlier ? earlier.beforeConfirmedAt : user.emailConfirmedAt,
    tokenHash: tokenHash(token),
    restsUntil: new Date(at.getTime() + authLimits.changedAddressRests),
  };
  await setEmail(tx, user.id, email, at);
  await tx
    .insert(addressChange)
    .values({ userId: user.id, ...row })
    .onConflictDoUpdate({ target: addressChange.userId, set: row });
  return { before: row.before, token };
};

/** The live change that a link from its letter belongs to; null for any other token. */
export const changeOfToken = async (db: Executor, token: string, at: Date): Promise<Change | null> => {
  const [found] = await db
    .select()
    .from(addressChange)
    .where(and(eq(addressChange.tokenHash, tokenHash(token)), gt(addressChange.restsUntil, at)));
  return found ?? null;
};

/** The change is the owner's: the new address may be used as any other. */
export const keepAddress = async (tx: Tx, userId: string): Promise<void> => {
  await tx.delete(addressChange).where(eq(addressChange.userId, userId));
};

/** The change is not the owner's: the address before is theirs again, confirmed if it was. */
export const restoreAddress = async (tx: Tx, { userId, before, beforeKey, beforeConfirmedAt }: Change) => {
  await tx
    .update(appUser)
    .set({ email: before, emailKey: beforeKey, emailConfirmedAt: beforeConfirmedAt, mailRefusedAt: null })
    .where(eq(appUser.id, userId));
  await keepAddress(tx, userId);
};
