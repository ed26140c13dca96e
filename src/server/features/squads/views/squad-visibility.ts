import type { AdminPermission } from '../../../../domain/people/admin-permission';
import { isOpenToAll, peopleIn } from '../../../../domain/squad/announce-change';
import type { SquadState } from '../../../../domain/squad/facts/squad-context';
import type { Actor } from '../../../platform/sessions/actor';

const everySquad: ReadonlySet<AdminPermission> = new Set(['ALL', 'MANAGE_SQUADS', 'MANAGE_DISPUTES', 'DISBAND_SQUADS']);

const seesAll = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  permissions.some((permission) => everySquad.has(permission));

/** Who may see a squad: its people, administrators of squads, and everybody if it is visible. */
export const squadVisibility = {
  seesAll,
  allows: (state: SquadState, actor: Pick<Actor, 'id' | 'permissions'>): boolean =>
    isOpenToAll(state) || seesAll(actor) || peopleIn(state).includes(actor.id),
} as const;
