import { useState, useSyncExternalStore } from 'react';
import { browserStorage } from '#client/kit/store/browser-storage.ts';

const roomFor = () => matchMedia('(max-width: 767.98px), (min-width: 1680px)');

const subscribe = (listener: () => void) => {
  const room = roomFor();
  room.addEventListener('change', listener);
  return () => room.removeEventListener('change', listener);
};

/** Whether a list with an open record leaves no room for the texts of the navigation. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => !roomFor().matches);

const railKey = 'admin-rail';

/** Whether the operator has collapsed the navigation to a rail of icons; stored in the browser. */
export const useRail = () => {
  const [rail, setRail] = useState(() => browserStorage.get(railKey) === 'yes');
  const toggle = () => {
    browserStorage.set(railKey, rail ? 'no' : 'yes');
    setRail(!rail);
  };
  return { rail, toggle };
};
