import { and, eq, gt, isNull } from 'drizzle-orm';
import { isQuietAt } from '../../../../domain/notifications/quiet-hours';
import { pushTerms } from '../../../../domain/notifications/push-terms';
import { notificationWays } from '../../../../domain/notifications/notification-ways';
import type { NotificationKind } from '../../../../domain/notifications/notification-kind';
import type { App } from '../../../platform/app';
import { chatSettings } from '../../../platform/db/schema/chat';
import { mateAccess } from '../../../platform/db/schema/mates/games-and-mates';
import { notification, pushSubscription } from '../../../platform/db/schema/notifications';
import { appUser, session } from '../../../platform/db/schema/people';
import type { PushJob } from '../../../platform/outbox/put-outbox';
import { wordsOf } from '../notification-text';
import { AddressGone } from '../notifier/connectors/connector';
import { sendPush } from './send-push';

/** Nothing to tell any more: read meanwhile, signed out, blocked. */
const find = async (app: App, { notificationId, subscriptionId }: PushJob) => {
  const [row] = await app.db
    .select({
      notification,
      subscription: pushSubscription,
      timeZone: appUser.timeZone,
      quiet: { sound: chatSettings.sound, from: chatSettings.quietFrom, to: chatSettings.quietTo },
      gameId: mateAccess.gameId,
    })
    .from(notification)
    .innerJoin(
      pushSubscription,
      and(eq(pushSubscription.id, subscriptionId), eq(pushSubscription.userId, notification.userId)),
    )
    .innerJoin(appUser, and(eq(appUser.id, notification.userId), eq(appUser.status, 'ACTIVE')))
    .innerJoin(
      session,
      and(
        eq(session.id, pushSubscription.sessionId),
        isNull(session.endedAt),
        gt(session.refreshExpiresAt, new Date()),
      ),
    )
    .leftJoin(chatSettings, eq(chatSettings.userId, notification.userId))
    .leftJoin(mateAccess, eq(mateAccess.userId, notification.userId))
    .where(and(eq(notification.id, notificationId), isNull(notification.readAt)));
  return row ?? null;
};

/**
 * Tells one browser of one notification. It may come twice: the browser shows what bears the same tag once. In the
 * person's quiet hours, or with their sound off, it makes none.
 */
export const deliverPush =
  (app: App) =>
  async (job: PushJob): Promise<void> => {
    const { push } = app.config;
    const found = push && (await find(app, job));
    if (!push || !found) return;
    const { id, kind, link, createdAt } = found.notification;
    const now = app.clock.now();
    const left = createdAt.getTime() + pushTerms.freshFor - now;
    if (left <= 0) return;
    const { title, text } = wordsOf(found.notification, found.timeZone);
    const said = {
      tag: `n${id}`,
      title,
      text: text.slice(0, pushTerms.text),
      link: link.replace('{gameId}', found.gameId ?? 'cs2'),
      silent: found.quiet !== null && (!found.quiet.sound || isQuietAt(found.quiet, found.timeZone, now)),
    };
    try {
      await sendPush(push, found.subscription, {
        text: JSON.stringify(said),
        ttl: Math.ceil(left / 1000),
        urgent: notificationWays[kind as NotificationKind]?.sound ?? false,
      });
    } catch (problem) {
      if (!(problem instanceof AddressGone)) throw problem;
      await app.db.delete(pushSubscription).where(eq(pushSubscription.id, job.subscriptionId));
    }
  };
