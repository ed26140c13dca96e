import { useState, useSyncExternalStore } from 'react';
import { browserStorage } from '../../../kit/store/browser-storage';

const roomFor = matchMedia('(max-width: 767.98px), (min-width: 1680px)');

const subscribe = (listener: () => void) => {
  roomFor.addEventListener('change', listener);
  return () => roomFor.removeEventListener('change', listener);
};

/** Whether a list and what is open of it leave no room for the words of the navigation. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => !roomFor.matches);

const railKey = 'admin-rail';

/** The navigation as a rail of icons, as the operator left it. */
export const useRail = () => {
  const [rail, setRail] = useState(() => browserStorage.get(railKey) === 'yes');
  const toggle = () => {
    browserStorage.set(railKey, rail ? 'no' : 'yes');
    setRail(!rail);
  };
  return { rail, toggle };
};
