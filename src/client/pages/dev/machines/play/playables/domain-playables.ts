import { articleStatuses } from '#domain/blog/article-enums.ts';
import { articleAfter, articleMachine } from '#domain/blog/article-machine.ts';
import { articleRefusal } from '#domain/blog/article-rules.ts';
import { answerDue, bookingRefusal, bookingSides } from '#domain/bookings/booking.ts';
import { bookingMachine } from '#domain/bookings/booking-machine.ts';
import { povRefusal, povTerms } from '#domain/pov-request/pov-request.ts';
import { povRequestMachine } from '#domain/pov-request/pov-request-machine.ts';
import { rublesToKopecks } from '#domain/money/kopecks.ts';
import { hours } from '#domain/time/durations.ts';
import type { ErrorCode } from '#contract/errors/error-code.ts';
import { errorTable } from '#contract/errors/error-table.ts';
import { playable } from '../playable';

const sentence = (code: ErrorCode | null): string | null => (code === null ? null : errorTable[code].message);

const nothing = () => [{}];
const now = ({ at }: { readonly at: number }) => [{ at }];

/** An article that nobody has seen yet. */
export const articlePlayable = playable(articleMachine, {
  file: '#domain/blog/article-machine.ts',
  name: 'articleMachine',
  input: () => ({ status: 'CREATED' as const, hasVersion: false, live: false, buyers: 0 }),
  events: {
    'article.edited': nothing,
    'article.sent': nothing,
    'article.unpublished': nothing,
    'article.deleted': nothing,
    'article.approved': nothing,
    'article.returned': nothing,
    'article.rejected': nothing,
    'article.reassigned': nothing,
    'article.removed': nothing,
  },
  refusal: ({ context }, event) => sentence(articleRefusal(context.status, context, event)),
  settle: ({ context }, event, state) => {
    const after = articleAfter(context.status, context, event);
    return {
      ...context,
      status: articleStatuses.find((status) => status === state) ?? context.status,
      hasVersion: context.hasVersion || event.type === 'article.approved',
      live: 'refused' in after ? context.live : after.live,
    };
  },
});

/** A booking of a day ahead. */
export const bookingPlayable = playable(bookingMachine, {
  file: '#domain/bookings/booking-machine.ts',
  name: 'bookingMachine',
  input: (at) => ({
    clientId: 'client',
    mateId: 'mate',
    createdAt: at,
    startsAt: at + hours(24),
    price: rublesToKopecks(1000),
  }),
  events: {
    'booking.answered': ({ at }) => [true, false].map((accepted) => ({ at, by: 'mate', accepted })),
    'booking.unanswered': now,
    'booking.cancelled': ({ at }) => ['client', 'mate', 'operator'].map((by) => ({ at, by })),
    'booking.opened': now,
    'booking.failed': ({ at }) => bookingSides.map((because) => ({ at, because })),
  },
  choices: { by: ['client', 'mate', 'operator', 'stranger'], because: bookingSides },
  refusal: ({ context }, event) => sentence(bookingRefusal(context, event)),
  deadlines: ({ state, context, at }) => {
    const due = answerDue(context);
    return state === 'REQUESTED' ? [{ at: due, event: { type: 'booking.unanswered', at: Math.max(due, at) } }] : [];
  },
});

/** A request for a recording, still without an answer. */
export const povRequestPlayable = playable(povRequestMachine, {
  file: '#domain/pov-request/pov-request-machine.ts',
  name: 'povRequestMachine',
  input: (at) => ({ expiresAt: at + povTerms.response, files: 0, unfinishedFiles: 0, links: 0 }),
  events: {
    'pov.fileAdded': ({ at }) => [10, 500].map((megabytes) => ({ at, bytes: megabytes * 1024 * 1024 })),
    'pov.fileRemoved': now,
    'pov.linkAdded': now,
    'pov.linkRemoved': now,
    'pov.submitted': now,
    'pov.declined': ({ at }) => ['Запись не сохранилась', ''].map((comment) => ({ at, comment })),
    'pov.expired': now,
  },
  refusal: ({ context }, event) => sentence(povRefusal(context, event)),
  settle: ({ context }, { type }) => ({
    ...context,
    files: Math.max(0, context.files + Number(type === 'pov.fileAdded') - Number(type === 'pov.fileRemoved')),
    links: Math.max(0, context.links + Number(type === 'pov.linkAdded') - Number(type === 'pov.linkRemoved')),
  }),
  deadlines: ({ state, context, at }) =>
    state === 'REQUESTED'
      ? [{ at: context.expiresAt, event: { type: 'pov.expired', at: Math.max(context.expiresAt, at) } }]
      : [],
  walk: ['pov.fileAdded', 'pov.submitted'],
});
