import { and, eq, exists, inArray, sql } from 'drizzle-orm';
import { notificationWays, type NotificationWays } from '../../../domain/notifications/notification-ways';
import type { Tx } from '../../platform/db/open-database';
import { notification, notifierService, pushSubscription } from '../../platform/db/schema/notifications';
import { appUser } from '../../platform/db/schema/people';
import { announce, putAllOutbox, putOutbox, userRoom } from '../../platform/outbox/put-outbox';
import type { NotifierJob, PushJob } from '../../platform/outbox/outbox-topics';
import type { NotificationKind } from '../../../domain/notifications/notification-kind';
import { defaultTimeZone } from '../../../domain/text/format-moment';
import type { NotificationFacts } from './notification-facts';
import { notificationText } from './notification-text';

/** Somebody who is to be told, and what of theirs there is to be told by besides the list. */
interface Told {
  readonly id: string;
  readonly confirmed: Date | null;
  readonly hasServices: boolean;
  readonly hasBrowsers: boolean;
}

interface Written {
  readonly id: number;
  readonly userId: string;
}

const idsOf = (people: readonly Told[]): string[] => people.map(({ id }) => id);

/** One job for each channel that a notification goes to: one that fails is tried again alone. */
const jobsFor = async (
  tx: Tx,
  people: readonly Told[],
  written: readonly Written[],
  ways: NotificationWays,
): Promise<readonly NotifierJob[]> => {
  if (!ways.email && !ways.messenger) return [];
  const connected = people.filter(({ hasServices }) => hasServices);
  const rows =
    connected.length === 0
      ? []
      : await tx
          .select()
          .from(notifierService)
          .where(inArray(notifierService.userId, idsOf(connected)));
  return written.flatMap(({ id: notificationId, userId }) => {
    const own = rows.filter((row) => row.userId === userId);
    const mailed =
      ways.email &&
      people.some(({ id, confirmed }) => id === userId && confirmed !== null) &&
      !own.some(({ service, enabled }) => service === 'email' && !enabled);
    const messengers = ways.messenger ? own.filter(({ service, enabled }) => service !== 'email' && enabled) : [];
    return [
      ...messengers.map(({ service }) => ({ notificationId, service })),
      ...(mailed ? [{ notificationId, service: 'email' as const }] : []),
    ];
  });
};

/** The same for each browser that lets itself be told. */
const pushesFor = async (tx: Tx, people: readonly Told[], written: readonly Written[]): Promise<readonly PushJob[]> => {
  const reached = people.filter(({ hasBrowsers }) => hasBrowsers);
  if (reached.length === 0) return [];
  const rows = await tx
    .select({ id: pushSubscription.id, userId: pushSubscription.userId })
    .from(pushSubscription)
    .where(inArray(pushSubscription.userId, idsOf(reached)));
  return written.flatMap(({ id: notificationId, userId }) =>
    rows.filter((row) => row.userId === userId).map(({ id }) => ({ notificationId, subscriptionId: id })),
  );
};

export interface Notice<K extends NotificationKind> {
  readonly kind: K;
  readonly facts: NotificationFacts<K>;
  /** Product time. */
  readonly at: Date;
  /** Of what an operator told many. */
  readonly broadcastId?: number;
}

const living = async (tx: Tx, userIds: readonly string[]): Promise<readonly Told[]> => {
  const wanted = [...new Set(userIds)];
  if (wanted.length === 0) return [];
  return tx
    .select({
      id: appUser.id,
      confirmed: appUser.emailConfirmedAt,
      hasServices: exists(
        tx
          .select({ one: sql`1` })
          .from(notifierService)
          .where(eq(notifierService.userId, appUser.id)),
      ).mapWith(Boolean),
      hasBrowsers: exists(
        tx
          .select({ one: sql`1` })
          .from(pushSubscription)
          .where(eq(pushSubscription.userId, appUser.id)),
      ).mapWith(Boolean),
    })
    .from(appUser)
    .where(and(inArray(appUser.id, wanted), eq(appUser.status, 'ACTIVE')));
};

/**
 * Tells these people of an event inside the transaction it follows from: the list now, messengers, browsers and
 * mail after commit.
 */
export const notify = async <K extends NotificationKind>(
  tx: Tx,
  userIds: readonly string[],
  { kind, facts, at, broadcastId }: Notice<K>,
): Promise<void> => {
  const people = await living(tx, userIds);
  if (people.length === 0) return;
  const ids = idsOf(people);
  const ways = notificationWays[kind];
  const { link } = notificationText(kind, facts, defaultTimeZone);
  const rows = await tx
    .insert(notification)
    .values(
      ids.map((userId) => ({
        userId,
        kind,
        level: ways.level,
        facts,
        link,
        createdAt: at,
        broadcastId: broadcastId ?? null,
      })),
    )
    .returning({ id: notification.id, userId: notification.userId });
  await announce(tx, ids.map(userRoom), 'notifications changed', { sound: ways.sound });
  for (const job of await jobsFor(tx, people, rows, ways)) await putOutbox(tx, 'notifier', job);
  const pushes = ways.push ? await pushesFor(tx, people, rows) : [];
  if (pushes.length > 0) await putAllOutbox(tx, 'push', pushes);
};
