import { and, eq, sql } from 'drizzle-orm';
import type { deskUndeliveredContract } from '#contract/desk/undelivered.ts';
import { maskEmail } from '#domain/text/mask-email.ts';
import type { App } from '../../../platform/app';
import { oneOf, present } from '../../../platform/db/filters';
import { inTransaction } from '../../../platform/db/in-transaction';
import { type QueueState, type QueueViewer, readQueue } from '../../../platform/db/read-queue';
import { outbox } from '../../../platform/db/schema/outbox-and-deadlines';
import type { Handlers } from '../../../platform/http/call';
import { readPage } from '../../../platform/http/read-page';
import { Refusal } from '../../../platform/http/refusal';
import {
  asUndelivered,
  isUndelivered,
  lockUndelivered,
  retryUndelivered,
  type Undelivered,
} from '../../../platform/outbox/undelivered';
import { requireUnchanged, writeAudit } from '../../audit/public';
import { readersOf } from './readers-of-jobs';
import { channels, channelTerms } from '#domain/notifications/channel-terms.ts';
import { notificationDelivery, notifierService, pushSubscription } from '../../../platform/db/schema/notifications';

interface Share extends Record<string, unknown> {
  readonly channel: string;
  readonly delivered: number;
  readonly of: number;
  readonly broken: number;
}

/**
 * What each channel was given in the last day and has delivered: a notification counts once in a channel, however often
 * it was tried. All channels, also without notifications.
 */
const channelShares = async ({ db, clock }: Pick<App, 'db' | 'clock'>) => {
  const since = sql`${new Date(clock.now() - channelTerms.counted)}::timestamptz`;
  const { rows } = await db.execute<Share>(sql`
    SELECT given.service AS channel, count(given.delivered_at)::integer AS delivered, count(*)::integer AS of, 0 AS broken
    FROM ${notificationDelivery} AS given
    WHERE given.delivered_at > ${since} OR (given.delivered_at IS NULL AND given.failed_at > ${since})
    GROUP BY given.service`);
  const { rows: failing } = await db.execute<Pick<Share, 'channel' | 'broken'>>(sql`
    SELECT service AS channel, count(*)::integer AS broken FROM ${notifierService}
    WHERE broken_at IS NOT NULL GROUP BY service
    UNION ALL SELECT 'push', count(*)::integer FROM ${pushSubscription} WHERE broken_at IS NOT NULL`);
  return {
    channels: channels.map((channel) => {
      const own = rows.find((row) => row.channel === channel);
      const broken = failing.find((row) => row.channel === channel)?.broken ?? 0;
      return { channel, delivered: own?.delivered ?? 0, of: own?.of ?? 0, broken };
    }),
  };
};

const anyAddress = /[^\s<>"'(]+@[^\s<>"'),;:]+/g;

const lineOf = (job: Undelivered, person: Awaited<ReturnType<typeof readersOf>>) => {
  const letter = job.kind === 'mail' ? job.message : null;
  return {
    id: job.id,
    kind: job.kind,
    person: person(job),
    to: letter && maskEmail(letter.to),
    subject: letter?.validUntil === undefined ? (letter?.subject ?? null) : null,
    attempts: job.attempts,
    nextTryAt: job.nextAttemptAt,
    failedAt: job.failedAt,
    error: job.error?.replace(anyAddress, (address) => maskEmail(address)) ?? null,
  };
};

export const deskUndeliveredHandlers: Handlers<typeof deskUndeliveredContract> = {
  'GET /v1/admin/undelivered': async ({ db }, { query }) => {
    const { items, ...page } = await readPage({
      db,
      query,
      sorts: { id: { by: outbox.id, type: 'bigint' } },
      sort: '-id',
      id: { by: outbox.id, type: 'bigint' },
      filters: [isUndelivered, present(outbox.failedAt, query.givenUp), oneOf(outbox.topic, query.kind)],
      rows: (key) => db.select({ id: outbox.id, row: outbox, key }).from(outbox),
      counted: outbox,
      line: ({ row }) => asUndelivered(row),
    });
    const reader = await readersOf(db, items);
    return { ...page, items: items.map((job) => lineOf(job, reader)) };
  },

  'GET /v1/admin/channels': channelShares,

  'GET /v1/admin/undelivered/{id}': async ({ db }, { params }) => {
    const [row] = await db
      .select()
      .from(outbox)
      .where(and(eq(outbox.id, params.id), isUndelivered));
    if (!row) throw new Refusal('NOT_FOUND');
    const job = asUndelivered(row);
    return lineOf(job, await readersOf(db, [job]));
  },

  'POST /v1/admin/undelivered/{id}/retry': async (app, { actor, params, body }) => {
    await inTransaction(app.db, async (tx) => {
      const job = await lockUndelivered(tx, params.id);
      if (job === null) throw new Refusal('NOT_FOUND');
      const subject = `undelivered:${job.id}` as const;
      await requireUnchanged(tx, subject, body.seen);
      await retryUndelivered(tx, job.id);
      await writeAudit(app, tx, actor.id, {
        action: 'undelivered.retry',
        subject,
        details: { kind: job.kind, attempts: job.attempts, reason: body.reason },
        waitedSince: job.failedAt,
      });
    });
    app.outbox.kick();
  },
};

/** The queue of letters and other work that was given up. */
export const waitingUndelivered = ({ db }: Pick<App, 'db'>, viewer: QueueViewer): Promise<QueueState> =>
  readQueue(db, viewer, {
    from: sql`${outbox}`,
    where: sql`${outbox.failedAt} IS NOT NULL AND ${isUndelivered}`,
    since: sql`${outbox.failedAt}`,
    id: sql`${outbox.id}`,
    takeable: sql`true`,
    facts: { what: sql`${outbox.topic}` },
  });
