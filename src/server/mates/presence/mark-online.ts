import { and, eq, ne } from 'drizzle-orm';
import { presenceTerms } from '../../../domain/settings/presence-terms';
import type { App } from '../../app/app';
import type { Tx } from '../../db/open-database';
import { mateCard } from '../../db/schema/mate-cards';
import { appUser } from '../../db/schema/people';
import { scheduleDeadline } from '../../deadlines/schedule-deadline';

/**
 * A heartbeat. A mate who was away is online again in the lists at once, and a deadline will look after him;
 * all further heartbeats only move the time.
 */
export const markOnline = async (app: App, userId: string): Promise<void> => {
  const now = app.clock.now();
  await app.db.transaction(async (tx) => {
    await tx.update(appUser).set({ lastOnlineAt: new Date(now) }).where(eq(appUser.id, userId));
    const back = await tx
      .update(mateCard)
      .set({ presence: 2 })
      .where(and(eq(mateCard.userId, userId), ne(mateCard.presence, 2)))
      .returning({ userId: mateCard.userId });
    if (back.length > 0) await watchPresence(tx, userId, now + presenceTerms.online);
  });
};

/** Looks at the mate's last heartbeat again at that moment (epoch ms). */
export const watchPresence = (tx: Tx, userId: string, at: number): Promise<void> =>
  scheduleDeadline(tx, { aggregate: `presence:${userId}`, kind: 'presence.aged' }, at);
