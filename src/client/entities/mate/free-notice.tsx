import { Suspense } from 'react';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import type { UnavailableActionProps } from './unavailable-action';

const button = lazyComponent(() =>
  import(/* webpackChunkName: "not-now" */ './unavailable-action').then((m) => m.UnavailableAction),
);

/** What stands for «Позвать» while a mate cannot play; few see it, so its code comes when it is needed. */
export const FreeNotice = (props: UnavailableActionProps) => (
  <Suspense>
    <button.Component {...props} />
  </Suspense>
);
