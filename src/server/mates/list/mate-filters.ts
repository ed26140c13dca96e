import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { MateListQuery } from '../../../contract/mates';
import { categoryPercents } from '../../../domain/settings/prices';
import { escapeLike } from '../../db/escape-like';
import { mateCard, mateFavorite } from '../../db/schema/mate-cards';

const textArray = (values: readonly string[]): SQL => sql`ARRAY[${sql.join(values.map((value) => sql`${value}`), sql`, `)}]::text[]`;

const hasAny = (facet: string, values: readonly string[]): SQL => sql`${mateCard.facets} && ${textArray(values.map((value) => `${facet}:${value}`))}`;

/** As the database's `search_form`: case and «ё» make no difference. */
const searchForm = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** Every part of a name as long as the index knows: `parts_of_name` of the database makes them of up to three letters. */
const partsOf = (text: string): readonly string[] =>
  text.length < 3 ? [text] : [...Array(text.length - 2).keys()].map((start) => text.slice(start, start + 3));

const nameHas = (text: string): SQL =>
  sql`${mateCard.nameParts} @> ${textArray(partsOf(text))} AND ${mateCard.searchName} LIKE ${`%${escapeLike(text)}%`}`;

/** An hour's price in the category asked for, else of the cheapest; bounds in rubles. */
const priceWithin = ({ kind, priceFrom, priceTo }: MateListQuery): readonly SQL[] => {
  // Prices round up to ten rubles: the comparison must see the sum that is shown.
  const shown = kind === undefined ? sql`${mateCard.priceFrom}` : sql`ceil(${mateCard.basePrice} * ${categoryPercents[kind]} / 100000.0) * 1000`;
  return [
    ...(priceFrom === undefined ? [] : [sql`${shown} >= ${priceFrom * 100}`]),
    ...(priceTo === undefined ? [] : [sql`${shown} <= ${priceTo * 100}`]),
  ];
};

/** What a card must satisfy, all of it. */
export const mateFilters = (gameId: string, query: MateListQuery, askingId: string | null): SQL => {
  const { kind, levels, languages, platform, online, favorite } = query;
  const search = searchForm(query.search);
  const all: readonly SQL[] = [
    sql`${mateCard.gameId} = ${gameId}`,
    ...(kind === undefined ? [] : [hasAny('kind', [kind])]),
    ...(levels.length === 0 ? [] : [hasAny('level', levels)]),
    ...(languages.length === 0 ? [] : [hasAny('lang', languages)]),
    ...(platform === undefined ? [] : [hasAny('platform', platform === 'CROSS' ? ['CROSS'] : [platform, 'CROSS'])]),
    ...(online ? [sql`${mateCard.standing} = 5`] : []),
    ...(favorite ? [sql`${mateCard.userId} IN (SELECT ${mateFavorite.mateId} FROM ${mateFavorite} WHERE ${mateFavorite.userId} = ${askingId})`] : []),
    ...(search === '' ? [] : [nameHas(search)]),
    ...priceWithin(query),
  ];
  return sql.join([...all], sql` AND `);
};
