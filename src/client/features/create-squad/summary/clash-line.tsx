import { Suspense } from 'react';
import { lazyComponent } from '../../../kit/overlay/lazy-component';

/** An extra for signed-in people: if its code cannot be loaded, nothing is shown. */
const clashNote = lazyComponent<{ readonly durationMinutes: number }>(
  () => import(/* webpackChunkName: "clash-note" */ '../../../entities/booking/clash-note').then((m) => m.ClashNote),
  { renderError: () => null },
);

/** Whether a squad of this length would overlap with a booking. */
export const ClashLine = ({ durationMinutes }: { readonly durationMinutes: number }) => (
  <Suspense>
    <clashNote.Component durationMinutes={durationMinutes} />
  </Suspense>
);
