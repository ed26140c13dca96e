import { sumOf } from '../../money/sum-of';
import { choose, inOrder, set, type Part } from '../machine/change';
import { earnedParts } from './mate-parts';
import { freePool, heldPool, poolOf } from './pools';
import { payOut } from './pay-out';
import { refund } from './refund';

/** Pays for the time that mates have played for good. */
const payEarned: Part = inOrder(
  choose((context) => payOut(poolOf(context, sumOf(context.earned, (part) => part.gross)), earnedParts(context))),
  set(() => ({ earned: [] })),
);

/** Returns everything that is not earned. */
export const refundFree: Part = choose((context) => refund(freePool(context)));

/** Leaves nothing held: played time is paid for, the rest goes back. */
export const releaseAll: Part = inOrder(payEarned, choose((context) => refund(heldPool(context))));
