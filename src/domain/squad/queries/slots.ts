import type { SquadContext } from '../squad-context';
import { addressedFriendInvitations } from './invitations';

/** Places taken by members and by invitations addressed to a person. */
export const takenSlots = (context: SquadContext): number =>
  context.members.length + context.mateInvitations.length + addressedFriendInvitations(context).length;

/** No place left, promised ones counted. */
export const isFull = (context: SquadContext): boolean => takenSlots(context) >= context.slots;
