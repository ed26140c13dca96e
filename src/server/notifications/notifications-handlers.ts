import { and, count, eq, isNull } from 'drizzle-orm';
import type { notificationsContract } from '../../contract/notifications';
import { inTransaction } from '../db/in-transaction';
import { notification } from '../db/schema/notifications';
import type { Handlers } from '../http/call';
import { Refusal } from '../http/refusal';
import { announce, userRoom } from '../outbox/put-outbox';
import { listNotifications } from './list-notifications';

const silent = { sound: false } as const;

export const notificationsHandlers: Handlers<typeof notificationsContract> = {
  'GET /v1/notifications': (app, { actor, query }) => listNotifications(app.db, actor.id, query),
  'GET /v1/notifications/unread': async (app, { actor }) => {
    const [row] = await app.db.select({ unread: count() }).from(notification).where(and(eq(notification.userId, actor.id), isNull(notification.readAt)));
    return { count: row?.unread ?? 0 };
  },
  'POST /v1/notifications/read-all': (app, { actor, query: { link } }) =>
    inTransaction(app.db, async (tx) => {
      const read = await tx
        .update(notification)
        .set({ readAt: new Date(app.clock.now()) })
        .where(and(eq(notification.userId, actor.id), isNull(notification.readAt), link === undefined ? undefined : eq(notification.link, link)))
        .returning({ id: notification.id });
      if (read.length > 0) await announce(tx, [userRoom(actor.id)], 'notifications changed', silent);
    }),
  'POST /v1/notifications/{id}/read': (app, { actor, params }) =>
    inTransaction(app.db, async (tx) => {
      const own = and(eq(notification.id, params.id), eq(notification.userId, actor.id));
      const [found] = await tx.select({ readAt: notification.readAt }).from(notification).where(own).for('update');
      if (!found) throw new Refusal('NOT_FOUND');
      if (found.readAt !== null) return;
      await tx.update(notification).set({ readAt: new Date(app.clock.now()) }).where(own);
      await announce(tx, [userRoom(actor.id)], 'notifications changed', silent);
    }),
};
