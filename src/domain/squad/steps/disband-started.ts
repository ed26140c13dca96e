import { choose, inOrder } from '../machine/change';
import { on } from '../machine/step';
import { cancelLate } from '../money/cancel-late';
import { allParts } from '../money/mate-parts';
import { payOut } from '../money/pay-out';
import { freePool, heldPool } from '../money/pools';
import { refundFree } from '../money/release';
import { refundPercent } from '../money/refund-percent';
import { isMateOwned } from '../queries/members';
import { strike } from './strike';

/** In the lobby: a client owner pays half to mates who stand there; a mate owner returns all and gets a strike. */
export const disbandLobby = on('squad.disband', ({ by }) =>
  choose((context) => {
    if (!isMateOwned(context)) return cancelLate(freePool(context));
    return by === context.ownerId ? inOrder(refundFree, strike(context.ownerId, 'DISBANDED_LOBBY')) : refundFree;
  }),
);

/** In a running game an administrator sets the split; without one everything goes back. */
export const disbandGame = on('squad.disband', ({ refundPercent: percent }) =>
  inOrder(
    refundPercent(percent ?? 100, 'PURCHASE'),
    choose((context) => payOut(heldPool(context), allParts(context))),
    (context) => ({ context: { ...context, earned: [] }, effects: [] }),
  ),
);
