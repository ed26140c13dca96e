import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { navigationProgress } from '../../ui/routing/navigation-progress';

export interface LazyPage {
  readonly Page: LazyExoticComponent<ComponentType>;
  readonly preload: () => void;
}

/** A page with its own chunk; its loading shows in the progress bar, its prefetching does not. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => ({
  Page: lazy(async () => ({ default: await navigationProgress.track(load()) })),
  preload: () => {
    load().catch(() => undefined);
  },
});
