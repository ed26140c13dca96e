import { useCallback, useMemo } from 'react';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import { type MateSort, mateSorts } from '#domain/mates/mate-sorts.ts';
import { answerFilters } from '#domain/mates/answers.ts';
import { type CategoryKind, categoryKinds } from '#domain/games/category.ts';
import { type MateLevel, mateLevels } from '#domain/mates/grade.ts';
import { type Platform, platforms } from '#domain/games/platform.ts';

/** Filters and sort of the list, in the address, so that a link and Back restore them. */
export interface TeamFilters {
  readonly kind: CategoryKind | null;
  readonly levels: readonly MateLevel[];
  readonly languages: readonly string[];
  readonly platform: Platform | null;
  /** Rubles. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  /** Minutes. */
  readonly answersWithin: number | null;
  /** `{parameter}:{value}`, as in the request. */
  readonly params: readonly string[];
  readonly online: boolean;
  readonly voice: boolean;
  readonly favorite: boolean;
  readonly search: string;
  readonly sort: MateSort;
}

export const noFilters: TeamFilters = {
  kind: null,
  levels: [],
  languages: [],
  platform: null,
  priceFrom: null,
  priceTo: null,
  answersWithin: null,
  params: [],
  online: false,
  voice: false,
  favorite: false,
  search: '',
  sort: 'recommended',
};

const names = [
  'kind',
  'level',
  'lang',
  'platform',
  'from',
  'to',
  'answers',
  'param',
  'online',
  'voice',
  'favorite',
  'search',
  'sort',
] as const;

const oneOf = <T extends string>(known: readonly T[], text: string | null): T | null =>
  known.find((value) => value === text) ?? null;
const list = (text: string | null): readonly string[] =>
  text === null ? [] : text.split(',').filter((part) => part !== '');

const sum = (text: string | null): number | null => {
  const value = Number(text ?? '');
  return text !== null && text !== '' && Number.isFinite(value) && value >= 0 && value <= 1_000_000 ? value : null;
};

/** Reads filters from the address; unknown values are ignored. */
export const readFilters = (query: URLSearchParams): TeamFilters => ({
  kind: oneOf(categoryKinds, query.get('kind')),
  levels: mateLevels.filter((level) => list(query.get('level')).includes(level)),
  languages: [...new Set(list(query.get('lang')))].filter((code) => /^[a-z]{2}$/.test(code)),
  platform: oneOf(platforms, query.get('platform')),
  priceFrom: sum(query.get('from')),
  priceTo: sum(query.get('to')),
  answersWithin: answerFilters.find((minutes) => String(minutes) === query.get('answers')) ?? null,
  params: [...new Set(list(query.get('param')))]
    .filter((pair) => /^[1-9]\d{0,8}:[1-9]\d{0,8}$/.test(pair))
    .slice(0, 20),
  online: query.get('online') === '1',
  voice: query.get('voice') === '1',
  favorite: query.get('favorite') === '1',
  search: (query.get('search') ?? '').slice(0, 40),
  sort: oneOf(mateSorts, query.get('sort')) ?? 'recommended',
});

/** Writes filters into the address, next to its other parameters; unset ones are left out. */
export const writeFilters = (query: URLSearchParams, filters: TeamFilters): URLSearchParams => {
  const values: Readonly<Record<(typeof names)[number], string>> = {
    kind: filters.kind ?? '',
    level: filters.levels.join(','),
    lang: filters.languages.join(','),
    platform: filters.platform ?? '',
    from: filters.priceFrom === null ? '' : String(filters.priceFrom),
    to: filters.priceTo === null ? '' : String(filters.priceTo),
    answers: filters.answersWithin === null ? '' : String(filters.answersWithin),
    param: filters.params.join(','),
    online: filters.online ? '1' : '',
    voice: filters.voice ? '1' : '',
    favorite: filters.favorite ? '1' : '',
    search: filters.search,
    sort: filters.sort === 'recommended' ? '' : filters.sort,
  };
  const next = new URLSearchParams(query);
  for (const name of names) {
    if (values[name] === '') next.delete(name);
    else next.set(name, values[name]);
  }
  return next;
};

/** How many filters are set; search and sort are visible anyway. */
export const countFilters = ({
  kind,
  levels,
  languages,
  platform,
  priceFrom,
  priceTo,
  answersWithin,
  params,
  online,
  voice,
  favorite,
}: TeamFilters): number =>
  [
    kind !== null,
    levels.length > 0,
    languages.length > 0,
    platform !== null,
    priceFrom !== null || priceTo !== null,
    answersWithin !== null,
    params.length > 0,
    online,
    voice,
    favorite,
  ].filter(Boolean).length;

/** As the request takes it. */
export const filtersQuery = (filters: TeamFilters) => ({
  ...(filters.kind === null ? {} : { kind: filters.kind }),
  levels: [...filters.levels],
  languages: [...filters.languages],
  ...(filters.platform === null ? {} : { platform: filters.platform }),
  ...(filters.priceFrom === null ? {} : { priceFrom: filters.priceFrom }),
  ...(filters.priceTo === null ? {} : { priceTo: filters.priceTo }),
  ...(filters.answersWithin === null ? {} : { answersWithin: filters.answersWithin }),
  ...(filters.params.length === 0 ? {} : { params: [...filters.params] }),
  ...(filters.online ? { online: 'true' } : {}),
  ...(filters.voice ? { voice: 'true' } : {}),
  ...(filters.favorite ? { favorite: 'true' } : {}),
  search: filters.search.trim(),
  sort: filters.sort,
});

export interface FilterControls {
  readonly filters: TeamFilters;
  readonly change: (part: Partial<TeamFilters>) => void;
  /** All but search and sort. */
  readonly reset: () => void;
}

/** The filters in the address. A change replaces the history entry, so that Back leaves the page. */
export const useTeamFilters = (): FilterControls => {
  const [query, setQuery] = useAddressQuery();
  const filters = useMemo(() => readFilters(query), [query]);
  const change = useCallback(
    (part: Partial<TeamFilters>) =>
      setQuery((latest) => writeFilters(latest, { ...readFilters(latest), ...part }), {
        replace: true,
        preventScrollReset: true,
      }),
    [setQuery],
  );
  const reset = useCallback(() => {
    const { search: _search, sort: _sort, ...rest } = noFilters;
    change(rest);
  }, [change]);
  return { filters, change, reset };
};
