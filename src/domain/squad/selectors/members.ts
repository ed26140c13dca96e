import type { PublicSquad } from '../facts/squad-context';
import type { SquadActor, SquadMember, UserId } from '../facts/squad-people';

/** This person as a member. */
export const memberOf = (context: PublicSquad, id: SquadActor): SquadMember | null =>
  context.members.find((member) => member.id === id) ?? null;

/** Mates who joined, in join order. */
export const matesOf = (context: PublicSquad): readonly SquadMember[] =>
  context.members.filter((member) => member.type === 'MATE');

/** Clients and friends who joined, in join order. */
export const nonMatesOf = (context: PublicSquad): readonly SquadMember[] =>
  context.members.filter((member) => member.type !== 'MATE');

/** Mates who confirmed in the present status (READY and STARTED each require it). */
export const confirmedMatesOf = (context: PublicSquad): readonly SquadMember[] =>
  matesOf(context).filter((member) => member.confirmedAt !== null);

/** Mates who have not confirmed in the present status. */
export const unconfirmedMatesOf = (context: PublicSquad): readonly SquadMember[] =>
  matesOf(context).filter((member) => member.confirmedAt === null);

/** Whether the owner is a mate. */
export const isMateOwned = (context: PublicSquad): boolean => memberOf(context, context.ownerId)?.type === 'MATE';

/** Ids of all members, in join order. */
export const memberIds = (context: PublicSquad): readonly UserId[] => context.members.map((member) => member.id);

/**
 * The actor as a person, in a step that the rules allow only for people.
 * @throws Error for an administrator
 */
export const personOf = (actor: SquadActor): UserId => {
  if (typeof actor !== 'string') throw new Error('An administrator is not a member');
  return actor;
};
