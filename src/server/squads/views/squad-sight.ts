import type { AdminPermission } from '../../../domain/enums/admin-permission';
import type { SquadState } from '../../../domain/squad/squad-state';
import type { Actor } from '../../sessions/actor';

const everySquad: ReadonlySet<AdminPermission> = new Set(['ALL', 'MANAGE_SQUADS', 'MANAGE_DISPUTES', 'DISBAND_SQUADS']);

const isOpenToAll = ({ value, context }: SquadState): boolean => context.visible && value === 'PENDING';

/** Members, those invited, mates who answered a hot squad, those whose money is inside. */
const peopleIn = ({ context }: SquadState): readonly string[] => [
  ...context.members.map(({ id }) => id),
  ...context.mateInvitations.map(({ mateId }) => mateId),
  ...context.friendInvitations.flatMap(({ friendId }) => friendId ?? []),
  ...context.offers.map(({ mateId }) => mateId),
  ...context.payments.map(({ payerId }) => payerId),
  ...context.earned.map(({ mateId }) => mateId),
];

const seesAll = ({ permissions }: Actor): boolean => permissions.some((permission) => everySquad.has(permission));

/** Who may look at a squad: its people, administrators of squads, and of a visible one everybody. */
export const squadSight = {
  peopleIn,
  seesAll,
  allows: (state: SquadState, actor: Actor): boolean => isOpenToAll(state) || seesAll(actor) || peopleIn(state).includes(actor.id),
  /** Whether a step took somebody's sight of it. */
  narrowed: (before: SquadState, after: SquadState): boolean => {
    if (isOpenToAll(after)) return false;
    const left = new Set(peopleIn(after));
    return isOpenToAll(before) || peopleIn(before).some((id) => !left.has(id));
  },
} as const;
