import { Refusal } from '../../platform/http/refusal';
import { hasPermission } from '../../../domain/people/has-permission';
import { type Actor, knownPermissions } from '../../platform/sessions/actor';

interface Whom {
  readonly id: string;
  readonly permissions: string[];
}

/** Nobody acts on themselves, nor on somebody who may do what they themselves may not. */
export const mayActOn = (actor: Pick<Actor, 'id' | 'permissions'>, { id, permissions }: Whom): boolean =>
  id !== actor.id && knownPermissions(permissions).every((one) => hasPermission(actor.permissions, one));

/**
 * Nobody acts on their own account, nor on that of somebody who may do what they themselves may not: the lesser could
 * put the greater out otherwise.
 * @throws Refusal FORBIDDEN
 */
export const requireMayActOn = (actor: Actor, user: Whom): void => {
  if (!mayActOn(actor, user)) throw new Refusal('FORBIDDEN');
};
