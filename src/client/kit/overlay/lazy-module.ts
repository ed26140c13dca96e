import { useSyncExternalStore } from 'react';
import { importWithRetry } from './import-with-retry';

interface LazyModule<T> {
  readonly preload: () => Promise<void>;
  /** The module once it is loaded; null before. */
  readonly useModule: () => T | null;
}

/**
 * Code without UI, without which a page works until it is loaded. After a failure it is loaded again when the browser
 * comes online, or when it is next needed.
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
  const subscribe = (onLoad: () => void): (() => void) => {
    const load = (): void => void preload().then(onLoad);
    load();
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  };
  return { preload, useModule: () => useSyncExternalStore(subscribe, () => code) };
};
