import { Suspense } from 'react';
import { retryInBackground } from '../../kit/overlay/load-errors';
import { lazyComponent } from '../../kit/overlay/lazy-component';

/** Mates only: clients and guests never load its machine. */
export const mateToggle = lazyComponent(
  () => import(/* webpackChunkName: "mate-toggle" */ './mate-toggle').then((m) => m.MateToggle),
  { renderError: retryInBackground },
);

export const LazyMateToggle = () => (
  <Suspense>
    <mateToggle.Component />
  </Suspense>
);
