import { useSyncExternalStore } from 'react';
import { fetchCode } from './fetch-code';

interface LateCode<T> {
  readonly preload: () => Promise<void>;
  /** The code once it is there; null before. */
  readonly useCode: () => T | null;
}

/**
 * Code with nothing to see, which a page gets on without until it is there. What did not come is asked for again when
 * the line is back, and by whoever wants it next.
 */
export const lateCode = <T>(load: () => Promise<T>): LateCode<T> => {
  let code: T | null = null;
  let coming: Promise<void> | null = null;
  const come = async (): Promise<void> => {
    try {
      code = await fetchCode(load);
    } catch {
      coming = null;
    }
  };
  const preload = (): Promise<void> => (coming ??= come());
  const subscribe = (tell: () => void): (() => void) => {
    const ask = (): void => void preload().then(tell);
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  };
  return { preload, useCode: () => useSyncExternalStore(subscribe, () => code) };
};
