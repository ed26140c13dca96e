import type { ComponentType } from 'react';
import { lazyPart } from '../../ui/overlay/lazy-part';
import { navigationProgress } from '../../ui/routing/navigation-progress';

export interface LazyPage {
  readonly Page: ComponentType;
  readonly preload: () => Promise<void>;
}

/** A page with its own chunk; its loading shows in the progress bar, its prefetching does not. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => {
  const { Part, preload } = lazyPart<object>(load, navigationProgress.track);
  return { Page: Part, preload };
};
