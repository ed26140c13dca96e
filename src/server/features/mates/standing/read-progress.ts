import { and, eq, gt, sql } from 'drizzle-orm';
import type { mateStandingContract } from '#contract/mates/mate-standing.ts';
import { answerTerms, incomeWeeks } from '#domain/mates/answers.ts';
import type { Db } from '#server/platform/db/open-database.ts';
import { mateAnswer } from '#server/platform/db/schema/mates/mates-side.ts';
import { balanceTransaction } from '#server/platform/db/schema/money/ledger.ts';
import { appUser } from '#server/platform/db/schema/people.ts';
import type { Handler } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/http/refusal.ts';
import { earningTypesSql } from '../../balance/public';

/** Income of the last weeks in kopecks, oldest first; a week begins on Monday in the mate's time zone. */
const readWeeks = async (db: Db, mateId: string, timeZone: string, now: number) => {
  const thisWeek = sql`date_trunc('week', ${new Date(now)}::timestamptz AT TIME ZONE ${timeZone})`;
  const rows = await db.execute<{ from: number; income: number }>(sql`
    SELECT (extract(epoch FROM week.starts AT TIME ZONE ${timeZone}) * 1000)::float8 AS "from", (
      SELECT coalesce(sum(${balanceTransaction.amount}), 0)::float8 FROM ${balanceTransaction}
      WHERE ${balanceTransaction.userId} = ${mateId} AND ${balanceTransaction.type} IN (${earningTypesSql})
        AND ${balanceTransaction.createdAt} >= week.starts AT TIME ZONE ${timeZone}
        AND ${balanceTransaction.createdAt} < (week.starts + interval '7 days') AT TIME ZONE ${timeZone}
    ) AS income
    FROM (SELECT ${thisWeek} - ago * interval '7 days' AS starts FROM generate_series(0, ${incomeWeeks - 1}::integer) AS ago) week
    ORDER BY week.starts`);
  return rows.rows;
};

/** How the mate's calls of the last 30 days ended. */
const readAnswers = async (db: Db, mateId: string, now: number) => {
  const seconds = sql`extract(epoch FROM ${mateAnswer.answeredAt} - ${mateAnswer.invitedAt})`;
  const [row] = await db
    .select({
      calls: sql<number>`count(*)::integer`,
      accepted: sql<number>`(count(*) FILTER (WHERE ${mateAnswer.answer} = 'ACCEPTED'))::integer`,
      medianSeconds: sql<
        number | null
      >`(percentile_cont(0.5) WITHIN GROUP (ORDER BY ${seconds}) FILTER (WHERE ${mateAnswer.answer} <> 'MISSED'))::integer`,
    })
    .from(mateAnswer)
    .where(and(eq(mateAnswer.mateId, mateId), gt(mateAnswer.answeredAt, new Date(now - answerTerms.window))));
  return row ?? { calls: 0, accepted: 0, medianSeconds: null };
};

/** A mate's progress: income by weeks, and statistics of their answers. */
export const readProgress: Handler<(typeof mateStandingContract)['GET /v1/mates/me/progress']> = async (
  app,
  { actor },
) => {
  const [person] = await app.db.select({ timeZone: appUser.timeZone }).from(appUser).where(eq(appUser.id, actor.id));
  if (!person) throw new Refusal('FORBIDDEN');
  const now = app.clock.now();
  const weeks = await readWeeks(app.db, actor.id, person.timeZone, now);
  return {
    weeks: weeks.map(({ from, income }) => ({ from: new Date(from), income })),
    answers: await readAnswers(app.db, actor.id, now),
  };
};
