import type { SquadActor, UserId } from '../squad-actor';
import type { SquadContext } from '../squad-context';
import type { SquadMember } from '../squad-member';

/** This person among those who joined. */
export const memberOf = (context: SquadContext, id: SquadActor): SquadMember | null => context.members.find((member) => member.id === id) ?? null;

/** Mates who joined, by join order. */
export const matesOf = (context: SquadContext): readonly SquadMember[] => context.members.filter((member) => member.type === 'MATE');

/** Clients and friends by join order. */
export const nonMatesOf = (context: SquadContext): readonly SquadMember[] => context.members.filter((member) => member.type !== 'MATE');

/** Mates who confirmed in the present status; READY and STARTED each ask anew. */
export const confirmedMatesOf = (context: SquadContext): readonly SquadMember[] =>
  matesOf(context).filter((member) => member.confirmedAt !== null);

export const unconfirmedMatesOf = (context: SquadContext): readonly SquadMember[] =>
  matesOf(context).filter((member) => member.confirmedAt === null);

/** Called together by a mate. */
export const isMateOwned = (context: SquadContext): boolean => memberOf(context, context.ownerId)?.type === 'MATE';

export const memberIds = (context: SquadContext): readonly UserId[] => context.members.map((member) => member.id);
