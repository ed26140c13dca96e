import type { SquadStatus } from '../facts/squad-enums';
import { addressedFriendInvitations, inviteesOf } from './invitations';
import { isMateOwned, matesOf, memberOf, nonMatesOf, unconfirmedMatesOf } from './members';
import { unacceptedPayersOf, unpaidShares } from './payments';
import { disputeAwaits, earlyFinishAwaits } from './sides';
import type { PublicSquad, PublicSquadState } from '../facts/squad-context';
import type { UserId } from '../facts/squad-people';

/**
 * Whether PENDING is over: nobody invited by name is awaited, both sides are present, and the squad is full or not
 * visible.
 */
export const isComposed = (context: PublicSquad): boolean =>
  context.mateInvitations.length === 0 &&
  addressedFriendInvitations(context).length === 0 &&
  matesOf(context).length > 0 &&
  nonMatesOf(context).length > 0 &&
  (!context.visible || context.members.length >= context.slots);

/** Whether one side has left, so that there is nobody to play with. */
export const isAbandoned = (context: PublicSquad): boolean =>
  matesOf(context).length === 0 || nonMatesOf(context).length === 0;

/** READY: payers who have not paid and mates who have not confirmed. */
export const laggardsOf = (context: PublicSquad): readonly UserId[] => [
  ...new Set([
    ...unpaidShares(context).map((share) => share.payerId),
    ...unconfirmedMatesOf(context).map((mate) => mate.id),
  ]),
];

/** STARTED: the owner and mates who have not confirmed there. */
export const missingInLobby = (context: PublicSquad): readonly UserId[] => [
  ...new Set([
    ...(isOwnerMissing(context) ? [context.ownerId] : []),
    ...unconfirmedMatesOf(context).map((mate) => mate.id),
  ]),
];

const isOwnerMissing = (context: PublicSquad): boolean => memberOf(context, context.ownerId)?.confirmedAt === null;

/** STARTED: the owner is a mate and has not come to the lobby. */
export const isMateOwnerMissing = (context: PublicSquad): boolean => isMateOwned(context) && isOwnerMissing(context);

/** STARTED: the owner is a client and has not come to the lobby; it is extended for them once. */
export const isClientOwnerMissing = (context: PublicSquad): boolean => !isMateOwned(context) && isOwnerMissing(context);

const byStatus: Readonly<Record<SquadStatus, (context: PublicSquad) => readonly UserId[]>> = {
  PENDING: (context) =>
    inviteesOf(context).length > 0 || context.visible || context.hotUntil !== null
      ? inviteesOf(context)
      : [context.ownerId],
  READY: laggardsOf,
  STARTED: (context) => (context.recreation ? [context.ownerId] : missingInLobby(context)),
  IN_A_GAME: (context) =>
    context.recreation ? [context.ownerId] : [...new Set([...earlyFinishAwaits(context), ...disputeAwaits(context)])],
  FINISHED: (context) => {
    if (context.settledAt !== null) return [];
    return context.dispute && context.dispute.status !== 'CLOSED'
      ? disputeAwaits(context)
      : unacceptedPayersOf(context);
  },
  DISBANDED: () => [],
};

/** The people whose step the squad waits for now. */
export const waitingFor = ({ value, context }: PublicSquadState): readonly UserId[] => byStatus[value](context);
