import { Refusal } from '../../platform/http/refusal';
import { hasPermission } from '#domain/people/has-permission.ts';
import { type Actor, knownPermissions } from '../../platform/sessions/actor';

interface Whom {
  readonly id: string;
  readonly permissions: string[];
}

/**
 * Whether the actor may act on this person: not on themselves, nor on anyone with a permission that the actor does not
 * have.
 */
export const mayActOn = (actor: Pick<Actor, 'id' | 'permissions'>, { id, permissions }: Whom): boolean =>
  id !== actor.id && knownPermissions(permissions).every((one) => hasPermission(actor.permissions, one));

/**
 * Nobody acts on their own account, nor on that of a person with a permission that they do not have themselves:
 * otherwise a lesser operator could remove a greater one.
 * @throws Refusal FORBIDDEN
 */
export const requireMayActOn = (actor: Actor, user: Whom): void => {
  if (!mayActOn(actor, user)) throw new Refusal('FORBIDDEN');
};
