import { useSyncExternalStore } from 'react';
import { importWithRetry } from './import-with-retry';

interface LazyModule<T> {
  readonly preload: () => Promise<void>;
  /** The code once it is there; null before. */
  readonly useCode: () => T | null;
}

/**
 * Code with nothing to see, which a page gets on without until it is there. What did not come is asked for again when
 * the line is back, and by whoever wants it next.
 */
export const lazyModule = <T>(load: () => Promise<T>): LazyModule<T> => {
  let code: T | null = null;
  let loading: Promise<void> | null = null;
  const start = async (): Promise<void> => {
    try {
      code = await importWithRetry(load);
    } catch {
      loading = null;
    }
  };
  const preload = (): Promise<void> => (loading ??= start());
  const subscribe = (tell: () => void): (() => void) => {
    const ask = (): void => void preload().then(tell);
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  };
  return { preload, useCode: () => useSyncExternalStore(subscribe, () => code) };
};
