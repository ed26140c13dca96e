const key = 'session';

/** Remembers that this browser was signed in, so that guests never ask for a refresh and tabs know of one another's. */
export const sessionHint = {
  isSignedIn: (): boolean => localStorage.getItem(key) !== null,
  /** Epoch milliseconds of the last renewal in any tab; 0 when never. */
  renewedAt: (): number => Number(localStorage.getItem(key) ?? 0),
  set: (now: number): void => localStorage.setItem(key, String(now)),
  clear: (): void => localStorage.removeItem(key),
} as const;
