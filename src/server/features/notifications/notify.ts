import { inArray, sql } from 'drizzle-orm';
import { notificationDelivery, type NotificationDelivery } from '#domain/notifications/notification-delivery.ts';
import type { Tx } from '../../platform/db/open-database';
import { notifierService, pushSubscription } from '../../platform/db/schema/notifications';
import { announce, putAllOutbox, putOutbox, userRoom } from '../../platform/outbox/put-outbox';
import type { NotifierJob, PushJob } from '../../platform/outbox/outbox-topics';
import type { NotificationKind } from '#domain/notifications/notification-kind.ts';
import { defaultTimeZone } from '#domain/text/format-moment.ts';
import type { NotificationFacts } from './notification-facts';
import { notificationText } from './notification-text';

/** A line of a person's notification list, with the other channels that they have. */
interface Line {
  readonly notificationId: number;
  readonly kind: NotificationKind;
  readonly userId: string;
  readonly isConfirmed: boolean;
  readonly hasServices: boolean;
  readonly hasBrowsers: boolean;
}

const aboutChannels = ['NOTIFIER_BROKEN', 'ORDERS_UNREACHED'] as const satisfies readonly NotificationKind[];

/** One job per channel of a notification, so that a failed one is retried alone. */
const jobsFor = async (
  tx: Tx,
  lines: readonly Line[],
  delivery: NotificationDelivery,
): Promise<readonly NotifierJob[]> => {
  if (!delivery.email && !delivery.messenger) return [];
  const connected = lines.flatMap(({ userId, hasServices }) => (hasServices ? [userId] : []));
  const rows =
    connected.length === 0
      ? []
      : await tx.select().from(notifierService).where(inArray(notifierService.userId, connected));
  return lines.flatMap(({ notificationId, userId, isConfirmed, kind }) => {
    const own = rows.filter((row) => row.userId === userId);
    const mailed =
      delivery.email && isConfirmed && !own.some(({ service, enabled }) => service === 'email' && !enabled);
    // What tells that channels are broken takes another way.
    const skipsBroken = aboutChannels.some((one) => one === kind);
    const messengers = delivery.messenger
      ? own.filter(({ service, enabled, brokenAt }) => service !== 'email' && enabled && !(skipsBroken && brokenAt))
      : [];
    return [
      ...messengers.map(({ service }) => ({ notificationId, service })),
      ...(mailed ? [{ notificationId, service: 'email' as const }] : []),
    ];
  });
};

/** The same for each browser with a push subscription. */
const pushesFor = async (tx: Tx, lines: readonly Line[]): Promise<readonly PushJob[]> => {
  const reached = lines.flatMap(({ userId, hasBrowsers }) => (hasBrowsers ? [userId] : []));
  if (reached.length === 0) return [];
  const rows = await tx
    .select({ id: pushSubscription.id, userId: pushSubscription.userId })
    .from(pushSubscription)
    .where(inArray(pushSubscription.userId, reached));
  return lines.flatMap(({ notificationId, userId }) =>
    rows.filter((row) => row.userId === userId).map(({ id }) => ({ notificationId, subscriptionId: id })),
  );
};

export interface Notice<K extends NotificationKind> {
  readonly kind: K;
  readonly facts: NotificationFacts<K>;
  /** Product time. */
  readonly at: Date;
  /** Id of the broadcast that it belongs to. */
  readonly broadcastId?: number;
}

/** A notice with its receivers. */
export interface AddressedNotice<K extends NotificationKind> extends Notice<K> {
  readonly userIds: readonly string[];
}

const rowsOf = <K extends NotificationKind>({ userIds, kind, facts, at, broadcastId }: AddressedNotice<K>) => {
  const { link } = notificationText(kind, facts, defaultTimeZone);
  const { level } = notificationDelivery[kind];
  return [...new Set(userIds)].map((userId) => ({
    user_id: userId,
    kind,
    level,
    facts,
    link,
    created_at: at,
    broadcast_id: broadcastId ?? null,
  }));
};

/** Inserts the lines of existing accounts in one statement. */
const writeLines = async (tx: Tx, rows: readonly object[]): Promise<readonly Line[]> => {
  const given = JSON.stringify(rows.map((row, place) => ({ place, ...row })));
  const { rows: lines } = await tx.execute<Omit<Line, 'notificationId'> & { notificationId: string }>(sql`
    INSERT INTO notification (user_id, kind, level, facts, link, created_at, broadcast_id)
    SELECT given.user_id, given.kind, given.level, given.facts, given.link, given.created_at, given.broadcast_id
    FROM json_to_recordset(${given}::json) AS given (place integer, user_id uuid, kind text, level text, facts jsonb,
      link text, created_at timestamptz, broadcast_id bigint)
    JOIN app_user ON app_user.id = given.user_id AND app_user.status = 'ACTIVE'
    ORDER BY given.place
    RETURNING id AS "notificationId", user_id AS "userId", kind,
      (SELECT email_confirmed_at IS NOT NULL FROM app_user WHERE app_user.id = notification.user_id) AS "isConfirmed",
      EXISTS (SELECT FROM notifier_service AS own WHERE own.user_id = notification.user_id) AS "hasServices",
      EXISTS (SELECT FROM push_subscription AS own WHERE own.user_id = notification.user_id) AS "hasBrowsers"`);
  return lines.map((line) => ({ ...line, notificationId: Number(line.notificationId) }));
};

/**
 * Notifies people of everything that happened in a transaction, in order: the list inside the transaction, messengers,
 * browsers and mail after the commit.
 */
export const notifyAll = async <K extends NotificationKind>(
  tx: Tx,
  notices: readonly AddressedNotice<K>[],
): Promise<void> => {
  const rows = notices.flatMap(rowsOf);
  if (rows.length === 0) return;
  const lines = await writeLines(tx, rows);
  for (const kind of new Set(lines.map((line) => line.kind))) {
    const linesOfKind = lines.filter((line) => line.kind === kind);
    const delivery = notificationDelivery[kind];
    const rooms = linesOfKind.map(({ userId }) => userRoom(userId));
    // A ping opens a window with a sound of its own.
    const sound = kind !== 'SQUAD_PINGED';
    await announce(tx, [...new Set(rooms)], 'notifications changed', { sound });
    for (const job of await jobsFor(tx, linesOfKind, delivery)) await putOutbox(tx, 'notifier', job);
    const pushes = delivery.push ? await pushesFor(tx, linesOfKind) : [];
    if (pushes.length > 0) await putAllOutbox(tx, 'push', pushes);
  }
};

/** Notifies these people of an event, inside the transaction that caused it. */
export const notify = <K extends NotificationKind>(
  tx: Tx,
  userIds: readonly string[],
  notice: Notice<K>,
): Promise<void> => notifyAll(tx, [{ ...notice, userIds }]);
