import { sql, type SQL } from 'drizzle-orm';
import type { MateListQuery } from '#contract/mates/mates.ts';
import { ratesShownWithin } from '#domain/pricing/shown-price.ts';
import { searchForm } from '#domain/text/search-form.ts';
import type { CategoryKind } from '#domain/games/category.ts';
import { escapeLike } from '#server/platform/db/search.ts';
import { mateCard, mateFavorite } from '#server/platform/db/schema/mates/mate-cards.ts';

const textArray = (values: readonly string[]): SQL =>
  sql`ARRAY[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]::text[]`;

/** Whether a card says any of these of itself: a kind of category, a language, a platform, a parameter. An index has it. */
export const hasAnyFacet = (facet: string, values: readonly string[]): SQL =>
  sql`${mateCard.facets} && ${textArray(values.map((value) => `${facet}:${value}`))}`;

/**
 * Substrings of the searched name as the index has them: the SQL function `parts_of_name` makes them up to three
 * letters long.
 */
const partsOf = (text: string): readonly string[] =>
  text.length < 3 ? [text] : [...Array(text.length - 2).keys()].map((start) => text.slice(start, start + 3));

const nameHas = (text: string): SQL =>
  sql`${mateCard.nameParts} @> ${textArray(partsOf(text))} AND ${mateCard.searchName} LIKE ${`%${escapeLike(text)}%`}`;

/**
 * Conditions on the hourly price in the requested category, otherwise in the cheapest one. In a category they bound the
 * rate: an index has it, and the planner knows how many mates have which.
 */
const priceWithin = ({ priceFrom, priceTo }: MateListQuery, asked: AskedKind | null): readonly SQL[] => {
  const bounds = { from: inKopecks(priceFrom, Math.ceil), to: inKopecks(priceTo, Math.floor) };
  const column = asked === null ? mateCard.priceFrom : mateCard.basePrice;
  const { from, to } = asked === null ? bounds : ratesShownWithin(asked.kind, asked.percent, bounds);
  return [...(from === null ? [] : [sql`${column} >= ${from}`]), ...(to === null ? [] : [sql`${column} <= ${to}`])];
};

const inKopecks = (rubles: number | undefined, whole: (kopecks: number) => number): number | null =>
  rubles === undefined ? null : whole(rubles * 100);

/** For each parameter, any of the requested values. */
const paramsFit = (params: readonly string[]): readonly SQL[] => {
  const asked = new Set(params.map((pair) => pair.split(':')[0]));
  return [...asked].map((param) =>
    hasAnyFacet(
      'param',
      params.filter((pair) => pair.split(':')[0] === param),
    ),
  );
};

/** The category whose prices are asked for, and its percent; null: that of its kind. */
export interface AskedKind {
  readonly kind: CategoryKind;
  readonly percent: number | null;
}

/** All conditions of the filters. */
export const mateFilters = (
  gameId: string,
  query: MateListQuery,
  askingId: string | null,
  asked: AskedKind | null,
): SQL => {
  const { kind, levels, languages, platform, answersWithin, params, online, voice, favorite } = query;
  const search = searchForm(query.search);
  const all: readonly SQL[] = [
    sql`${mateCard.gameId} = ${gameId}`,
    ...(kind === undefined ? [] : [hasAnyFacet('kind', [kind])]),
    ...(levels.length === 0 ? [] : [sql`${mateCard.grade} = ANY(${textArray(levels)})`]),
    ...(languages.length === 0 ? [] : [hasAnyFacet('lang', languages)]),
    ...(platform === undefined
      ? []
      : [hasAnyFacet('platform', platform === 'CROSS' ? ['CROSS'] : [platform, 'CROSS'])]),
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
    ...priceWithin(query, asked),
  ];
  return sql.join([...all], sql` AND `);
};
