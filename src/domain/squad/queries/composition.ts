import type { SquadContext } from '../squad-context';
import { addressedFriendInvitations } from './invitations';
import { matesOf, nonMatesOf } from './members';

/** PENDING is over: nobody is awaited, both sides are there, and the squad is full or takes no strangers. */
export const isComposed = (context: SquadContext): boolean =>
  context.mateInvitations.length === 0 &&
  addressedFriendInvitations(context).length === 0 &&
  matesOf(context).length > 0 &&
  nonMatesOf(context).length > 0 &&
  (!context.visible || context.members.length >= context.slots);

/** One side is gone: nobody to play with. */
export const isAbandoned = (context: SquadContext): boolean => matesOf(context).length === 0 || nonMatesOf(context).length === 0;
