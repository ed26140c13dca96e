import type { Kopecks } from '../../money/kopecks';
import { splitByWeights } from '../../money/split-by-weights';
import { sumOf } from '../../money/sum-of';
import type { UserId } from '../squad-actor';
import type { SquadContext } from '../squad-context';
import { heldOf, heldTotal } from '../queries/payments';

/** A sum for each payment of the squad, in their order: so much of what is held of it. */
export type Pool = readonly Kopecks[];

/** Everything held. */
export const heldPool = (context: SquadContext): Pool => context.payments.map(heldOf);

/** What is held and not yet earned by played time, in all. */
export const freeTotal = (context: SquadContext): Kopecks => heldTotal(context) - sumOf(context.earned, (part) => part.gross);

/** A part of what is held, taken from the payments in proportion. */
export const poolOf = (context: SquadContext, amount: Kopecks): Pool => splitByWeights(amount, heldPool(context));

/** What a cancellation may touch: all that is held but the played time. */
export const freePool = (context: SquadContext): Pool => poolOf(context, freeTotal(context));

/** The same for one member's share alone, whoever paid it. */
export const freePoolOfMember = (context: SquadContext, memberId: UserId): Pool =>
  freePool(context).map((free, index) => (context.payments[index]?.memberId === memberId ? free : 0));
