import { useEffect, useRef, useState } from 'react';
import { failureOf } from '../../../../api/api-error';
import { useToast } from '../../../../kit/toast/use-toast';

/**
 * Why the last act failed; `undefined` takes it away. An operator who closed the form or went on to another object while
 * the act was on its way reads it in a toast, under the name of the act: nothing else says that it did not happen.
 */
export const useActFailure = (act: string) => {
  const [failure, setFailure] = useState<unknown>(undefined);
  const isGone = useRef(false);
  const toast = useToast();
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const fail = (error: unknown): void => {
    if (isGone.current && error !== undefined) toast.danger(`${act}: ${failureOf(error).message}`);
    else setFailure(error);
  };
  return [failure, fail] as const;
};
