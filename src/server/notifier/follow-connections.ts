import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { mateAccess } from '../db/schema/games-and-mates';
import { notifierService } from '../db/schema/notifications';
import { followReadiness } from '../mates/readiness/follow-readiness';
import { announce, userRoom } from '../outbox/put-outbox';

/** After a change of somebody's messengers: a mate needs one that is connected and on, and his pages look anew. */
export const followConnections = async (tx: Tx, userId: string): Promise<void> => {
  const [one] = await tx
    .select({ service: notifierService.service })
    .from(notifierService)
    .where(and(eq(notifierService.userId, userId), ne(notifierService.service, 'email'), eq(notifierService.enabled, true)))
    .limit(1);
  await tx.update(mateAccess).set({ notificationsConnected: one !== undefined }).where(eq(mateAccess.userId, userId));
  await followReadiness(tx, userId);
  await announce(tx, [userRoom(userId)], 'notifiers changed', {});
};
