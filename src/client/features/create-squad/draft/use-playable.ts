import { useMemo } from 'react';
import type { Category } from '../../../../contract/reference';
import { useFirstSquadPricesQuery } from '../../../api/squads-api';
import { trialLesson } from '../../../../domain/settings/trial-lesson';

/** The categories on offer, none until it is known whether the trial lesson is among them; a failed answer leaves that to the server. */
export const usePlayable = (categories: readonly Category[] | undefined): readonly Category[] | undefined => {
  const { data: terms, isLoading, error } = useFirstSquadPricesQuery();
  // Asked again after a failure it loads anew: what was shown stays, or whoever asks would go and come without end.
  const unknown = isLoading && error === undefined;
  const trial = terms?.available ?? true;
  return useMemo(() => {
    if (unknown) return undefined;
    return trial ? categories : categories?.filter(({ kind }) => kind !== trialLesson.categoryKind);
  }, [categories, unknown, trial]);
};
