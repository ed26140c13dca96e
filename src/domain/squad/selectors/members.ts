import type { PublicSquad } from '../facts/squad-context';
import type { SquadActor, SquadMember, UserId } from '../facts/squad-people';

/** This person among those who joined. */
export const memberOf = (context: PublicSquad, id: SquadActor): SquadMember | null =>
  context.members.find((member) => member.id === id) ?? null;

/** Mates who joined, by join order. */
export const matesOf = (context: PublicSquad): readonly SquadMember[] =>
  context.members.filter((member) => member.type === 'MATE');

/** Clients and friends by join order. */
export const nonMatesOf = (context: PublicSquad): readonly SquadMember[] =>
  context.members.filter((member) => member.type !== 'MATE');

/** Mates who confirmed in the present status; READY and STARTED each ask again. */
export const confirmedMatesOf = (context: PublicSquad): readonly SquadMember[] =>
  matesOf(context).filter((member) => member.confirmedAt !== null);

export const unconfirmedMatesOf = (context: PublicSquad): readonly SquadMember[] =>
  matesOf(context).filter((member) => member.confirmedAt === null);

/** Called together by a mate. */
export const isMateOwned = (context: PublicSquad): boolean => memberOf(context, context.ownerId)?.type === 'MATE';

export const memberIds = (context: PublicSquad): readonly UserId[] => context.members.map((member) => member.id);

/** The person who makes a step that only people make; the rules have refused all others. */
export const personOf = (actor: SquadActor): UserId => {
  if (typeof actor !== 'string') throw new Error('An administrator is not a member');
  return actor;
};
