import { sql } from 'drizzle-orm';
import type { AdminPermission } from '#domain/people/admin-permission.ts';
import type { Tx } from '../../platform/db/open-database';
import { Refusal } from '../../platform/http/refusal';
import type { Actor } from '../../platform/sessions/actor';
import { requireActive } from '../../platform/sessions/require-active';
import { permissionsOf } from '../../platform/sessions/permissions-of';
import { requireUnchanged, mayActOn } from '../audit/public';
import { type Account, lockAccount } from '../users/public';

interface Act {
  readonly actor: Actor;
  readonly userId: string;
  /** Null or absent: the caller has just read the current state. */
  readonly seen: number | null | undefined;
}

export interface ActedOn {
  readonly user: Account;
  /** Permissions that the operator holds now: one revoked a moment ago no longer counts. */
  readonly held: readonly AdminPermission[];
}

/**
 * Locks the account that an operator acts on: until the transaction ends nobody else changes it or starts anything that
 * belongs to it. Nobody acts on their own account, nor on that of a person with a permission that they do not have
 * themselves: otherwise a lesser operator could remove a greater one.
 * @throws Refusal ADMIN_USERS_NOT_FOUND, ADMIN_OWN_OBJECT, FORBIDDEN, ADMIN_CHANGED_MEANWHILE, UNAUTHENTICATED
 */
export const lockToActOn = async (tx: Tx, { actor, userId, seen }: Act): Promise<ActedOn> => {
  if (userId === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
  // One act at a time: two operators who act on each other, or on the last holders of ALL, would deadlock.
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('acts on accounts'))`);
  await requireActive(tx, actor.id);
  const user = await lockAccount(tx, userId, 'update');
  if (!user) throw new Refusal('ADMIN_USERS_NOT_FOUND');
  const held = (await permissionsOf(tx, actor.id, true)) ?? [];
  if (!mayActOn({ id: actor.id, permissions: held }, user)) throw new Refusal('FORBIDDEN');
  // `undefined` from an optional field, `null` from code.
  if (seen !== null && seen !== undefined) await requireUnchanged(tx, `user:${userId}`, seen);
  return { user, held };
};
