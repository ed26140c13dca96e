import type { UserId } from '../squad-actor';
import type { SquadContext } from '../squad-context';
import { isMateOwned, memberOf, unconfirmedMatesOf } from './members';
import { unpaidShares } from './payments';

/** READY: payers who have not paid and mates who have not confirmed. */
export const laggardsOf = (context: SquadContext): readonly UserId[] => [
  ...new Set([...unpaidShares(context).map((share) => share.payerId), ...unconfirmedMatesOf(context).map((mate) => mate.id)]),
];

/** STARTED: the owner and mates who have not confirmed there. */
export const missingInLobby = (context: SquadContext): readonly UserId[] => [
  ...new Set([...(isOwnerMissing(context) ? [context.ownerId] : []), ...unconfirmedMatesOf(context).map((mate) => mate.id)]),
];

const isOwnerMissing = (context: SquadContext): boolean => memberOf(context, context.ownerId)?.confirmedAt === null;

export const isMateOwnerMissing = (context: SquadContext): boolean => isMateOwned(context) && isOwnerMissing(context);

export const isClientOwnerMissing = (context: SquadContext): boolean => !isMateOwned(context) && isOwnerMissing(context);
