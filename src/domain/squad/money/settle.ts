import { sumOf } from '../../money/sum-of';
import { choose, emit, inOrder, set, type Part } from '../machine/change';
import { percentOf } from '../../money/percent-of';
import { record } from '../machine/record';
import { tell } from '../machine/tell';
import { allParts } from './mate-parts';
import { heldPool } from './pools';
import { payOut } from './pay-out';

/** Pays all mates out of what is held and ends the money of the squad: history WITHDRAWN. */
export const settle = (at: number): Part =>
  choose((context) => {
    const parts = allParts(context);
    const paid = sumOf(parts, (part) => percentOf(part.gross, part.percent));
    return inOrder(
      payOut(heldPool(context), parts),
      set(() => ({ earned: [], settledAt: at })),
      emit(() => [record('WITHDRAWN', 'system', null, { amount: paid })]),
      emit((settled) => [tell('SETTLED', 'system', settled.members.map((member) => member.id))]),
    );
  });
