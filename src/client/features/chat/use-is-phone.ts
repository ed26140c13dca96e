import { useSyncExternalStore } from 'react';
import { breakpoint } from '../../ui/theme/media';

const query = `(max-width: ${breakpoint.md - 0.02}px)`;

const subscribe = (listener: () => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Narrow windows have no dock: a chat is a page there. */
export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
