import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;

const subscribe = (listener: () => void) => {
  const set = (next: boolean) => () => {
    printing = next;
    flushSync(listener);
  };
  const [begin, end] = [set(true), set(false)];
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
};

/** True from just before the page is printed until it is. The change is rendered at once, so that it is on the paper. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);
