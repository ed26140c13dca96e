import { useSyncExternalStore } from 'react';

/** `waiting`: not connected since the page was loaded; `lost`: was connected, is reconnecting. */
export type RealtimeState = 'waiting' | 'live' | 'lost';

let state: RealtimeState = 'waiting';
const listeners = new Set<() => void>();

export const setRealtimeState = (next: RealtimeState): void => {
  state = next;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the product's socket is open: only then does the screen update by itself. */
export const useRealtimeState = (): RealtimeState => useSyncExternalStore(subscribe, () => state);
