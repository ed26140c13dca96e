import { useCallback, useEffect, useRef } from 'react';

/** Returns a function that acts at once or, when it is called while `busy`, as soon as that ends. */
export const useOnceFree = (busy: boolean, act: () => unknown): (() => void) => {
  const wanted = useRef(false);
  useEffect(() => {
    if (busy || !wanted.current) return;
    wanted.current = false;
    void act();
  }, [busy, act]);
  return useCallback(() => {
    if (busy) wanted.current = true;
    else void act();
  }, [busy, act]);
};
