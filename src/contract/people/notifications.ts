import * as z from 'zod/mini';
import { notificationLevels } from '#domain/notifications/notification-kind.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { cursor, flag, integerInPath, limitUpTo, ownPath } from '../schemas/fields';
import { time } from '../schemas/units';

const notification = z.object({
  id: z.number(),
  kind: z.string(),
  level: z.enum(notificationLevels),
  title: z.string(),
  text: z.string(),
  link: ownPath,
  createdAt: time,
  read: z.boolean(),
});

export const notificationsContract = endpoints({
  'GET /v1/notifications': endpoint({
    access: 'user',
    summary: 'One’s notifications, newest first',
    query: z.object({
      cursor: z.optional(cursor),
      limit: limitUpTo(50, 20),
      level: z.optional(z.enum(notificationLevels)),
      unread: z.optional(flag),
    }),
    response: z.object({ items: z.array(notification), nextCursor: z.nullable(z.string()) }),
    errors: [],
  }),
  'GET /v1/notifications/unread': endpoint({
    access: 'user',
    summary: 'How many notifications are unread',
    response: z.object({ count: z.number() }),
    errors: [],
  }),
  'POST /v1/notifications/read-all': endpoint({
    access: 'user',
    summary: 'Marks all notifications as read, with `link` only those that lead there',
    query: z.object({ link: z.optional(ownPath) }),
    errors: [],
  }),
  'POST /v1/notifications/{id}/read': endpoint({
    access: 'user',
    summary: 'Marks one notification as read',
    params: z.object({ id: integerInPath }),
    errors: ['NOT_FOUND'],
  }),
});

export type NotificationItem = z.input<typeof notification>;
