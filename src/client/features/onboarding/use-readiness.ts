import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { MateReadiness } from '../../../contract/mates';
import { mateReadinessDetails } from '../../../domain/enums/mate-readiness-detail';
import { mateReadinessSlice, onboardingRequired } from '../../api/mate-readiness-slice';
import { useMateReadinessQuery } from '../../api/mates-api';
import { useToast } from '../../ui/toast/use-toast';
import { missingText } from './missing-text';

type Item = MateReadiness['missing'][number];

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'detail' in value && 'name' in value && mateReadinessDetails.some((detail) => detail === value.detail);

/** Details of a refusal, as far as they are what readiness says. */
const missingIn = (details: unknown): readonly Item[] => {
  if (typeof details !== 'object' || details === null || !('missing' in details) || !Array.isArray(details.missing)) return [];
  return details.missing.filter(isItem);
};

/** What is missing now; after a refused toggle its details stand there at once, and the first of them is said. */
export const useReadiness = () => {
  const details = useSelector(mateReadinessSlice.selectors.onboardingDetails);
  const dispatch = useDispatch();
  const toast = useToast();
  const { data, error, refetch } = useMateReadinessQuery();
  const said = missingIn(details);
  const first = said[0];
  useEffect(() => {
    if (first === undefined) return;
    toast.danger(missingText(first));
    dispatch(onboardingRequired(null));
  }, [dispatch, first, toast]);
  return { readiness: data ?? (said.length > 0 ? { missing: [...said] } : undefined), error, refetch };
};
