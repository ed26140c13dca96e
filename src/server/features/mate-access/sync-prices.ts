import { sql } from 'drizzle-orm';
import { categoryKinds } from '#domain/games/category.ts';
import { mateLevels } from '#domain/mates/grade.ts';
import { categoryPercents, hourlyRates } from '#domain/pricing/rates.ts';
import { rateSettings } from '#domain/settings/product-settings.ts';
import { inTransaction } from '../../platform/db/in-transaction';
import type { Db, Tx } from '../../platform/db/open-database';

const isSame = async (tx: Tx): Promise<boolean> => {
  const { rows } = await tx.execute<{ kind: (typeof categoryKinds)[number]; percent: number }>(
    sql`SELECT kind, category_percent(kind) AS percent FROM unnest(${sql.param(categoryKinds)}::text[]) AS kind`,
  );
  return rows.every(({ kind, percent }) => percent === categoryPercents[kind]);
};

/** Built from names and numbers of the settings only, never from user input, so raw SQL is safe. */
const percentFunction = sql.raw(`
  CREATE OR REPLACE FUNCTION category_percent(kind text) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE kind ${categoryKinds.map((kind) => `WHEN '${kind}' THEN ${categoryPercents[kind]}`).join(' ')} END $$`);

/**
 * Updates prices of mates in lists to those in force: from the settings where there is a row, otherwise the defaults.
 * Triggers update cards and offers.
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

/** Mates of one statement: each statement has to end in time. */
const cardsAtOnce = 2000;

const refreshCards = async (tx: Tx): Promise<void> => {
  let after: string | null = '00000000-0000-0000-0000-000000000000';
  while (after !== null) {
    const { rows }: { rows: { last: string | null }[] } = await tx.execute<{ last: string | null }>(sql`
      SELECT (array_agg(user_id ORDER BY user_id DESC))[1] AS last, count(refresh_mate_card(user_id))
      FROM (SELECT user_id FROM mate_access WHERE user_id > ${after} ORDER BY user_id LIMIT ${cardsAtOnce}) AS portion`);
    after = rows[0]?.last ?? null;
  }
};

/**
 * Synchronises the prices in mates' lists with the settings at each start: rates and percents are defined in the
 * domain, the database only stores derived values. Writes nothing when nothing has changed.
 */
export const syncPrices = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext('follow prices'))`);
    await syncRates(tx);
    if (await isSame(tx)) return;
    await tx.execute(percentFunction);
    await refreshCards(tx);
  });
