import * as z from 'zod/mini';
import { supportRatings, supportRatingTerms, supportStates, supportTopics } from '#domain/people/support-topic.ts';
import { chatLimits } from '#domain/chat/chat-terms.ts';
import { supportLimits } from '#domain/people/auth-limits.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { cursor, integerId, limitUpTo, uuid } from '../schemas/fields';
import { time } from '../schemas/units';
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
  changedAt: time,
  /** Whether the support has answered: only then it is rated. */
  answered: z.boolean(),
  /** What the person says of the answers, and until when they may change it. */
  rating: z.nullable(z.object({ rating: z.enum(supportRatings), why: z.string(), until: time })),
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
      /** What the tab had done, as JSON (`domain/people/support-past`). */
      past: z.exactOptional(z.string()),
    }),
    bodyBytes: 1024 * 1024,
    response: z.object({ chatId: uuid }),
    errors: ['SQUADS_NOT_FOUND', 'SUPPORT_PAST_INVALID'],
  }),
  'PUT /v1/support/threads/{chatId}/rating': endpoint({
    access: 'user',
    summary: 'Rates the answers in one’s thread; for a while the rating may be changed',
    params: z.object({ chatId: uuid }),
    body: z.object({
      rating: z.enum(supportRatings),
      why: z._default(z.string().check(tidy(), z.maxLength(supportRatingTerms.why)), ''),
    }),
    errors: ['NOT_FOUND', 'SUPPORT_NOT_ANSWERED', 'SUPPORT_RATED'],
  }),
});

export type SupportThread = z.input<typeof supportThread>;
