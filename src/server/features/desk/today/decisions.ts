import { sql } from 'drizzle-orm';
import type { deskTodayContract } from '#contract/desk/today.ts';
import { deskQueueNames, deskQueues, maySee } from '#domain/people/desk-queue.ts';
import { hasPermission } from '#domain/people/has-permission.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { dayStart } from './day-start';

interface Row extends Record<string, unknown> {
  readonly count: number;
  readonly median: number | null;
  readonly last: Date | string | null;
}

const idOf = sql`split_part(subject, ':', 2)`;

/**
 * When the decided entry joined its queue: from the audit log where the row itself no longer tells it, otherwise from
 * the row; in support only the first answer counts.
 */
const waitingSince = sql`coalesce(since, CASE split_part(subject, ':', 1)
  WHEN 'withdrawal' THEN (SELECT w.created_at FROM withdrawal w WHERE w.id = ${idOf}::uuid)
  WHEN 'application' THEN (SELECT m.created_at FROM mate_application m WHERE m.id = ${idOf}::uuid)
  WHEN 'strikes' THEN (SELECT c.opened_at FROM mate_strike_case c WHERE c.id = ${idOf}::uuid)
  WHEN 'recording' THEN (SELECT p.answered_at FROM pov_request p WHERE p.id = ${idOf}::uuid)
  WHEN 'support' THEN (SELECT t.created_at FROM support_thread t WHERE t.chat_id = ${idOf}::uuid AND t.first_answered_at = at)
  WHEN 'correction' THEN (SELECT b.created_at FROM balance_correction b WHERE b.id = ${idOf}::uuid)
  WHEN 'report' THEN (SELECT r.created_at FROM report r WHERE r.id = ${idOf}::uuid)
END)`;

/** Decisions of operators today in the queues that the caller may see, by the audit log. */
export const decisionsToday: Handler<(typeof deskTodayContract)['GET /v1/admin/today/decisions']> = async (
  app,
  { actor, query: { timeZone } },
) => {
  const now = app.clock.now();
  const since = new Date(await dayStart(app, now, timeZone));
  const decisions = deskQueueNames
    .filter((queue) => maySee(queue, (permission) => hasPermission(actor.permissions, permission)))
    .flatMap((queue): readonly string[] => deskQueues[queue].decisions);
  const { rows } = await app.db.execute<Row>(sql`
    WITH decided AS (
      -- Many answers in one thread are one decision.
      SELECT subject, action, min(created_at) AS at, max(created_at) AS last,
        min(details ->> 'waitedSince')::timestamptz AS since
      FROM audit_log
      WHERE created_at >= ${since} AND action = ANY(${sql.param(decisions)}::text[])
      GROUP BY subject, action
    )
    SELECT
      count(*)::integer AS count,
      (percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM at - ${waitingSince}) * 1000))::float8 AS median,
      max(last) AS last
    FROM decided`);
  const [row] = rows;
  if (!row) throw new Error('an aggregate gives a row');
  return {
    count: row.count,
    medianMs: row.median === null ? null : Math.round(row.median),
    lastAt: row.last === null ? null : new Date(row.last),
    since,
  };
};
