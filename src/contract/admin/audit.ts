import * as z from 'zod/mini';
import { endpoint, endpoints } from '../kit/endpoint';
import { flag, isoTime, uuid } from '../schemas/fields';
import { adminPerson, csvQuery, listOf, listQuery, moment } from './kit';
import { tidy } from '../schemas/tidy';

const filters = {
  /** `user:0199…`, or only a kind: `user`. */
  subject: z.optional(z.string().check(tidy(), z.toLowerCase(), z.maxLength(100))),
  actorId: z.optional(uuid),
  /** Prefix of the action's name: `withdrawal.`, `view.` */
  action: z.optional(z.string().check(z.regex(/^[a-z][a-z.-]{0,59}$/))),
  /** True: only acts that removed an entry from a queue; false: only the others. */
  decisions: z.optional(flag),
  from: moment,
  to: moment,
};
const sorts = ['createdAt', '-createdAt'] as const;

const line = z.object({
  id: z.number(),
  actor: adminPerson,
  action: z.string(),
  subject: z.string(),
  /** The person, when the subject is one. */
  person: z.nullable(adminPerson),
  details: z.record(z.string(), z.unknown()),
  createdAt: isoTime,
});

export const adminAuditContract = endpoints({
  'GET /v1/admin/audit': endpoint({
    access: { permission: 'ALL' },
    summary: 'Журнал действий администраторов, новые сверху',
    query: listQuery(filters, sorts),
    response: listOf(line),
    errors: [],
  }),
  'GET /v1/admin/audit.csv': endpoint({
    access: { permission: 'ALL' },
    summary: 'Тот же журнал файлом; выгрузка пишется в него самого',
    query: csvQuery(filters, sorts),
    raw: true,
    errors: [],
  }),
});
