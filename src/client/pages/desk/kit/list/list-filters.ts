import { useAddressQuery } from '#client/kit/routing/use-address-query.ts';
import type { ListFilters } from '#client/entities/desk/desk-list.ts';
import { typedDayEnd, typedMoment } from '#client/kit/time/typed-time.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

/** A filter of a list; the names are those of the request's query. */
export type Filter =
  | { readonly kind: 'search'; readonly name: string; readonly label: string }
  | { readonly kind: 'choices'; readonly name: string; readonly label: string; readonly options: readonly Option[] }
  | { readonly kind: 'choice'; readonly name: string; readonly label: string; readonly options: readonly Option[] }
  | { readonly kind: 'range'; readonly label: string; readonly from: string; readonly to: string }
  | { readonly kind: 'period'; readonly label: string; readonly from: string; readonly to: string };

export const namesOf = (filter: Filter): readonly string[] =>
  filter.kind === 'range' || filter.kind === 'period' ? [filter.from, filter.to] : [filter.name];

const valueOf = (filter: Filter, name: string, params: URLSearchParams): ListFilters[string] => {
  const given = params.getAll(name).filter((value) => value !== '');
  const [first] = given;
  if (first === undefined) return undefined;
  switch (filter.kind) {
    case 'choices':
      return given.filter((value) => filter.options.some((option) => option.value === value));
    case 'choice':
      return filter.options.some((option) => option.value === first) ? first : undefined;
    case 'range':
      return Number.isFinite(Number(first)) && Number(first) >= 0 ? Number(first) : undefined;
    case 'period':
      // A period includes both of its days.
      return (name === filter.to ? typedDayEnd(first) : typedMoment(first)) ?? undefined;
    case 'search':
      return first.slice(0, 100);
  }
};

/** The same for any order of parameters; saved by a view and compared by a tab. */
export const normalised = (params: URLSearchParams): string => {
  const copy = new URLSearchParams([...params].filter(([, value]) => value !== ''));
  copy.sort();
  return copy.toString();
};

export interface AddressFilters {
  readonly params: URLSearchParams;
  /** As the request takes them; values of a hand-typed address that it would refuse are left out. */
  readonly query: ListFilters;
  readonly sort: string | null;
  readonly filtered: boolean;
  readonly set: (values: Readonly<Record<string, readonly string[]>>) => void;
  readonly replace: (query: string) => void;
}

/** Filters and sort are in the address: a view can be shared, and Back undoes the last change. */
export const useAddressFilters = (filters: readonly Filter[], sorts: readonly string[]): AddressFilters => {
  const [params, setParams] = useAddressQuery();
  const requested = params.get('sort');
  const sort = requested !== null && sorts.includes(requested.replace(/^-/, '')) ? requested : null;
  const query: Record<string, ListFilters[string]> = {};
  for (const filter of filters) for (const name of namesOf(filter)) query[name] = valueOf(filter, name, params);
  const filtered = Object.values(query).some((value) => value !== undefined);
  return {
    params,
    query: sort === null ? query : { ...query, sort },
    sort,
    filtered,
    set: (values) =>
      setParams(
        (now) => {
          for (const [name, given] of Object.entries(values)) {
            now.delete(name);
            given.forEach((value) => now.append(name, value));
          }
          return now;
        },
        { preventScrollReset: true },
      ),
    replace: (text) => setParams(() => new URLSearchParams(text), { preventScrollReset: true }),
  };
};
