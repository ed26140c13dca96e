import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

export interface LazyPart<P> {
  readonly Part: LazyExoticComponent<ComponentType<P>>;
  /** Fetches the code ahead of need. */
  readonly preload: () => void;
}

/** A piece of the page whose code comes when somebody reaches for it. */
export const lazyPart = <P,>(load: () => Promise<ComponentType<P>>): LazyPart<P> => ({
  Part: lazy(async () => ({ default: await load() })),
  preload: () => {
    load().catch(() => undefined);
  },
});
