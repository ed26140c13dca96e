import { sql } from 'drizzle-orm';
import { categoryKinds } from '../../../domain/enums/category-kind';
import { mateLevels } from '../../../domain/enums/mate-level';
import { categoryPercents, hourlyRates } from '../../../domain/settings/prices';
import { inTransaction } from '../../db/in-transaction';
import type { Db, Tx } from '../../db/open-database';

const isSame = async (tx: Tx): Promise<boolean> => {
  const { rows } = await tx.execute<{ kind: (typeof categoryKinds)[number]; percent: number }>(
    sql`SELECT kind, category_percent(kind) AS percent FROM unnest(${sql.param(categoryKinds)}::text[]) AS kind`,
  );
  return rows.every(({ kind, percent }) => percent === categoryPercents[kind]);
};

/** Names and numbers of the settings, nothing that anybody typed. */
const percentFunction = sql.raw(`
  CREATE OR REPLACE FUNCTION category_percent(kind text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE kind ${categoryKinds.map((kind) => `WHEN '${kind}' THEN ${categoryPercents[kind]}`).join(' ')} END $$`);

const followRates = (tx: Tx) => tx.execute(sql`
  UPDATE mate_access SET base_price = rate.price
  FROM unnest(${sql.param(mateLevels)}::text[], ${sql.param(mateLevels.map((level) => hourlyRates[level]))}::bigint[]) AS rate (grade, price)
  WHERE mate_access.grade = rate.grade AND base_price <> rate.price`);

/**
 * Makes the prices in mates' lists those of the settings, at each start: rates and percents stand in the domain alone,
 * the database only keeps what follows from them. Nothing is written where nothing has changed.
 */
export const followPrices = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('follow prices'))`);
    await followRates(tx);
    if (await isSame(tx)) return;
    await tx.execute(percentFunction);
    await tx.execute(sql`SELECT refresh_mate_card(user_id) FROM mate_access`);
  });
