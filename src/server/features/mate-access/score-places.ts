import { sql } from 'drizzle-orm';
import { orderTerms, type PlaceFacts, placeScore } from '#domain/order/place-score.ts';
import type { App } from '../../platform/app';
import type { Db } from '../../platform/db/open-database';
import { mateCard } from '../../platform/db/schema/mates/mate-cards';
import { mateAnswer } from '../../platform/db/schema/mates/mates-side';
import type { DeadlineHandler } from '../../platform/deadlines/deadline-sweeper';
import { scheduleDeadline } from '../../platform/deadlines/schedule-deadline';

/** Cards for one statement: it holds their rows only for milliseconds. */
const batch = 500;

interface Scored extends PlaceFacts {
  readonly score: number;
}

/** How the latest calls of a mate ended, their answer time and rating: all that a score follows from. */
const factsOf = (where: ReturnType<typeof sql>) => sql`
  SELECT ${mateCard.userId} AS "mateId", ${mateCard.ratingHundredths} AS rating, ${mateCard.answerSeconds} AS "answerSeconds",
    ${mateCard.orderScore} AS score, calls.accepted, calls.declined, calls.missed
  FROM ${mateCard} CROSS JOIN LATERAL (
    SELECT (count(*) FILTER (WHERE answer = 'ACCEPTED'))::integer AS accepted,
      (count(*) FILTER (WHERE answer = 'DECLINED'))::integer AS declined,
      (count(*) FILTER (WHERE answer = 'MISSED'))::integer AS missed
    FROM (
      SELECT ${mateAnswer.answer} AS answer FROM ${mateAnswer} WHERE ${mateAnswer.mateId} = ${mateCard.userId}
      ORDER BY ${mateAnswer.answeredAt} DESC, ${mateAnswer.id} DESC LIMIT ${orderTerms.calls}
    ) latest
  ) calls
  WHERE ${where}`;

/** The facts of one mate's place; null for somebody without a card. */
export const readPlaceFacts = async (db: Db, mateId: string): Promise<Scored | null> =>
  (await db.execute<Scored & Record<string, unknown>>(factsOf(sql`${mateCard.userId} = ${mateId}`))).rows[0] ?? null;

/** Stores changed scores. A card that somebody else holds is left to the next run: this step waits for nobody. */
const storeScores = async (
  db: Db,
  scores: readonly { readonly id: string; readonly score: number }[],
): Promise<void> => {
  await db.execute(sql`
    WITH scored AS (SELECT * FROM json_to_recordset(${JSON.stringify(scores)}::json) AS one (id uuid, score integer)),
    free AS (SELECT user_id FROM mate_card WHERE user_id IN (SELECT id FROM scored) FOR UPDATE SKIP LOCKED)
    UPDATE mate_card SET order_score = scored.score FROM scored JOIN free ON free.user_id = scored.id
    WHERE mate_card.user_id = scored.id`);
};

/** Computes the score of every card; stores those that differ. `now` in epoch ms. */
export const scoreAllPlaces = async (db: Db, now: number): Promise<void> => {
  let after: string | undefined = '00000000-0000-0000-0000-000000000000';
  while (after !== undefined) {
    const page: { readonly rows: readonly Scored[] } = await db.execute<Scored & Record<string, unknown>>(
      sql`${factsOf(sql`${mateCard.userId} > ${after}`)} ORDER BY ${mateCard.userId} LIMIT ${batch}`,
    );
    const changed = page.rows.flatMap((row) => {
      const score = placeScore(row, now);
      return score === row.score ? [] : [{ id: row.mateId, score }];
    });
    if (changed.length > 0) await storeScores(db, changed);
    after = page.rows.length < batch ? undefined : page.rows.at(-1)?.mateId;
  }
};

/** Every ten minutes: the scores of the recommended order follow answers, ratings and whose turn it is. */
export const scorePlaces =
  (app: App): DeadlineHandler =>
  async (tx) => {
    const now = app.clock.now();
    await scoreAllPlaces(app.db, now);
    await scheduleDeadline(tx, { aggregate: 'places:all', kind: 'places.scored' }, now + orderTerms.rescored);
  };
