import { useMemo } from 'react';
import type { Category } from '../../../../contract/reference';
import { trialLesson } from '../../../../domain/settings/trial-lesson';

/** The categories on offer: the trial lesson is not among them for somebody who may not have it. */
export const usePlayable = (categories: readonly Category[] | undefined, trial: boolean): readonly Category[] | undefined =>
  useMemo(() => (trial ? categories : categories?.filter(({ kind }) => kind !== trialLesson.categoryKind)), [categories, trial]);
