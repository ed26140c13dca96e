import { Suspense } from 'react';
import { lazyComponent } from '../../../kit/overlay/lazy-component';

/** An extra for those who are signed in: where its code does not come, nothing stands in its place. */
const clashNote = lazyComponent<{ readonly durationMinutes: number }>(
  () => import(/* webpackChunkName: "clash-note" */ '../../../entities/booking/clash-note').then((m) => m.ClashNote),
  { renderError: () => null },
);

/** Whether a squad of this length would run into a game agreed on. */
export const ClashLine = ({ durationMinutes }: { readonly durationMinutes: number }) => (
  <Suspense>
    <clashNote.Component durationMinutes={durationMinutes} />
  </Suspense>
);
