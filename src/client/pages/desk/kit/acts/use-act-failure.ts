import { useEffect, useRef, useState } from 'react';
import type { ApiFailure } from '#client/api/api-error.ts';
import { useToast } from '#client/kit/toast/use-toast.ts';

/**
 * Why the last act failed; `undefined` clears it. If the operator has closed the form (`isClosed`) or opened another
 * object meanwhile, a toast with the act's name shows it: nothing else would say that the act was not carried out.
 */
export const useActFailure = (act: string) => {
  const [failure, setFailure] = useState<ApiFailure | undefined>(undefined);
  const isGone = useRef(false);
  const toast = useToast();
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const fail = (next: ApiFailure | undefined, isClosed = false): void => {
    if ((isClosed || isGone.current) && next !== undefined) toast.danger(`${act}: ${next.message}`);
    else setFailure(next);
  };
  return [failure, fail] as const;
};
