import * as z from 'zod/mini';
import { supportStates, supportTopics } from '#domain/people/support-topic.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { supportLimits } from '#domain/people/auth-limits.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { cursor, integerId, isoTime, limitUpTo, uuid } from '../schemas/fields';
import { tidy } from '../schemas/tidy';

export const supportThread = z.object({
  chatId: uuid,
  topic: z.enum(supportTopics),
  squadId: z.nullable(z.number()),
  state: z.enum(supportStates),
  /** The question: the oldest message that is not deleted, shortened; empty when there is none, or it is only a file. */
  firstText: z.string(),
  /** The newest message, shortened; empty when it is the question, deleted or only files. */
  lastText: z.string(),
  /** Name of the newest message's first file; null when it has none or is the question. */
  lastFile: z.nullable(z.string()),
  /** Whether an operator wrote the newest message. */
  lastByOperator: z.boolean(),
  changedAt: isoTime,
});

export const supportContract = endpoints({
  'GET /v1/support/threads': endpoint({
    access: 'user',
    summary: 'One’s support requests, newest first',
    query: z.object({ cursor: z.optional(cursor), limit: limitUpTo(50, 20) }),
    response: z.object({ items: z.array(supportThread), nextCursor: z.nullable(z.string()) }),
    errors: [],
  }),
  'POST /v1/support/threads': endpoint({
    access: 'user',
    summary: 'Writes to support: opens a chat with it',
    body: z.object({
      topic: z.enum(supportTopics),
      squadId: z.optional(integerId),
      text: z.string().check(tidy(), z.minLength(supportLimits.textMin), z.maxLength(chatLimits.maxTextCharacters)),
      /** Idempotency key made by the browser: sent twice it opens one thread. */
      clientId: uuid,
    }),
    response: z.object({ chatId: uuid }),
    errors: ['SQUADS_NOT_FOUND'],
  }),
});

export type SupportThread = z.output<typeof supportThread>;
