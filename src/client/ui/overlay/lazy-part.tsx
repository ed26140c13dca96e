import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';

export interface LazyPart<P extends object> {
  readonly Part: ComponentType<P>;
  /** Fetches the code ahead of need; a failure shows when the part is really needed. */
  readonly preload: () => Promise<void>;
}

/**
 * A piece of the page whose code comes when somebody reaches for it. `tracked` wraps the loading that a
 * render waits for. What has been preloaded renders at once, without a flash of its fallback.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  tracked: (loading: Promise<ComponentType<P>>) => Promise<ComponentType<P>> = (loading) => loading,
): LazyPart<P> => {
  let loaded: ComponentType<P> | null = null;
  const start = async () => {
    loaded = await load();
    return loaded;
  };
  const Waiting: ComponentType<P> = lazy(async () => ({ default: await tracked(start()) }));
  const Part = (props: P) => {
    // Chosen once per mount: a switch from one to the other would lose the part's state.
    const [Chosen] = useState<ComponentType<P>>(() => loaded ?? Waiting);
    return createElement(Chosen, props);
  };
  return {
    Part,
    preload: () =>
      start().then(
        () => undefined,
        () => undefined,
      ),
  };
};
