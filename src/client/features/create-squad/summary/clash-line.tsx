import { Suspense } from 'react';
import { lazyPart } from '../../../kit/overlay/lazy-part';

/** An extra for those who are signed in: where its code does not come, nothing stands in its place. */
const clashNote = lazyPart<{ readonly durationMinutes: number }>(
  () => import(/* webpackChunkName: "clash-note" */ '../../../entities/booking/clash-note').then((m) => m.ClashNote),
  { failed: () => null },
);

/** Whether a squad of this length would run into a game agreed on. */
export const ClashLine = ({ durationMinutes }: { readonly durationMinutes: number }) => (
  <Suspense>
    <clashNote.Part durationMinutes={durationMinutes} />
  </Suspense>
);
