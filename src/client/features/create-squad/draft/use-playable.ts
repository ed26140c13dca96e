import { useMemo } from 'react';
import type { Category } from '../../../../contract/reference';
import { useFirstSquadPricesQuery } from '../../../api/squads-api';
import { trialLesson } from '../../../../domain/settings/trial-lesson';

/** The categories on offer, none until it is known whether the trial lesson is among them; a failed answer leaves that to the server. */
export const usePlayable = (categories: readonly Category[] | undefined): readonly Category[] | undefined => {
  const { data: terms, isLoading } = useFirstSquadPricesQuery();
  const trial = terms?.available ?? true;
  return useMemo(() => {
    if (isLoading) return undefined;
    return trial ? categories : categories?.filter(({ kind }) => kind !== trialLesson.categoryKind);
  }, [categories, isLoading, trial]);
};
