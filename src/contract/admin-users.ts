import * as z from 'zod/mini';
import { adminPermissions } from '../domain/enums/admin-permission';
import { endpoint } from './kit/endpoint';
import { endpoints } from './kit/endpoints';
import { gameId, uuid } from './schemas/ids';
import { isoTime } from './schemas/iso-time';
import { cursor, limitUpTo } from './schemas/paging';

const userStatuses = ['ACTIVE', 'BLOCKED', 'DELETED'] as const;

const user = z.object({
  id: uuid,
  username: z.string(),
  /** Null without VIEW_USER_PERSONAL_INFO. */
  email: z.nullable(z.string()),
  status: z.enum(userStatuses),
  isAdmin: z.boolean(),
  mateGameId: z.nullable(gameId),
  /** Finished squads. */
  orders: z.number(),
  createdAt: isoTime,
  lastOnlineAt: z.nullable(isoTime),
});

const id = z.object({ id: uuid });
const reason = z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)) });

export const adminUsersContract = endpoints({
  'GET /v1/admin/users': endpoint({
    access: { permission: 'VIEW_USERS_LIST' },
    summary: 'Люди: поиск по имени, новые сверху',
    query: z.object({ search: z.optional(z.string().check(z.maxLength(100))), status: z.optional(z.enum(userStatuses)), cursor: z.optional(cursor), limit: limitUpTo(100, 50) }),
    response: z.object({ items: z.array(user), nextCursor: z.nullable(z.string()) }),
    errors: [],
  }),
  'GET /v1/admin/users/{id}': endpoint({
    access: { permission: 'VIEW_USER' },
    summary: 'Один человек',
    params: id,
    response: z.object({ ...user.shape, permissions: z.array(z.enum(adminPermissions)) }),
    errors: ['ADMIN_USERS_NOT_FOUND'],
  }),
  'POST /v1/admin/users/{id}/block': endpoint({
    access: { permission: 'BLOCK_USERS' },
    summary: 'Заблокировать: все входы кончаются сразу',
    params: id,
    body: reason,
    errors: ['ADMIN_USERS_NOT_FOUND', 'ADMIN_USER_ALREADY_BLOCKED', 'ADMIN_USER_ALREADY_DELETED', 'ADMIN_USER_HAS_SQUAD'],
  }),
  'POST /v1/admin/users/{id}/unblock': endpoint({
    access: { permission: 'UNBLOCK_USERS' },
    summary: 'Разблокировать',
    params: id,
    errors: ['ADMIN_USERS_NOT_FOUND', 'ADMIN_USER_NOT_BLOCKED'],
  }),
  'DELETE /v1/admin/users/{id}': endpoint({
    access: { permission: 'DELETE_USERS' },
    summary: 'Удалить: все входы кончаются сразу, деньги и история остаются',
    params: id,
    errors: ['ADMIN_USERS_NOT_FOUND', 'ADMIN_USER_ALREADY_DELETED', 'ADMIN_USER_HAS_SQUAD'],
  }),
  'POST /v1/admin/users/{id}/restore': endpoint({
    access: { permission: 'RESTORE_USERS' },
    summary: 'Вернуть удалённого',
    params: id,
    errors: ['ADMIN_USERS_NOT_FOUND', 'ADMIN_USER_NOT_DELETED'],
  }),
  'PUT /v1/admin/users/{id}/permissions': endpoint({
    access: { permission: 'MANAGE_ADMIN_PERMISSIONS' },
    summary: 'Права администратора: дать можно только свои',
    params: id,
    body: z.object({ permissions: z.array(z.enum(adminPermissions)).check(z.maxLength(100)) }),
    errors: ['ADMIN_USERS_NOT_FOUND'],
  }),
  'GET /v1/admin/audit': endpoint({
    access: { permission: 'MANAGE_ADMIN_PERMISSIONS' },
    summary: 'Журнал действий администраторов',
    query: z.object({ subject: z.optional(z.string().check(z.maxLength(100))), actorId: z.optional(uuid), cursor: z.optional(cursor), limit: limitUpTo(100, 50) }),
    response: z.object({
      items: z.array(
        z.object({ id: z.number(), actor: z.object({ id: uuid, username: z.string() }), action: z.string(), subject: z.string(), details: z.record(z.string(), z.unknown()), createdAt: isoTime }),
      ),
      nextCursor: z.nullable(z.string()),
    }),
    errors: [],
  }),
});
