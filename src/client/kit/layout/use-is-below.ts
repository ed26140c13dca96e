import { useSyncExternalStore } from 'react';
import { breakpoint, smallWindow } from '../theme/theme';

/** A question to the window that the page follows. */
const mediaQueryHook = (query: string) => {
  const ask = () => matchMedia(query);
  const subscribe = (listener: () => void) => {
    const media = ask();
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  const isSo = () => ask().matches;
  return (): boolean => useSyncExternalStore(subscribe, isSo);
};

const belowHook = (at: keyof typeof breakpoint) => mediaQueryHook(`(max-width: ${breakpoint[at] - 0.02}px)`);

/** Whether the window is as narrow as a phone's, for what stands elsewhere there, not only otherwise. */
export const useIsPhone = belowHook('md');

/** Whether a chat and what stands around it leave no room for each other: a phone either way up. */
export const useIsSmall = mediaQueryHook(smallWindow);

/** Whether nothing can stand beside the page's main column. */
export const useIsOneColumn = belowHook('lg');
