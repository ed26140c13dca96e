import { and, eq, lt } from 'drizzle-orm';
import { type NotifierService, notifierTerms } from '#domain/notifications/notifier.ts';
import type { App } from '#server/platform/app.ts';
import { mateAccess } from '#server/platform/db/schema/mates/games-and-mates.ts';
import {
  botUpdate,
  notification,
  notificationDelivery,
  notifierCode,
  notifierService,
} from '#server/platform/db/schema/notifications.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { SendMail } from '#server/platform/outbox/job-runner.ts';
import type { NotifierJob } from '#server/platform/outbox/outbox-topics.ts';
import { linkFor } from '../link-for';
import { storedTextOf } from '../notification-text';
import { removeClosedConnection } from './connections';
import { connectorOf } from './connector-of';
import { AddressGone } from './connectors/connector';
import type { DeadlineHandler } from '#server/platform/deadlines/deadline-sweeper.ts';
import { scheduleDeadline } from '#server/platform/deadlines/schedule-deadline.ts';

const find = async (app: App, { notificationId, service }: NotifierJob) => {
  const [row] = await app.db
    .select({
      notification,
      user: appUser,
      connection: notifierService,
      done: notificationDelivery.deliveredAt,
      gameId: mateAccess.gameId,
    })
    .from(notification)
    .innerJoin(appUser, eq(appUser.id, notification.userId))
    .leftJoin(
      notifierService,
      and(eq(notifierService.userId, notification.userId), eq(notifierService.service, service)),
    )
    .leftJoin(
      notificationDelivery,
      and(eq(notificationDelivery.notificationId, notification.id), eq(notificationDelivery.service, service)),
    )
    .leftJoin(mateAccess, eq(mateAccess.userId, notification.userId))
    .where(eq(notification.id, notificationId));
  return row ?? null;
};

type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Checked again now, not only when the job was enqueued: the person may have switched the channel off since. */
const isWanted = (service: NotifierService, { user, connection, done }: Found): boolean =>
  done === null &&
  user.status === 'ACTIVE' &&
  (service === 'email'
    ? user.emailConfirmedAt !== null && connection?.enabled !== false
    : connection?.enabled === true);

const send = async (app: App, sendMail: SendMail, service: NotifierService, found: Found): Promise<void> => {
  const { id, link } = found.notification;
  const { title, text } = storedTextOf(found.notification, found.user.timeZone);
  const url = app.config.publicUrl + (await linkFor(app, link, found.gameId));
  if (service === 'email')
    return sendMail({ to: found.user.email, subject: title, text: `${text}\n${url}` }, `notification-${id}`);
  await connectorOf(app, service)?.send(found.connection?.address ?? '', { key: id, title, text, url });
};

/**
 * Delivers a notification to one person through one channel, once however often the job runs; a channel that is gone is
 * disconnected.
 */
export const deliverNotification =
  (app: App, sendMail: SendMail) =>
  async (job: NotifierJob): Promise<void> => {
    const found = await find(app, job);
    if (!found || !isWanted(job.service, found)) return;
    try {
      await send(app, sendMail, job.service, found);
    } catch (problem) {
      if (!(problem instanceof AddressGone) || job.service === 'email') throw problem;
      return removeClosedConnection(app, found.user.id, job.service, found.connection?.address ?? '');
    }
    await app.db
      .insert(notificationDelivery)
      .values({ ...job, deliveredAt: new Date(app.clock.now()) })
      .onConflictDoNothing();
  };

/** Once a day: deletes expired codes, and marks that nothing will check any more. */
export const sweepNotifier =
  (app: App): DeadlineHandler =>
  async (tx) => {
    const now = app.clock.now();
    await tx.delete(notifierCode).where(lt(notifierCode.expiresAt, new Date(now)));
    await tx
      .delete(notificationDelivery)
      .where(lt(notificationDelivery.deliveredAt, new Date(now - notifierTerms.deliveriesKept)));
    await tx.delete(botUpdate).where(lt(botUpdate.handledAt, new Date(now - notifierTerms.updatesKept)));
    await scheduleDeadline(tx, { aggregate: 'notifier:all', kind: 'notifier.swept' }, now + notifierTerms.sweptEvery);
  };
