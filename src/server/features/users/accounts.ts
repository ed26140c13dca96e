import { domainToUnicode } from 'node:url';
import { eq, inArray, sql, and, gt, ne } from 'drizzle-orm';
import { canonicalEmail } from '#domain/people/email.ts';
import { usernameKey } from '#domain/people/username.ts';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import type { Executor, Tx } from '../../platform/db/open-database';
import { addressChange, appUser } from '../../platform/db/schema/people';
import { Refusal } from '../../platform/http/refusal';

/**
 * An address is kept for the person who may still take it back. Asked after the account has been written: a concurrent
 * change that frees the address has been committed by then.
 * @throws Refusal AUTH_EMAIL_ALREADY_TAKEN
 */
const requireNotKept = async (tx: Tx, userId: string, emailKey: string, at: Date): Promise<void> => {
  const [kept] = await tx
    .select({ userId: addressChange.userId })
    .from(addressChange)
    .where(
      and(eq(addressChange.beforeKey, emailKey), ne(addressChange.userId, userId), gt(addressChange.restsUntil, at)),
    );
  if (kept) throw new Refusal('AUTH_EMAIL_ALREADY_TAKEN');
};

export type Account = typeof appUser.$inferSelect;

interface NewAccount {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly country: string | null;
  readonly allowMarketing: boolean;
  /** IANA. */
  readonly timeZone: string;
  readonly createdAt: Date;
}

const change = async (db: Executor, userId: string, changed: Partial<typeof appUser.$inferInsert>): Promise<void> => {
  await db.update(appUser).set(changed).where(eq(appUser.id, userId));
};

/** An address as its owner reads it, `ivan@почта.рф`, and as it is compared. */
const emailColumns = (typed: string): { readonly email: string; readonly emailKey: string } => {
  const emailKey = canonicalEmail(typed);
  const [name = '', domain = ''] = emailKey.split('@');
  return { email: `${name}@${domainToUnicode(domain)}`, emailKey };
};

/**
 * Locks the account until the transaction ends; null when there is none. `update` also blocks inserts of rows that
 * refer to it, such as joining a squad; `share` allows other share locks.
 */
export const lockAccount = async (
  tx: Tx,
  userId: string,
  strength: 'update' | 'no key update' | 'share' = 'no key update',
): Promise<Account | null> => (await tx.select().from(appUser).where(eq(appUser.id, userId)).for(strength))[0] ?? null;

/**
 * @throws a violation of `app_user_email_key_key` or `app_user_username_key_key` when it is already taken, Refusal
 * AUTH_EMAIL_ALREADY_TAKEN for an address that is kept for another person
 */
export const createAccount = async (tx: Tx, account: NewAccount): Promise<void> => {
  const keys = { usernameKey: usernameKey(account.username), ...emailColumns(account.email) };
  await tx.insert(appUser).values({ ...account, ...keys });
  await requireNotKept(tx, account.id, keys.emailKey, account.createdAt);
};

/** Sets an address that still has to be confirmed. @throws as `createAccount` */
export const setEmail = async (tx: Tx, userId: string, email: string, at: Date): Promise<void> => {
  const columns = emailColumns(email);
  await change(tx, userId, { ...columns, emailConfirmedAt: null, emailChangedAt: at, mailRefusedAt: null });
  await requireNotKept(tx, userId, columns.emailKey, at);
};

/** The address is the person's own: it rests no longer. */
export const setEmailConfirmed = async (tx: Tx, userId: string, at: Date): Promise<void> => {
  await change(tx, userId, { emailConfirmedAt: at });
  await tx.delete(addressChange).where(eq(addressChange.userId, userId));
};

export const setPasswordHash = (tx: Tx, userId: string, passwordHash: string, at: Date): Promise<void> =>
  change(tx, userId, { passwordHash, passwordChangedAt: at });

/** Makes the account active and clears its block. */
export const setActive = (tx: Tx, userId: string): Promise<void> =>
  change(tx, userId, { status: 'ACTIVE', blockedAt: null, blockedUntil: null, blockReason: null });

/** Marks the account deleted; its block is kept, so that it continues if the account is restored. */
export const setDeleted = (tx: Tx, userId: string): Promise<void> => change(tx, userId, { status: 'DELETED' });

interface Block {
  /** Product time. */
  readonly at: Date;
  /** Null: for good. */
  readonly until: Date | null;
  readonly reason: string;
}

export const setBlocked = (tx: Tx, userId: string, { at, until, reason }: Block): Promise<void> =>
  change(tx, userId, { status: 'BLOCKED', blockedAt: at, blockedUntil: until, blockReason: reason });

/** @throws as `createAccount` */
export const setUsername = (tx: Tx, userId: string, username: string): Promise<void> =>
  change(tx, userId, { username, usernameKey: usernameKey(username) });

export const removeAvatar = (tx: Tx, userId: string): Promise<void> => change(tx, userId, { avatarUrl: null });

/** An administrator with exactly these permissions; with none, no administrator. */
export const setAccountPermissions = (tx: Tx, userId: string, permissions: readonly AdminPermission[]): Promise<void> =>
  change(tx, userId, { isAdmin: permissions.length > 0, permissions: [...permissions] });

/** Consent to letters about offers. */
export const setAllowMarketing = (tx: Tx, userId: string, allowMarketing: boolean): Promise<void> =>
  change(tx, userId, { allowMarketing });

export const setTimeZone = (tx: Tx, userId: string, timeZone: string): Promise<void> =>
  change(tx, userId, { timeZone });

/** Counts a finished squad for everybody who was still in it. */
export const countFinishedSquad = async (tx: Tx, userIds: readonly string[]): Promise<void> => {
  if (userIds.length === 0) return;
  await tx
    .update(appUser)
    .set({ orders: sql`${appUser.orders} + 1` })
    .where(inArray(appUser.id, [...userIds]));
};

/** Product time of the last heartbeat. */
export const setLastOnline = (tx: Tx, userId: string, at: Date): Promise<void> =>
  change(tx, userId, { lastOnlineAt: at });
