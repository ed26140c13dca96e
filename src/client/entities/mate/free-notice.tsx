import { Suspense } from 'react';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import type { UnavailableActionProps } from './unavailable-action';

const button = lazyComponent(() =>
  import(/* webpackChunkName: "not-now" */ './unavailable-action').then((m) => m.UnavailableAction),
);

/** Shown instead of «Позвать» while a mate cannot play; few people see it, so its code is loaded when needed. */
export const FreeNotice = (props: UnavailableActionProps) => (
  <Suspense>
    <button.Component {...props} />
  </Suspense>
);
