import { Suspense } from 'react';
import { tryLater } from '../../kit/overlay/failed-part';
import { lazyPart } from '../../kit/overlay/lazy-part';

/** Mates only: clients and guests never load its machine. */
export const mateToggle = lazyPart(
  () => import(/* webpackChunkName: "mate-toggle" */ './mate-toggle').then((m) => m.MateToggle),
  { failed: tryLater },
);

export const LazyMateToggle = () => (
  <Suspense>
    <mateToggle.Part />
  </Suspense>
);
