import { and, eq, isNull, lt, or } from 'drizzle-orm';
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
import { messengerFailed, messengerWorks, recordArrival, recordFailure } from './channel-health';
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
 * What did not arrive is tried again by the outbox, but not through a channel that is gone or counts as broken: that one
 * gets the next notification, which finds out whether it works again.
 */
const failed = async (app: App, { notificationId, service }: NotifierJob, found: Found, problem: unknown) => {
  await recordFailure(app.db, notificationId, service, new Date(app.clock.now()));
  if (service === 'email') throw problem;
  const { user, connection } = found;
  if (problem instanceof AddressGone) return removeClosedConnection(app, user.id, service, connection?.address ?? '');
  if (!(await messengerFailed(app, user.id, service))) throw problem;
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
      return failed(app, job, found, problem);
    }
    await recordArrival(app, job.notificationId, job.service);
    if (job.service !== 'email' && (found.connection?.failures ?? 0) > 0)
      await messengerWorks(app, found.user.id, job.service);
  };

/** Once a day: deletes expired codes, and marks that nothing will check any more. */
export const sweepNotifier =
  (app: App): DeadlineHandler =>
  async (tx) => {
    const now = app.clock.now();
    await tx.delete(notifierCode).where(lt(notifierCode.expiresAt, new Date(now)));
    await tx
      .delete(notificationDelivery)
      .where(
        or(
          lt(notificationDelivery.deliveredAt, new Date(now - notifierTerms.deliveriesKept)),
          and(
            isNull(notificationDelivery.deliveredAt),
            lt(notificationDelivery.failedAt, new Date(now - notifierTerms.deliveriesKept)),
          ),
        ),
      );
    await tx.delete(botUpdate).where(lt(botUpdate.handledAt, new Date(now - notifierTerms.updatesKept)));
    await scheduleDeadline(tx, { aggregate: 'notifier:all', kind: 'notifier.swept' }, now + notifierTerms.sweptEvery);
  };
