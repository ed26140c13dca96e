import { useCallback, useState } from 'react';
import { type ApiFailure, failureOf } from './api-error';

const messageOf = ({ message }: ApiFailure): string => message;

/**
 * Calls whose refusal is shown in place, until the next attempt or until `refuse` takes it back. `run` resolves to
 * whether the call succeeded; `tell` gives the text of a refusal, undefined for one that is shown elsewhere. `refuse`
 * also shows what is wrong before anything is sent.
 */
export const useAttempt = () => {
  const [refusal, refuse] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (
      act: () => Promise<unknown>,
      tell: (failure: ApiFailure) => string | undefined = messageOf,
    ): Promise<boolean> => {
      refuse(undefined);
      setBusy(true);
      try {
        await act();
        return true;
      } catch (problem) {
        refuse(tell(failureOf(problem)));
        return false;
      } finally {
        setBusy(false);
      }
    },
    [],
  );
  return { run, busy, refusal, refuse };
};
