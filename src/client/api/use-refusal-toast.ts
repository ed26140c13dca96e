import { useCallback } from 'react';
import { useToast } from '../kit/toast/use-toast';
import { failureOf } from './api-error';

/** `catch (problem) { showRefusal(problem); }`: why a call failed, as a toast; whatever else was thrown has a sentence too. */
export const useRefusalToast = (): ((problem: unknown, durationMs?: number) => void) => {
  const toast = useToast();
  return useCallback((problem, durationMs) => toast.danger(failureOf(problem).message, durationMs), [toast]);
};
