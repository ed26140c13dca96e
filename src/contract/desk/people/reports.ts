import * as z from 'zod/mini';
import { chatKinds } from '#domain/chat/chat-terms.ts';
import { blockTermNames } from '#domain/people/block-terms.ts';
import { reportKinds, reportOutcomes, reportReasons, reportStatuses } from '#domain/people/report.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { chatFile } from '../../chat/chat-objects';
import { uuid } from '../../schemas/fields';
import { time } from '../../schemas/units';
import { deskPerson, anyOf, fileOfList, listOf, listQuery, moment, reason, search, seen } from '../kit';

const row = z.object({
  id: uuid,
  kind: z.enum(reportKinds),
  /** The person complained about, and the person who complains. */
  person: deskPerson,
  reporter: deskPerson,
  reason: z.enum(reportReasons),
  comment: z.string(),
  /** The message as it read when it was reported; empty for a person. */
  text: z.string(),
  /** Number of files of the message. */
  fileCount: z.number(),
  status: z.enum(reportStatuses),
  outcome: z.nullable(z.enum(reportOutcomes)),
  /** Number of other open complaints about the same person. */
  others: z.number(),
  createdAt: time,
  decidedAt: z.nullable(time),
});

const filters = {
  status: anyOf(reportStatuses),
  kind: anyOf(reportKinds),
  reason: anyOf(reportReasons),
  outcome: anyOf(reportOutcomes),
  /** The person complained about. */
  personId: z.optional(uuid),
  from: moment,
  to: moment,
  /** Prefix of the name of the person complained about, or the id. */
  search,
};
const sorts = ['createdAt', '-createdAt'] as const;

const line = z.object({
  id: uuid,
  sender: deskPerson,
  text: z.string(),
  /** Names of its files. */
  files: z.array(z.string()),
  sentAt: time,
  deleted: z.boolean(),
  /** The reported message. */
  reported: z.boolean(),
});

const whole = z.object({
  ...row.shape,
  /** Files of the message, also if it has been deleted since. */
  files: z.array(chatFile),
  /** The operator's reason, shown to both. */
  answer: z.nullable(z.string()),
  decidedBy: z.nullable(deskPerson),
  /** The chat, with the messages around the reported one; null for a complaint about a person. */
  chat: z.nullable(
    z.object({
      id: uuid,
      kind: z.enum(chatKinds),
      squad: z.nullable(z.object({ id: z.number(), gameId: z.string() })),
      lines: z.array(line),
    }),
  ),
  /** Outcomes of earlier complaints about the same person. */
  earlier: z.object({ warned: z.number(), blocked: z.number(), dismissed: z.number() }),
});

const id = z.object({ id: uuid });
const missing = ['ADMIN_REPORTS_NOT_FOUND'] as const;
const acting = [...missing, 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE', 'ADMIN_REPORT_DECIDED'] as const;
/** `removeMessage`: whether the reported message is taken from its chat; nothing happens for a report about a person. */
const penalty = { seen, reason, removeMessage: z._default(z.boolean(), false) };

const listFile = fileOfList({ permission: 'MANAGE_USERS' }, filters, sorts);

export const deskReportsContract = endpoints({
  'GET /v1/admin/reports': endpoint({
    access: { permission: 'MANAGE_USERS' },
    summary: 'Reports of messages and people: longest waiting first',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/reports.csv': listFile,
  'GET /v1/admin/reports.xlsx': listFile,
  'GET /v1/admin/reports/{id}': endpoint({
    access: { permission: 'MANAGE_USERS' },
    summary: 'One report and the conversation around the message',
    params: id,
    response: whole,
    errors: missing,
  }),
  'GET /v1/admin/reports/{id}/files/{fileId}': endpoint({
    access: { permission: 'MANAGE_USERS' },
    summary: 'The file of a reported message',
    params: z.object({ id: uuid, fileId: uuid }),
    raw: true,
    errors: missing,
  }),
  'POST /v1/admin/reports/{id}/warn': endpoint({
    access: { permission: 'MANAGE_USERS' },
    summary: 'Warns the person; whoever reported is told the outcome',
    params: id,
    body: z.object(penalty),
    response: row,
    errors: acting,
  }),
  'POST /v1/admin/reports/{id}/dismiss': endpoint({
    access: { permission: 'MANAGE_USERS' },
    summary: 'Closes without consequences; whoever reported is told why',
    params: id,
    body: z.object({ seen, reason }),
    response: row,
    errors: acting,
  }),
  'POST /v1/admin/reports/{id}/block': endpoint({
    access: { permission: 'BLOCK_USERS' },
    summary: 'Blocks the person for a report',
    params: id,
    body: z.object({ ...penalty, term: z.enum(blockTermNames) }),
    response: row,
    errors: [
      ...acting,
      'ADMIN_USERS_NOT_FOUND',
      'ADMIN_USER_ALREADY_BLOCKED',
      'ADMIN_USER_ALREADY_DELETED',
      'ADMIN_LAST_ALL',
    ],
  }),
});
