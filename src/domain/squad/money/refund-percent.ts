import { percentOf } from '../../money/percent-of';
import { choose, inOrder, set, type Part } from '../machine/change';
import { heldTotal } from '../queries/payments';
import { poolOf } from './pools';
import { refund } from './refund';

/** A decision about everything held: so many percent go back, and played time loses as much as the rest. */
export const refundPercent = (percent: number, as: 'PURCHASE' | 'DISPUTE'): Part =>
  inOrder(
    choose((context) => refund(poolOf(context, percentOf(heldTotal(context), percent)), as)),
    set(({ earned }) => ({ earned: earned.map((part) => ({ ...part, gross: percentOf(part.gross, 100 - percent) })) })),
  );
