import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  addEventListener('scroll', listener, { passive: true });
  return () => removeEventListener('scroll', listener);
};

/** The header's scrolling state: anything above 0. */
export const useScrolled = (): boolean => useSyncExternalStore(subscribe, () => window.scrollY > 0);
