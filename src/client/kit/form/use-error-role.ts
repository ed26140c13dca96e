import { useLayoutEffect, useState } from 'react';

/**
 * Whether an error under a field is told as it appears: where the person is, or at the first wrong field of its form,
 * to which the form leads. Otherwise a form sent empty would have all its errors read out, none with its field's name;
 * the others are heard at their fields. `errorId`: the id by which its field refers to it.
 */
export const useErrorRole = (errorId: string, error: string | undefined): 'alert' | undefined => {
  const [isTold, setIsTold] = useState(false);
  useLayoutEffect(() => {
    if (error === undefined) return setIsTold(false);
    const field = document.querySelector(`[aria-describedby~="${errorId}"]`);
    const firstWrong = (field?.closest('form') ?? document).querySelector('[aria-invalid=true]');
    setIsTold(field === null || field === document.activeElement || firstWrong === null || firstWrong === field);
    return undefined;
  }, [errorId, error]);
  return isTold ? 'alert' : undefined;
};
