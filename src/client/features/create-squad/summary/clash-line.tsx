import { Suspense } from 'react';
import { lazyComponent } from '#client/kit/overlay/lazy-component.tsx';

/** An extra for signed-in people: if its code cannot be loaded, nothing is shown. */
const clashNote = lazyComponent<{ readonly durationMinutes: number }>(
  () => import(/* webpackChunkName: "clash-note" */ '#client/entities/booking/clash-note.tsx').then((m) => m.ClashNote),
  { renderError: () => null },
);

/** Whether a squad of this length would overlap with a booking. */
export const ClashLine = ({ durationMinutes }: { readonly durationMinutes: number }) => (
  <Suspense>
    <clashNote.Component durationMinutes={durationMinutes} />
  </Suspense>
);
