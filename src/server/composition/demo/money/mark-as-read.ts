import { and, gt, isNull, max } from 'drizzle-orm';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { notification } from '#server/platform/db/schema/notifications.ts';

type Work = (app: App, tx: Tx) => Promise<void>;

/** Runs seeds and marks their notifications as read: only what happens while the demo is used should be unread. */
export const markAsRead =
  (...works: readonly Work[]): Work =>
  async (app, tx) => {
    const [before] = await tx.select({ last: max(notification.id) }).from(notification);
    for (const work of works) await work(app, tx);
    await tx
      .update(notification)
      .set({ readAt: new Date(app.clock.now()) })
      .where(and(gt(notification.id, before?.last ?? 0), isNull(notification.readAt)));
  };
