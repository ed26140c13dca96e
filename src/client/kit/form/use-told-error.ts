import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where the person is, or at the first wrong field of its form, to which the form leads. */
const isTold = (error: HTMLElement): boolean => {
  const field = document.querySelector(`[aria-describedby~="${error.id}"]`);
  const firstWrong = (field?.closest('form') ?? document).querySelector('[aria-invalid=true]');
  return field === null || field === document.activeElement || firstWrong === null || firstWrong === field;
};

/**
 * For the error under a field, whose id its field refers to: makes it an alert, so that it is told as it appears, unless
 * another one is. A form sent empty would have all its errors read out, none with its field's name; those that are not
 * told are heard at their fields.
 */
export const useToldError = <E extends HTMLElement>(error: string | undefined): RefObject<E | null> => {
  const shown = useRef<E>(null);
  useLayoutEffect(() => {
    const element = shown.current;
    if (error !== undefined && element !== null && isTold(element)) element.setAttribute('role', 'alert');
    else element?.removeAttribute('role');
  }, [error]);
  return shown;
};
