import * as z from 'zod/mini';
import { adminPermissions } from '#domain/people/admin-permission.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { uuid } from '../../schemas/fields';
import { time } from '../../schemas/units';
import { deskPerson } from '../kit';

const operator = z.object({
  ...deskPerson.shape,
  status: z.enum(['ACTIVE', 'BLOCKED', 'DELETED']),
  permissions: z.array(z.enum(adminPermissions)),
  /** Whether the second factor is set up. */
  hasCode: z.boolean(),
  lastOnlineAt: z.nullable(time),
  /** Their last act in the audit log. */
  lastActAt: z.nullable(time),
  /** The last operator with the permission ALL: cannot lose it. */
  lastAll: z.boolean(),
});

export const deskOperatorsContract = endpoints({
  'GET /v1/admin/operators': endpoint({
    access: { permission: 'MANAGE_ADMIN_PERMISSIONS' },
    summary: 'Administrators and their permissions',
    response: z.object({ operators: z.array(operator) }),
    errors: [],
  }),
  'DELETE /v1/admin/operators/{id}/code': endpoint({
    access: { permission: 'MANAGE_ADMIN_PERMISSIONS' },
    summary: 'Removes the app and passkeys of an administrator who has lost them and will set up new ones',
    params: z.object({ id: uuid }),
    errors: ['ADMIN_USERS_NOT_FOUND', 'ADMIN_OWN_OBJECT', 'ADMIN_CODE_NOT_SET_UP'],
  }),
});
