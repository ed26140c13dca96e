import type { AdminPermission } from '#domain/people/admin-permission.ts';
import { isOpenToAll, peopleIn } from '#domain/squad/announce-change.ts';
import type { SquadState } from '#domain/squad/facts/squad-context.ts';
import type { Actor } from '#server/platform/sessions/actor.ts';

const everySquad: ReadonlySet<AdminPermission> = new Set(['ALL', 'MANAGE_SQUADS', 'MANAGE_DISPUTES', 'DISBAND_SQUADS']);

const seesAll = ({ permissions }: Pick<Actor, 'permissions'>): boolean =>
  permissions.some((permission) => everySquad.has(permission));

/** Who may see a squad: its people, administrators of squads, and everybody if it is visible. */
export const squadVisibility = {
  seesAll,
  allows: (state: SquadState, actor: Pick<Actor, 'id' | 'permissions'>): boolean =>
    isOpenToAll(state) || seesAll(actor) || peopleIn(state).includes(actor.id),
} as const;
