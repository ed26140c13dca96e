import { useSyncExternalStore } from 'react';
import { breakpoint } from '../theme/theme';

const query = `(max-width: ${breakpoint.md - 0.02}px)`;

const subscribe = (listener: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the window is as narrow as a phone's, for what stands elsewhere there, not only otherwise. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
