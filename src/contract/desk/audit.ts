import * as z from 'zod/mini';
import { endpoint, endpoints } from '../kit/endpoint';
import { flag, integerInPath, uuid } from '../schemas/fields';
import { time } from '../schemas/units';
import { deskPerson, fileOfList, listOf, listQuery, moment } from './kit';
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
  actor: deskPerson,
  action: z.string(),
  subject: z.string(),
  /** The person whom it concerned: the subject itself, or the one that the details name. */
  person: z.nullable(deskPerson),
  /** Everybody whom the subject and the details name by id. */
  people: z.array(deskPerson),
  details: z.record(z.string(), z.unknown()),
  createdAt: time,
});

const listFile = fileOfList(
  { permission: 'ALL' },
  filters,
  sorts,
  'The same audit as a file; the export is itself recorded in it',
);

export const deskAuditContract = endpoints({
  'GET /v1/admin/audit': endpoint({
    access: { permission: 'ALL' },
    summary: 'The audit of administrators’ acts, newest first',
    query: listQuery(filters, sorts),
    response: listOf(line),
    errors: [],
  }),
  'GET /v1/admin/audit/{id}': endpoint({
    access: { permission: 'ALL' },
    summary: 'One entry of the audit',
    params: z.object({ id: integerInPath }),
    response: line,
    errors: ['NOT_FOUND'],
  }),
  'GET /v1/admin/audit.csv': listFile,
  'GET /v1/admin/audit.xlsx': listFile,
});
