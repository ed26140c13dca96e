import * as z from 'zod/mini';
import {
  broadcastAudiences,
  broadcastStatuses,
  broadcastTerms,
  userAudiences,
} from '#domain/notifications/broadcast.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { gameId, integerInPath, ownPath } from '../schemas/fields';
import { time } from '../schemas/units';
import { requiredText } from './catalogue/catalogue-fields';
import { deskPerson, anyOf, fileOfList, listOf, listQuery, moment, reason, search, seen } from './kit';
import { tidy } from '../schemas/tidy';

const message = { title: requiredText(broadcastTerms.title), text: requiredText(broadcastTerms.text), link: ownPath };

const group = {
  audience: z.enum(userAudiences),
  /** Mates of this game, clients who play it; null: any game. */
  gameId: z.nullable(gameId),
  /** Seen within so many days; null: no limit. */
  seenWithinDays: z.nullable(z.int().check(z.gte(1), z.lte(broadcastTerms.seenWithinDays))),
};

/** When to send it; null: at once. */
const sendAt = z.nullable(time);

const row = z.object({
  id: z.number(),
  ...group,
  audience: z.enum(broadcastAudiences),
  ...message,
  status: z.enum(broadcastStatuses),
  sendAt: time,
  /** `readers`: recipients counted when it was written; `sent`: delivered so far; `read`: read by so many of them. */
  readers: z.number(),
  sent: z.number(),
  read: z.number(),
  author: deskPerson,
  createdAt: time,
  finishedAt: z.nullable(time),
});

const filters = {
  search,
  status: anyOf(broadcastStatuses),
  audience: anyOf(broadcastAudiences),
  from: moment,
  to: moment,
};
const sorts = ['sendAt', '-sendAt'] as const;
const id = z.object({ id: integerInPath });

const listFile = fileOfList({ permission: 'VIEW_NOTIFICATIONS_LIST' }, filters, sorts, 'Broadcasts as a file');

export const deskNotificationsContract = endpoints({
  'GET /v1/admin/notifications': endpoint({
    access: { permission: 'VIEW_NOTIFICATIONS_LIST' },
    summary: 'Broadcasts, newest first',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/notifications.csv': listFile,
  'GET /v1/admin/notifications.xlsx': listFile,
  'GET /v1/admin/notifications/{id}': endpoint({
    access: { permission: 'VIEW_NOTIFICATION' },
    summary: 'One broadcast: to whom, how many arrived and were read',
    params: id,
    response: z.object({
      ...row.shape,
      /** The first of the people chosen by name. */
      people: z.array(deskPerson),
    }),
    errors: ['ADMIN_NOTIFICATIONS_NOT_FOUND'],
  }),
  'POST /v1/admin/notifications/readers': endpoint({
    access: { permission: 'CREATE_GROUP_NOTIFICATION' },
    summary: 'How many would get it if it were sent now',
    body: z.object(group),
    response: z.object({ readers: z.number() }),
    errors: [],
  }),
  'POST /v1/admin/notifications/group': endpoint({
    access: { permission: 'CREATE_GROUP_NOTIFICATION' },
    summary: 'A broadcast to many: now or at a given time, in batches',
    idempotent: true,
    body: z.object({ ...group, ...message, sendAt }),
    response: row,
    errors: ['ADMIN_GAMES_NOT_FOUND'],
  }),
  'POST /v1/admin/notifications/selected': endpoint({
    access: { permission: 'CREATE_SELECTED_NOTIFICATION' },
    summary: 'A broadcast to chosen people, by name or id',
    idempotent: true,
    body: z.object({
      people: z
        .array(z.string().check(tidy(), z.minLength(1), z.maxLength(60)))
        .check(z.minLength(1), z.maxLength(broadcastTerms.people)),
      ...message,
      sendAt,
    }),
    response: row,
    errors: ['ADMIN_USERS_NOT_FOUND'],
  }),
  'POST /v1/admin/notifications/{id}/cancel': endpoint({
    access: { permission: 'MANAGE_NOTIFICATIONS' },
    summary: 'Stops a broadcast: those who have it already keep it',
    params: id,
    body: z.object({ seen, reason }),
    response: row,
    errors: ['ADMIN_NOTIFICATIONS_NOT_FOUND', 'ADMIN_CHANGED_MEANWHILE'],
  }),
});
