import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** A window or the list with the gap beside it, and the margins of the shelf, px. */
const panelPx = 352;
const marginsPx = 48;
const buttonPx = 64;
/** The sign for those that do not stand here, with its gap. */
const signPx = 112;

/** More would cover the page. */
const mostWindows = 3;

/** How many of so many windows stand side by side here; at least one. */
export const useRoomForWindows = (list: boolean, count: number): number => {
  const width = useSyncExternalStore(subscribe, () => window.innerWidth);
  const left = width - marginsPx - (list ? panelPx : buttonPx);
  const fitting = Math.min(mostWindows, Math.floor(left / panelPx));
  return Math.max(1, count <= fitting ? count : Math.min(fitting, Math.floor((left - signPx) / panelPx)));
};
