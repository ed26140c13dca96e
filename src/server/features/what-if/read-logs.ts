import { sql } from 'drizzle-orm';
import type { RecordedStep } from '#domain/what-if/replay-otherwise.ts';
import type { Executor } from '#server/platform/db/open-database.ts';

/**
 * The steps of these squads by the squad's id, each in its order. PostgreSQL joins a log to one text: a row for each step
 * would cost more to receive than the step costs to make.
 */
export const readSquadLogs = async (
  db: Executor,
  squadIds: readonly number[],
): Promise<ReadonlyMap<number, readonly RecordedStep[]>> => {
  const { rows } = await db.execute<{ id: string; steps: string }>(sql`
    SELECT aggregate_id AS id,
      '[' || string_agg('{"number":' || number || ',"event":' || event || '}', ',' ORDER BY number) || ']' AS steps
    FROM step WHERE aggregate = 'squad' AND aggregate_id = ANY(${sql.param(squadIds.map(String))}::text[])
    GROUP BY aggregate_id`);
  return new Map(rows.map(({ id, steps }) => [Number(id), JSON.parse(steps)]));
};
