import * as z from 'zod/mini';
import { deskQueueNames } from '#domain/people/desk-queue.ts';
import { deskLimits } from '#domain/people/desk-subject.ts';
import { endpoint, endpoints } from '../kit/endpoint';
import { uuid } from '../schemas/fields';
import { money, time } from '../schemas/units';
import { deskPerson, subject } from './kit';
import { tidy } from '../schemas/tidy';

const view = z.object({
  id: uuid,
  /** Section of the desk: `withdrawals`. */
  section: z.string().check(z.regex(/^[a-z-]{2,40}$/)),
  name: z.string().check(tidy(), z.minLength(1), z.maxLength(deskLimits.viewName)),
  /** The filters as a URL query string. */
  query: z.string().check(z.maxLength(1000)),
});

const note = z.object({ id: uuid, author: deskPerson, text: z.string(), createdAt: time });

/** The first entry of a queue; fields that do not apply to the queue are null. */
const first = z.object({
  /** Last segment of its page's path, under the page of the queue. */
  id: z.string(),
  since: time,
  /** The operator may decide it: it is not about themselves. */
  takeable: z.boolean(),
  person: z.nullable(z.string()),
  squadId: z.nullable(z.number()),
  gameName: z.nullable(z.string()),
  /** A code specific to the queue, for example a payment method or a topic. */
  what: z.nullable(z.string()),
  words: z.nullable(z.string()),
  amount: z.nullable(money),
  count: z.nullable(z.number()),
  bytes: z.nullable(z.number()),
  /** When it is decided automatically. */
  until: z.nullable(time),
});

const queue = z.object({
  queue: z.enum(deskQueueNames),
  waiting: z.number(),
  /** Of them, entries whose term is nearly over. */
  urgent: z.number(),
  oldestAt: z.nullable(time),
  /** Term of a decision, ms. */
  withinMs: z.number(),
  /** Total sum that waits; null for queues that are not about money. */
  sum: z.nullable(money),
  /** Withdrawals only: confirmed ones that wait for their payout. */
  underWay: z.number(),
  /** Entries that the operator may decide come before others. */
  first: z.nullable(first),
});

/** Calls of the desk for every operator, whatever their permissions. */
export const deskToolsContract = endpoints({
  'GET /v1/admin/queues': endpoint({
    access: 'admin',
    unattended: true,
    summary: 'What awaits a decision: how much, since when and what comes first, by one’s permissions',
    response: z.object({ queues: z.array(queue) }),
    errors: [],
  }),
  'GET /v1/admin/history': endpoint({
    access: 'admin',
    summary: 'Audit and notes of one subject, for those who may see it',
    query: z.object({ subject }),
    response: z.object({
      lines: z.array(
        z.object({
          id: z.number(),
          actor: deskPerson,
          action: z.string(),
          details: z.record(z.string(), z.unknown()),
          createdAt: time,
        }),
      ),
      notes: z.array(note),
      /** Number of the last act seen; an act on the subject has to send it back (see `seen` in the kit). */
      seen: z.number(),
    }),
    errors: ['FORBIDDEN'],
  }),
  'POST /v1/admin/notes': endpoint({
    access: 'admin',
    summary: 'A note among operators: other people do not see it',
    idempotent: true,
    body: z.object({ subject, text: z.string().check(tidy(), z.minLength(1), z.maxLength(deskLimits.note)) }),
    response: note,
    errors: ['FORBIDDEN'],
  }),
  'PUT /v1/admin/looks': endpoint({
    access: 'admin',
    unattended: true,
    summary: 'What the operator is looking at now; the response says who else is',
    body: z.object({
      subject: z.nullable(subject),
      /** With a null subject: only if the session still has this one open, and not what it opened next. */
      left: z.optional(subject),
    }),
    response: z.object({ others: z.array(deskPerson) }),
    errors: ['FORBIDDEN'],
  }),
  'GET /v1/admin/views': endpoint({
    access: 'admin',
    summary: 'One’s saved views of lists',
    response: z.object({ views: z.array(view) }),
    errors: [],
  }),
  'POST /v1/admin/views': endpoint({
    access: 'admin',
    summary: 'Saves a view of a list; replaces one of the same name',
    body: z.omit(view, { id: true }),
    response: view,
    errors: ['ADMIN_VIEWS_LIMIT'],
  }),
  'DELETE /v1/admin/views/{id}': endpoint({
    access: 'admin',
    summary: 'Forgets one’s view',
    params: z.object({ id: uuid }),
    errors: ['NOT_FOUND'],
  }),
  'GET /v1/admin/search': endpoint({
    access: 'admin',
    summary: 'Search by number, name and email in everything that one’s permissions open',
    query: z.object({ q: z.string().check(tidy(), z.minLength(2), z.maxLength(100)) }),
    response: z.object({
      found: z.array(
        z.object({
          kind: z.string(),
          /** Path of its page at the desk. */
          path: z.string(),
          title: z.string(),
          hint: z.string(),
          person: z.nullable(deskPerson),
        }),
      ),
    }),
    errors: [],
  }),
});
