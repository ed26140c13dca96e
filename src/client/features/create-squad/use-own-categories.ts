import { useMemo } from 'react';
import type { Me } from '#contract/schemas/me.ts';
import { useOwnCategoriesQuery } from '../../entities/mate/mates-api';

/** Ids of the categories in which a mate can be ordered; undefined for others, and until they are known. */
export const useOwnCategories = (me: Me | null): readonly number[] | undefined => {
  const { data } = useOwnCategoriesQuery(undefined, { skip: me?.mateAccess == null });
  return useMemo(() => data?.filter(({ enabled, closed }) => enabled && !closed).map(({ id }) => id), [data]);
};
