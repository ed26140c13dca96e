import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * One function for the life of a component, which calls the one that was given last. For the `onClick` of an `<a>`: React
 * sets the element's `onclick` for each new one, and Firefox makes a link anew for readers of screens whenever that is
 * set: in a menu, which is rendered as the focus moves, the next item was not read out.
 */
export const useSameFunction = <A extends readonly unknown[], R>(given: (...args: A) => R): ((...args: A) => R) => {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  return useCallback((...args: A) => latest.current(...args), []);
};
