import { useSyncExternalStore } from 'react';

/** `waiting`: not yet connected since the page came; `lost`: was connected and tries again. */
export type RealtimeState = 'waiting' | 'live' | 'lost';

let state: RealtimeState = 'waiting';
const listeners = new Set<() => void>();

export const setRealtimeState = (next: RealtimeState): void => {
  state = next;
  for (const tell of listeners) tell();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether the product's socket is open: what is on the screen follows by itself only then. */
export const useRealtimeState = (): RealtimeState => useSyncExternalStore(subscribe, () => state);
