import { browserStorage } from '../kit/store/browser-storage';

const key = 'session';

/** Records that this browser is signed in: guests need not request a refresh, and tabs see one another's renewals. */
export const sessionHint = {
  isSignedIn: (): boolean => browserStorage.get(key) !== null,
  /** Epoch milliseconds of the last renewal in any tab; 0 if there was none. */
  renewedAt: (): number => Number(browserStorage.get(key) ?? 0),
  set: (now: number): void => browserStorage.set(key, String(now)),
  clear: (): void => browserStorage.remove(key),
} as const;
