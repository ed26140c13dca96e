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

/** STARTED: the owner has not come to the lobby, and he is a mate. */
export const isMateOwnerMissing = (context: SquadContext): boolean => isMateOwned(context) && isOwnerMissing(context);

/** STARTED: the owner has not come to the lobby, and he is a client: once it is kept open longer for him. */
export const isClientOwnerMissing = (context: SquadContext): boolean => !isMateOwned(context) && isOwnerMissing(context);
