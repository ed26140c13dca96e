import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** A window or the list with the gap beside it, and the margins of the shelf, px. */
const panelPx = 352;
const marginsPx = 48;
const buttonPx = 64;

/** How many windows stand side by side here; at least one. */
export const useRoomForWindows = (list: boolean): number => {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  return Math.max(1, Math.floor((width - marginsPx - (list ? panelPx : buttonPx)) / panelPx));
};
