import * as z from 'zod/mini';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { supportTemplateLimits as limits } from '#domain/people/auth-limits.ts';
import { supportStates, supportTopics } from '#domain/people/support-topic.ts';
import { endpoint, endpoints } from '../../kit/endpoint';
import { chatFile } from '../../chat/chat-objects';
import { uuid } from '../../schemas/fields';
import { time } from '../../schemas/units';
import { supportThread } from '../../people/support';
import { deletion } from '../catalogue/catalogue-fields';
import { deskPerson, anyOf, fileOfList, listOf, listQuery, search, seen } from '../kit';
import { tidy } from '../../schemas/tidy';

const row = z.object({
  ...supportThread.shape,
  userId: uuid,
  username: z.string(),
  avatarUrl: z.nullable(z.string()),
  operator: z.nullable(deskPerson),
  createdAt: time,
  /** Time of the first unanswered message. */
  waitingSince: z.nullable(time),
  firstAnsweredAt: z.nullable(time),
});

const filters = {
  state: anyOf(supportStates),
  topic: anyOf(supportTopics),
  /** `mine`: assigned to the operator; `nobody`: unassigned. */
  operator: z.optional(z.enum(['mine', 'nobody'])),
  search,
};
const sorts = ['waitingSince', 'changedAt', '-changedAt', 'createdAt', '-createdAt'] as const;

const message = z.object({
  id: uuid,
  /** Null: an operator's. */
  sender: deskPerson,
  byOperator: z.boolean(),
  text: z.string(),
  files: z.array(chatFile),
  deleted: z.boolean(),
  at: time,
});

const template = z.object({
  id: uuid,
  title: z.string().check(tidy(), z.minLength(1), z.maxLength(limits.title)),
  text: z.string().check(tidy(), z.minLength(1), z.maxLength(chatLimits.maxTextCharacters)),
  /** Null: for every topic. */
  topic: z.nullable(z.enum(supportTopics)),
});

const access = { permission: 'MANAGE_SUPPORT' } as const;
const thread = z.object({ chatId: uuid });
const missing = ['ADMIN_SUPPORT_NOT_FOUND'] as const;
const acting = [...missing, 'ADMIN_OWN_OBJECT', 'ADMIN_CHANGED_MEANWHILE'] as const;
const templateId = z.object({ id: uuid });

const listFile = fileOfList(access, filters, sorts);

export const deskSupportContract = endpoints({
  'GET /v1/admin/support/threads': endpoint({
    access,
    summary: 'Support requests of all people',
    query: listQuery(filters, sorts),
    response: listOf(row),
    errors: [],
  }),
  'GET /v1/admin/support/threads.csv': listFile,
  'GET /v1/admin/support/threads.xlsx': listFile,
  'GET /v1/admin/support/totals': endpoint({
    access,
    summary: 'How many wait, how many are mine, time to the first answer: median and ninth decile of the week',
    response: z.object({
      waiting: z.number(),
      mine: z.number(),
      unassigned: z.number(),
      answered: z.number(),
      medianMs: z.nullable(z.number()),
      slowMs: z.nullable(z.number()),
    }),
    errors: [],
  }),
  'GET /v1/admin/support/ratings': endpoint({
    access,
    summary: 'What people have said of the answers in a month, by topic and by operator',
    response: z.object({
      byTopic: z.array(z.object({ topic: z.enum(supportTopics), good: z.number(), bad: z.number() })),
      byOperator: z.array(z.object({ operator: deskPerson, good: z.number(), bad: z.number() })),
      /** The latest bad ones, with their reasons. */
      bad: z.array(z.object({ chatId: uuid, topic: z.enum(supportTopics), why: z.string(), at: time })),
    }),
    errors: [],
  }),
  'GET /v1/admin/support/threads/{chatId}': endpoint({
    access,
    summary: 'A support request and its latest messages',
    params: thread,
    response: z.object({
      ...row.shape,
      messages: z.array(message),
      own: z.boolean(),
      /** Whether the person has sent along what their tab had done. */
      hasPast: z.boolean(),
    }),
    errors: missing,
  }),
  'GET /v1/admin/support/threads/{chatId}/past': endpoint({
    access,
    summary: 'What the person’s tab had done before they asked, as the JSON that they have sent',
    params: thread,
    response: z.object({ at: time, withTexts: z.boolean(), past: z.string() }),
    errors: missing,
  }),
  'GET /v1/admin/support/threads/{chatId}/files/{fileId}': endpoint({
    access,
    summary: 'A file of a support request',
    params: z.object({ chatId: uuid, fileId: uuid }),
    raw: true,
    errors: missing,
  }),
  'PUT /v1/admin/support/threads/{chatId}/operator': endpoint({
    access,
    summary: 'Takes a support request or lets it go',
    params: thread,
    body: z.object({ taken: z.boolean(), seen }),
    errors: acting,
  }),
  'POST /v1/admin/support/threads/{chatId}/answer': endpoint({
    access,
    summary: 'Answers in the chat of a support request; nobody’s becomes one’s own',
    params: thread,
    body: z.object({ text: template.shape.text, clientId: uuid }),
    errors: [...missing, 'ADMIN_OWN_OBJECT', 'CHAT_CLOSED'],
  }),
  'PUT /v1/admin/support/threads/{chatId}/closed': endpoint({
    access,
    summary: 'Closes a support request or opens it again',
    params: thread,
    body: z.object({ closed: z.boolean() }),
    errors: [...missing, 'ADMIN_OWN_OBJECT'],
  }),
  'GET /v1/admin/support/templates': endpoint({
    access,
    summary: 'Templates of answers',
    response: z.object({ items: z.array(z.object({ ...template.shape, seen })) }),
    errors: [],
  }),
  'POST /v1/admin/support/templates': endpoint({
    access,
    summary: 'A new template',
    idempotent: true,
    body: z.omit(template, { id: true }),
    response: template,
    errors: [],
  }),
  'PUT /v1/admin/support/templates/{id}': endpoint({
    access,
    summary: 'Changes a template',
    params: templateId,
    body: z.object({ ...z.omit(template, { id: true }).shape, seen }),
    response: template,
    errors: ['NOT_FOUND', 'ADMIN_CHANGED_MEANWHILE'],
  }),
  'DELETE /v1/admin/support/templates/{id}': endpoint({
    access,
    summary: 'Deletes a template',
    params: templateId,
    query: deletion,
    errors: ['NOT_FOUND', 'ADMIN_CHANGED_MEANWHILE'],
  }),
});
