import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { categoryKinds } from '../../../domain/enums/category-kind';
import type { CategoryKind } from '../../../domain/enums/category-kind';
import { platforms } from '../../../domain/enums/platform';
import type { Platform } from '../../../domain/enums/platform';
import { squadsList } from '../../../domain/settings/squads-list';

export interface Filter {
  readonly kind: CategoryKind | null;
  readonly platform: Platform | null;
  /** At most, in rubles. */
  readonly maxPrice: number | null;
}

/** The filter stands in the page's address; what else stands there stays, and what is no filter is taken for none. */
export const useFilter = () => {
  const [query, setQuery] = useSearchParams();
  const kind = categoryKinds.find((one) => one === query.get('kind')) ?? null;
  const platform = platforms.find((one) => one === query.get('platform')) ?? null;
  const maxPrice = squadsList.prices.find((one) => String(one) === query.get('maxPrice')) ?? null;
  const choose = useCallback(
    (next: Partial<Filter>) => {
      setQuery(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries(next)) {
            if (value === null) after.delete(name);
            else after.set(name, String(value));
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setQuery],
  );
  return { filter: { kind, platform, maxPrice }, choose };
};
