import { sql, type SQL } from 'drizzle-orm';
import type { MateListQuery } from '../../../../contract/mates/mates';
import { categoryPercents } from '../../../../domain/pricing/rates';
import type { CategoryKind } from '../../../../domain/games/category';
import { category } from '../../../platform/db/schema/mates/games-and-mates';
import { escapeLike } from '../../../platform/db/search';
import { mateCard, mateFavorite } from '../../../platform/db/schema/mates/mate-cards';

const textArray = (values: readonly string[]): SQL =>
  sql`ARRAY[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

const hasAny = (facet: string, values: readonly string[]): SQL =>
  sql`${mateCard.facets} && ${textArray(values.map((value) => `${facet}:${value}`))}`;

/** As the database's `search_form`: case and «ё» make no difference. */
const searchForm = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/**
 * Every part of a name as long as the index knows: `parts_of_name` of the database makes them of up to three letters.
 */
const partsOf = (text: string): readonly string[] =>
  text.length < 3 ? [text] : [...Array(text.length - 2).keys()].map((start) => text.slice(start, start + 3));

const nameHas = (text: string): SQL =>
  sql`${mateCard.nameParts} @> ${textArray(partsOf(text))} AND ${mateCard.searchName} LIKE ${`%${escapeLike(text)}%`}`;

/** As `kindPercent`, within the query itself. */
const percentOfKind = (gameId: string, kind: CategoryKind): SQL => sql`coalesce((
  SELECT min(coalesce(${category.pricePercent}, ${categoryPercents[kind]}::integer)) FROM ${category}
  WHERE ${category.gameId} = ${gameId} AND ${category.kind} = ${kind} AND ${category.enabled}), ${categoryPercents[kind]}::integer)`;

/** An hour's price in the category asked for, else of the cheapest; bounds in rubles. */
const priceWithin = (gameId: string, { kind, priceFrom, priceTo }: MateListQuery): readonly SQL[] => {
  // Prices round up to ten rubles: the comparison must see the sum that is shown.
  const shown =
    kind === undefined
      ? sql`${mateCard.priceFrom}`
      : sql`ceil(${mateCard.basePrice} * ${percentOfKind(gameId, kind)} / 100000.0) * 1000`;
  return [
    ...(priceFrom === undefined ? [] : [sql`${shown} >= ${priceFrom * 100}`]),
    ...(priceTo === undefined ? [] : [sql`${shown} <= ${priceTo * 100}`]),
  ];
};

/** Any of the values asked for, in each of the parameters. */
const paramsFit = (params: readonly string[]): readonly SQL[] => {
  const asked = new Set(params.map((pair) => pair.split(':')[0]));
  return [...asked].map((param) =>
    hasAny(
      'param',
      params.filter((pair) => pair.split(':')[0] === param),
    ),
  );
};

/** What a card must satisfy, all of it. */
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
