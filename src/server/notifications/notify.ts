import { and, eq, inArray } from 'drizzle-orm';
import type { NotificationKind } from '../../domain/notifications/notification-kind';
import { notificationWays } from '../../domain/notifications/notification-ways';
import type { Tx } from '../db/open-database';
import { notification } from '../db/schema/notifications';
import { appUser } from '../db/schema/people';
import { jobsFor } from '../notifier/jobs-for';
import { announce, putOutbox, userRoom } from '../outbox/put-outbox';
import type { NotificationFacts } from './notification-facts';
import { notificationText } from './notification-text';

export interface Notice<K extends NotificationKind> {
  readonly kind: K;
  readonly facts: NotificationFacts<K>;
  /** Product time. */
  readonly at: Date;
}

const living = async (tx: Tx, userIds: readonly string[]): Promise<readonly string[]> => {
  const wanted = [...new Set(userIds)];
  if (wanted.length === 0) return [];
  const rows = await tx.select({ id: appUser.id }).from(appUser).where(and(inArray(appUser.id, wanted), eq(appUser.status, 'ACTIVE')));
  return rows.map(({ id }) => id);
};

/** Tells these people of an event inside the transaction it follows from: the list now, messengers and mail after commit. */
export const notify = async <K extends NotificationKind>(tx: Tx, userIds: readonly string[], { kind, facts, at }: Notice<K>): Promise<void> => {
  const ids = await living(tx, userIds);
  if (ids.length === 0) return;
  const ways = notificationWays[kind];
  const said = notificationText(kind, facts);
  const rows = await tx
    .insert(notification)
    .values(ids.map((userId) => ({ userId, kind, level: ways.level, ...said, createdAt: at })))
    .returning({ id: notification.id, userId: notification.userId });
  await announce(tx, ids.map(userRoom), 'notifications changed', { sound: ways.sound });
  for (const job of await jobsFor(tx, rows, ways)) await putOutbox(tx, 'notifier', job);
};
