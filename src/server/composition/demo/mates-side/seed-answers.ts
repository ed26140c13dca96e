import { sql } from 'drizzle-orm';
import { days } from '#domain/time/durations.ts';
import type { App } from '#server/platform/app.ts';
import type { Tx } from '#server/platform/db/open-database.ts';

/**
 * How the demo's mates answered the calls of the last four weeks: each has their own pace, between half a minute and
 * six minutes. Every ninth call was declined, every twelfth lapsed. And from which
 * places of the list they were called.
 */
export const seedAnswers = async (app: App, tx: Tx): Promise<void> => {
  const now = app.clock.now();
  const from = new Date(now - days(28)).toISOString();
  await tx.execute(sql`
    INSERT INTO mate_answer (mate_id, squad_id, answer, invited_at, answered_at)
    SELECT mate_id, squad_id, answer, called_at,
      called_at + CASE answer WHEN 'MISSED' THEN interval '10 minutes' ELSE (pace * (6 + (seed + call * 5) % 9) / 10) * interval '1 second' END
    FROM (
      SELECT played.mate_id, played.squad_id, played.seed, call, 30 + played.seed * 7 % 330 AS pace,
        ${from}::timestamptz + (call * 31 + played.seed % 23) * interval '1 hour' AS called_at,
        CASE WHEN (call + played.seed) % 12 = 7 THEN 'MISSED' WHEN (call + played.seed) % 9 = 4 THEN 'DECLINED' ELSE 'ACCEPTED' END AS answer
      FROM (
        SELECT user_id AS mate_id, max(squad_id) AS squad_id, abs(hashtext(user_id::text)) % 1000 AS seed
        FROM squad_member WHERE type = 'MATE' GROUP BY user_id
      ) played CROSS JOIN generate_series(0, 19) AS call
    ) calls
    ORDER BY called_at, mate_id`);
  // Most were called from the first rows of the list.
  await tx.execute(sql`
    INSERT INTO mate_call_place (squad_id, mate_id, place, called_at)
    SELECT squad_id, mate_id, 1 + ((row_number() OVER (ORDER BY mate_id)) * (row_number() OVER (ORDER BY mate_id)) % 29)::integer,
      min(invited_at)
    FROM mate_answer GROUP BY squad_id, mate_id`);
};
