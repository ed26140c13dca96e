import { entry } from '../machine/entry';
import { choose, inOrder, set } from '../machine/change';
import { heldPool } from '../money/pools';
import { refund } from '../money/refund';
import { unconfirmAll } from './unconfirm-all';

/** Entering PENDING: no price holds, paid shares go back, the hour of silence starts again. */
export const reopen = entry(({ at }) =>
  inOrder(
    choose((context) => refund(heldPool(context))),
    set(() => ({ payments: [], quote: null, statusEndsAt: null, touchedAt: at })),
    unconfirmAll,
  ),
);
