import { sumOf } from '../../money/sum-of';
import { cancellationSettings } from '../../settings/cancellation-settings';
import { choose, inOrder, type Part } from '../machine/change';
import { confirmedMatesOf } from '../queries/members';
import { partsOf } from './mate-parts';
import { payOut } from './pay-out';
import { percentOfPool, poolWithout } from './pool-percent';
import type { Pool } from './pools';
import { refund } from './refund';

/**
 * A cancellation in the lobby by the clients' side: all back while no mate has confirmed there, else half of it
 * to those mates who have (half of the gross × percent of order).
 */
export const cancelLate = (pool: Pool): Part =>
  choose((context) => {
    const mates = confirmedMatesOf(context);
    if (mates.length === 0) return refund(pool);
    const returned = percentOfPool(pool, 100 - cancellationSettings.lobbyMatesPercent);
    const spent = poolWithout(pool, returned);
    return inOrder(refund(returned), payOut(spent, partsOf(context, mates, sumOf(spent, (amount) => amount))));
  });
