import { sql } from 'drizzle-orm';
import type { AdminPermission } from '../../../domain/people/admin-permission';
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
  /** Null or absent: whoever acts has just looked. */
  readonly seen: number | null | undefined;
}

export interface ActedOn {
  readonly user: Account;
  /** What the operator holds now: a right taken a moment ago is worth nothing. */
  readonly held: readonly AdminPermission[];
}

/**
 * The account that an operator acts on, which nobody else changes until the transaction ends, nor begins anything that
 * belongs to it. Nobody acts on their own account, nor on that of somebody who may do what they themselves may not: the
 * lesser could put the greater out otherwise.
 * @throws Refusal ADMIN_USERS_NOT_FOUND, ADMIN_OWN_OBJECT, FORBIDDEN, ADMIN_CHANGED_MEANWHILE, UNAUTHENTICATED
 */
export const lockToActOn = async (tx: Tx, { actor, userId, seen }: Act): Promise<ActedOn> => {
  if (userId === actor.id) throw new Refusal('ADMIN_OWN_OBJECT');
  // One act at a time: two who act on one another, or on the last who hold ALL, would each wait for what the other has.
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
