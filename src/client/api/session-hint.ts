import { browserStorage } from '../kit/store/browser-storage';

const key = 'session';

/** Remembers that this browser was signed in, so that guests never ask for a refresh and tabs know of one another's. */
export const sessionHint = {
  isSignedIn: (): boolean => browserStorage.get(key) !== null,
  /** Epoch milliseconds of the last renewal in any tab; 0 when never. */
  renewedAt: (): number => Number(browserStorage.get(key) ?? 0),
  set: (now: number): void => browserStorage.set(key, String(now)),
  clear: (): void => browserStorage.remove(key),
} as const;

let opened: BroadcastChannel | null = null;

/** Opened when it is first needed; null in a browser without one. */
const channel = (): BroadcastChannel | null => {
  if ('BroadcastChannel' in globalThis) opened ??= new BroadcastChannel('session');
  return opened;
};

/** Tells the other tabs that somebody signed in or out here. */
export const notifyOtherTabs = (): void => channel()?.postMessage('changed');

export const onSessionChangedInOtherTab = (listener: () => void): (() => void) => {
  channel()?.addEventListener('message', listener);
  return () => channel()?.removeEventListener('message', listener);
};
