import { squadTimers } from '#domain/squad/facts/squad-timers.ts';
import type { matesContract } from '#contract/mates/mates.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { announce, userRoom } from '#server/platform/outbox/put-outbox.ts';
import {
  resetMissedInvitations,
  countMissedInvitation,
  switchOrders,
  announceActive,
  wasUnreached,
} from '../../mate-access/public';
import { notify } from '../../notifications/public';

/** Switches the mate's orders on and off. @throws Refusal as `switchOrders` */
export const setActive: Handler<(typeof matesContract)['PUT /v1/mates/me/active']> = async (app, { actor, body }) => {
  await inTransaction(app.db, async (tx) => {
    if (!(await switchOrders(tx, actor.id, body.active, app.clock.now()))) return;
    await announce(tx, [userRoom(actor.id)], 'me changed', {});
    await announce(tx, [userRoom(actor.id)], 'mate changed', { userId: actor.id });
    await announceActive(tx, actor.id, body.active);
  });
};

interface Happened {
  readonly tx: Tx;
  readonly at: Date;
}

interface Invited {
  readonly mateId: string;
}

/** Any answer resets the count of missed invitations. */
export const answeredInvitation = ({ tx }: Happened, { mateId }: Invited): Promise<void> =>
  resetMissedInvitations(tx, mateId);

/**
 * A mate who misses three invitations in a row is considered absent: their orders are switched off. One that could not
 * reach them does not count.
 */
export const missedInvitation = async ({ tx, at }: Happened, { mateId }: Invited): Promise<void> => {
  if (await wasUnreached(tx, mateId, at.getTime() - squadTimers.mateInvitation)) return;
  const mate = await countMissedInvitation(tx, mateId, at);
  if (!mate) return;
  await notify(tx, [mateId], { kind: 'ORDERS_SWITCHED_OFF', facts: { gameId: mate.gameId }, at });
  await announce(tx, [userRoom(mateId)], 'me changed', {});
  await announce(tx, [userRoom(mateId)], 'mate changed', { userId: mateId });
  await announceActive(tx, mateId, false);
};
