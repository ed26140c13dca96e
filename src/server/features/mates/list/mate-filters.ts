import { sql, type SQL } from 'drizzle-orm';
import type { MateListQuery } from '#contract/mates/mates.ts';
import { categoryPercents } from '#domain/pricing/rates.ts';
import { searchForm } from '#domain/text/search-form.ts';
import type { CategoryKind } from '#domain/games/category.ts';
import { category } from '#server/platform/db/schema/mates/games-and-mates.ts';
import { escapeLike } from '#server/platform/db/search.ts';
import { mateCard, mateFavorite } from '#server/platform/db/schema/mates/mate-cards.ts';

const textArray = (values: readonly string[]): SQL =>
  sql`ARRAY[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

export const hasAny = (facet: string, values: readonly string[]): SQL =>
  sql`${mateCard.facets} && ${textArray(values.map((value) => `${facet}:${value}`))}`;

/**
 * Substrings of the searched name as the index has them: the SQL function `parts_of_name` makes them up to three
 * letters long.
 */
const partsOf = (text: string): readonly string[] =>
  text.length < 3 ? [text] : [...Array(text.length - 2).keys()].map((start) => text.slice(start, start + 3));

const nameHas = (text: string): SQL =>
  sql`${mateCard.nameParts} @> ${textArray(partsOf(text))} AND ${mateCard.searchName} LIKE ${`%${escapeLike(text)}%`}`;

/** `kindPercent` as an SQL expression. */
const percentOfKind = (gameId: string, kind: CategoryKind): SQL => sql`coalesce((
  SELECT min(coalesce(${category.pricePercent}, ${categoryPercents[kind]}::integer)) FROM ${category}
  WHERE ${category.gameId} = ${gameId} AND ${category.kind} = ${kind} AND ${category.enabled}), ${categoryPercents[kind]}::integer)`;

/** Conditions on the hourly price in the requested category, otherwise in the cheapest one; bounds in rubles. */
const priceWithin = (gameId: string, { kind, priceFrom, priceTo }: MateListQuery): readonly SQL[] => {
  // Prices are rounded up to ten rubles: the comparison must use the sum that is shown.
  const shown =
    kind === undefined
      ? sql`${mateCard.priceFrom}`
      : sql`ceil(${mateCard.basePrice} * ${percentOfKind(gameId, kind)} / 100000.0) * 1000`;
  return [
    ...(priceFrom === undefined ? [] : [sql`${shown} >= ${priceFrom * 100}`]),
    ...(priceTo === undefined ? [] : [sql`${shown} <= ${priceTo * 100}`]),
  ];
};

/** For each parameter, any of the requested values. */
const paramsFit = (params: readonly string[]): readonly SQL[] => {
  const asked = new Set(params.map((pair) => pair.split(':')[0]));
  return [...asked].map((param) =>
    hasAny(
      'param',
      params.filter((pair) => pair.split(':')[0] === param),
    ),
  );
};

/** All conditions of the filters. */
export const mateFilters = (gameId: string, query: MateListQuery, askingId: string | null): SQL => {
  const { kind, levels, languages, platform, answersWithin, params, online, voice, favorite } = query;
  const search = searchForm(query.search);
  const all: readonly SQL[] = [
    sql`${mateCard.gameId} = ${gameId}`,
    ...(kind === undefined ? [] : [hasAny('kind', [kind])]),
    ...(levels.length === 0 ? [] : [hasAny('level', levels)]),
    ...(languages.length === 0 ? [] : [hasAny('lang', languages)]),
    ...(platform === undefined ? [] : [hasAny('platform', platform === 'CROSS' ? ['CROSS'] : [platform, 'CROSS'])]),
    ...(answersWithin === undefined ? [] : [sql`${mateCard.answerSeconds} <= ${answersWithin * 60}::float8`]),
    ...paramsFit(params),
    ...(online ? [sql`${mateCard.standing} = 5`] : []),
    ...(voice ? [sql`${mateCard.voiceUrl} IS NOT NULL`] : []),
    ...(favorite
      ? [
          sql`${mateCard.userId} IN (SELECT ${mateFavorite.mateId} FROM ${mateFavorite} WHERE ${mateFavorite.userId} = ${askingId})`,
        ]
      : []),
    ...(search === '' ? [] : [nameHas(search)]),
    ...priceWithin(gameId, query),
  ];
  return sql.join([...all], sql` AND `);
};
