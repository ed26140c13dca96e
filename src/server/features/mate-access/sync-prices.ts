import { sql } from 'drizzle-orm';
import { categoryKinds } from '../../../domain/games/category';
import { mateLevels } from '../../../domain/mates/grade';
import { categoryPercents, hourlyRates } from '../../../domain/pricing/rates';
import { rateSettings } from '../../../domain/settings/product-settings';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Db, Tx } from '../../platform/db/open-database';

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

/**
 * Prices of mates in lists become those in force: of the settings, where there is a row, else the usual ones. The cards
 * and offers follow by themselves.
 */
export const syncRates = async (tx: Tx): Promise<void> => {
  await tx.execute(sql`
  UPDATE mate_access SET base_price = coalesce(setting.value, rate.price)
  FROM unnest(
    ${sql.param(mateLevels)}::text[],
    ${sql.param(mateLevels.map((level) => rateSettings[level]))}::text[],
    ${sql.param(mateLevels.map((level) => hourlyRates[level]))}::bigint[]
  ) AS rate (grade, name, price)
  LEFT JOIN product_setting AS setting ON setting.name = rate.name
  WHERE mate_access.grade = rate.grade AND base_price <> coalesce(setting.value, rate.price)`);
};

/**
 * Makes the prices in mates' lists those of the settings, at each start: rates and percents stand in the domain alone,
 * the database only keeps what follows from them. Nothing is written where nothing has changed.
 */
export const syncPrices = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`);
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('follow prices'))`);
    await syncRates(tx);
    if (await isSame(tx)) return;
    await tx.execute(percentFunction);
    await tx.execute(sql`SELECT refresh_mate_card(user_id) FROM mate_access`);
  });
