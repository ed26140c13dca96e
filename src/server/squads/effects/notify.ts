import { eq } from 'drizzle-orm';
import { appUser } from '../../db/schema/people';
import { announce, userRoom } from '../../outbox/put-outbox';
import type { EffectHandlers } from './effect-handler';

/** A ping opens a window with a sound at those it is meant for; everything else they see from the squad's change itself. */
export const notify: EffectHandlers['notify'] = async ({ tx, squadId }, { notice, userIds, by }) => {
  if (notice !== 'PINGED' || typeof by !== 'string' || userIds.length === 0) return;
  const [caller] = await tx.select({ username: appUser.username }).from(appUser).where(eq(appUser.id, by));
  if (caller) await announce(tx, userIds.map(userRoom), 'squad ping', { squadId, by, username: caller.username });
};
