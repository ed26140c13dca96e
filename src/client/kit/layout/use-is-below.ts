import { useSyncExternalStore } from 'react';
import { breakpoint } from '../theme/theme';

/** A question to the window that the page follows: narrower than this? */
const whetherBelow = (at: keyof typeof breakpoint) => {
  const ask = () => matchMedia(`(max-width: ${breakpoint[at] - 0.02}px)`);
  const subscribe = (listener: () => void) => {
    const media = ask();
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  const isBelow = () => ask().matches;
  return (): boolean => useSyncExternalStore(subscribe, isBelow);
};

/** Whether the window is as narrow as a phone's, for what stands elsewhere there, not only otherwise. */
export const useIsPhone = whetherBelow('md');

/** Whether nothing can stand beside the page's main column. */
export const useIsOneColumn = whetherBelow('lg');
