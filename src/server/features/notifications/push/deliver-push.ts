import { and, eq, isNull } from 'drizzle-orm';
import { notificationDelivery } from '#domain/notifications/notification-delivery.ts';
import type { NotificationKind } from '#domain/notifications/notification-kind.ts';
import type { App } from '#server/platform/app.ts';
import { notification, pushSubscription } from '#server/platform/db/schema/notifications.ts';
import type { PushJob } from '#server/platform/outbox/outbox-topics.ts';
import { storedTextOf } from '../notification-text';
import { recordArrival, recordFailure } from '../notifier/channel-health';
import { readBrowsers, pushToBrowser } from './push-to-browser';

/**
 * Pushes one notification to one browser, unless it was read meanwhile. It may be delivered twice: the browser shows
 * messages with the same tag once.
 */
export const deliverPush =
  (app: App) =>
  async ({ notificationId, subscriptionId }: PushJob): Promise<void> => {
    const [browser] = await readBrowsers(app).where(eq(pushSubscription.id, subscriptionId));
    if (!browser) return;
    const unread = and(
      eq(notification.id, notificationId),
      eq(notification.userId, browser.userId),
      isNull(notification.readAt),
    );
    const [unreadNotification] = await app.db.select().from(notification).where(unread);
    if (!unreadNotification) return;
    const push = {
      tag: `n${unreadNotification.id}`,
      ...storedTextOf(unreadNotification, browser.timeZone),
      link: unreadNotification.link,
      sentAt: unreadNotification.createdAt.getTime(),
      urgent: notificationDelivery[unreadNotification.kind as NotificationKind]?.urgent ?? false,
    };
    const arrived = await pushToBrowser(app, browser, push).catch(async (problem: unknown) => {
      await recordFailure(app.db, notificationId, 'push', new Date(app.clock.now()));
      throw problem;
    });
    if (arrived) await recordArrival(app, notificationId, 'push');
  };
