import { useSyncExternalStore } from 'react';
import { breakpoint, smallWindow } from '../theme/theme';

/** A hook that returns whether the window matches a media query. */
const mediaQueryHook = (query: string) => {
  const queryList = () => matchMedia(query);
  const subscribe = (listener: () => void) => {
    const media = queryList();
    media.addEventListener('change', listener);
    return () => media.removeEventListener('change', listener);
  };
  const matches = () => queryList().matches;
  return (): boolean => useSyncExternalStore(subscribe, matches);
};

const belowHook = (at: keyof typeof breakpoint) => mediaQueryHook(`(max-width: ${breakpoint[at] - 0.02}px)`);

/** Whether the window is as narrow as a phone: for content that CSS alone cannot rearrange. */
export const useIsPhone = belowHook('md');

/** Whether the window is too small for a chat next to its surroundings: a phone in either orientation. */
export const useIsSmall = mediaQueryHook(smallWindow);

/** Whether the page has only its main column. */
export const useIsOneColumn = belowHook('lg');
