import type { Pool, PoolClient } from 'pg';
import { categoryKinds } from '../../../domain/enums/category-kind';
import { mateLevels } from '../../../domain/enums/mate-level';
import { categoryPercents, hourlyRates } from '../../../domain/settings/prices';

const isSame = async (client: PoolClient): Promise<boolean> => {
  const { rows } = await client.query<{ kind: (typeof categoryKinds)[number]; percent: number }>('SELECT kind, category_percent(kind) AS percent FROM unnest($1::text[]) AS kind', [categoryKinds]);
  return rows.every(({ kind, percent }) => percent === categoryPercents[kind]);
};

/** Names and numbers of the settings, nothing that anybody typed. */
const percentFunction = `
  CREATE OR REPLACE FUNCTION category_percent(kind text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE kind ${categoryKinds.map((kind) => `WHEN '${kind}' THEN ${categoryPercents[kind]}`).join(' ')} END $$`;

/**
 * Makes the prices in mates' lists those of the settings, at each start: rates and percents stand in the domain alone,
 * the database only keeps what follows from them. Nothing is written where nothing has changed.
 */
export const followPrices = async (pool: Pool): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL statement_timeout = 0');
    await client.query("SELECT pg_advisory_xact_lock(hashtext('follow prices'))");
    for (const level of mateLevels) await client.query('UPDATE mate_access SET base_price = $2 WHERE grade = $1 AND base_price <> $2', [level, hourlyRates[level]]);
    if (!(await isSame(client))) {
      await client.query(percentFunction);
      await client.query('SELECT refresh_mate_card(user_id) FROM mate_access');
    }
    await client.query('COMMIT');
  } catch (problem) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw problem;
  } finally {
    client.release();
  }
};
