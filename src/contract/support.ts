import * as z from 'zod/mini';
import { supportTopics } from '../domain/enums/support-topic';
import { endpoint } from './kit/endpoint';
import { endpoints } from './kit/endpoints';
import { integerId, uuid } from './schemas/ids';
import { isoTime } from './schemas/iso-time';
import { cursor, limitUpTo } from './schemas/paging';

export const supportStates = ['WAITING', 'ANSWERED', 'CLOSED'] as const;

const thread = z.object({
  chatId: uuid,
  topic: z.enum(supportTopics),
  squadId: z.nullable(z.number()),
  state: z.enum(supportStates),
  /** The newest message, shortened. */
  lastText: z.string(),
  changedAt: isoTime,
});

const asked = z.object({ ...thread.shape, userId: uuid, username: z.string() });

export const supportContract = endpoints({
  'GET /v1/support/threads': endpoint({
    access: 'user',
    summary: 'Свои обращения в поддержку, новые сверху',
    query: z.object({ cursor: z.optional(cursor), limit: limitUpTo(50, 20) }),
    response: z.object({ items: z.array(thread), nextCursor: z.nullable(z.string()) }),
    errors: [],
  }),
  'POST /v1/support/threads': endpoint({
    access: 'user',
    summary: 'Написать в поддержку: открывает чат с ней',
    body: z.object({
      topic: z.enum(supportTopics),
      squadId: z.optional(integerId),
      text: z.string().check(z.trim(), z.minLength(10), z.maxLength(4000)),
      /** The browser's own name for the question: sent twice it opens one thread. */
      clientId: uuid,
    }),
    response: z.object({ chatId: uuid }),
    errors: ['SQUADS_NOT_FOUND', 'RATE_LIMITED'],
  }),
  'GET /v1/admin/support/threads': endpoint({
    access: { permission: 'MANAGE_SUPPORT' },
    summary: 'Обращения всех людей',
    query: z.object({ state: z.optional(z.enum(supportStates)), cursor: z.optional(cursor), limit: limitUpTo(100, 50) }),
    response: z.object({ items: z.array(asked), nextCursor: z.nullable(z.string()) }),
    errors: [],
  }),
  'PUT /v1/admin/support/threads/{chatId}/closed': endpoint({
    access: { permission: 'MANAGE_SUPPORT' },
    summary: 'Закрыть обращение или открыть его снова',
    params: z.object({ chatId: uuid }),
    body: z.object({ closed: z.boolean() }),
    errors: ['ADMIN_SUPPORT_NOT_FOUND'],
  }),
});

export type SupportThread = z.output<typeof thread>;
