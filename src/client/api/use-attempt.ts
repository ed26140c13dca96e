import { useCallback, useState } from 'react';
import type { ApiFailure } from './api-error';
import { attempted } from './attempted';

const messageOf = ({ message }: ApiFailure): string => message;

/**
 * Calls whose refusal is shown in place, until the next attempt or until `refuse` takes it back. `run` resolves to
 * whether the call succeeded; `tell` gives the text of a refusal, undefined for one that is shown elsewhere, and may look
 * at what was thrown where not all that can fail is a call. `refuse` also shows what is wrong before anything is sent.
 */
export const useAttempt = () => {
  const [refusal, refuse] = useState<string | undefined>(undefined);
  const [busy, setBusy] = useState(false);
  const run = useCallback(
    async (
      act: () => Promise<unknown>,
      tell: (failure: ApiFailure, problem: unknown) => string | undefined = messageOf,
    ): Promise<boolean> => {
      refuse(undefined);
      setBusy(true);
      const { failure, problem } = await attempted(act);
      setBusy(false);
      if (failure !== undefined) refuse(tell(failure, problem));
      return failure === undefined;
    },
    [],
  );
  return { run, busy, refusal, refuse };
};
