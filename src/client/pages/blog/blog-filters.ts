import { useCallback, useMemo } from 'react';
import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import { isUuid } from '#domain/text/is-uuid.ts';
import { articleTerms } from '#domain/blog/article-terms.ts';
import { articleSorts, type ArticleType, articleTypes } from '#domain/blog/article-enums.ts';

export interface BlogFilters {
  readonly game: string | null;
  readonly author: string | null;
  readonly type: ArticleType | null;
  readonly free: boolean;
  readonly bought: boolean;
  readonly search: string;
  readonly sort: (typeof articleSorts)[number];
}

type Change = Partial<BlogFilters>;

const uuidIn = (text: string | null): string | null => (text !== null && isUuid(text) ? text : null);

/** Reads filters from the address; unknown values are ignored. */
export const readBlogFilters = (query: URLSearchParams): BlogFilters => ({
  game: query.get('game'),
  author: uuidIn(query.get('author')),
  type: articleTypes.find((type) => type === query.get('type')) ?? null,
  free: query.has('free'),
  bought: query.has('bought'),
  search: (query.get('search') ?? '').slice(0, articleTerms.searchMax),
  sort: articleSorts.find((sort) => sort === query.get('sort')) ?? 'NEWEST_FIRST',
});

const write = (query: URLSearchParams, change: Change): URLSearchParams => {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === false || value === '' || value === 'NEWEST_FIRST') next.delete(name);
    else next.set(name, value === true ? '1' : value);
  }
  return next;
};

/** The filters of the feed, in the address, so that a link and Back restore them. */
export const useBlogFilters = () => {
  const [query, setQuery] = useAddressQuery();
  const filters = useMemo(() => readBlogFilters(query), [query]);
  const change = useCallback(
    (part: Change) => setQuery((now) => write(now, part), { replace: true, preventScrollReset: true }),
    [setQuery],
  );
  const reset = useCallback(
    () => change({ game: null, author: null, type: null, free: false, bought: false, search: '' }),
    [change],
  );
  const narrowed =
    filters.game !== null ||
    filters.author !== null ||
    filters.type !== null ||
    filters.free ||
    filters.bought ||
    filters.search !== '';
  return { filters, change, reset, narrowed };
};

export type BlogFilterControls = ReturnType<typeof useBlogFilters>;

/** As the request takes them; unset ones are left out. */
export const feedQuery = ({ game, author, type, free, bought, search, sort }: BlogFilters) => ({
  sort,
  ...(game === null ? {} : { gameId: game }),
  ...(author === null ? {} : { authorId: author }),
  ...(type === null ? {} : { type }),
  ...(free ? { free: 'true' } : {}),
  ...(bought ? { access: 'BOUGHT' as const } : {}),
  ...(search === '' ? {} : { search }),
});
