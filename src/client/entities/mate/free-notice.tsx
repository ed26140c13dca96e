import { Suspense } from 'react';
import { lazyPart } from '../../kit/overlay/lazy-part';
import type { NotNowProps } from './not-now';

const button = lazyPart(() => import(/* webpackChunkName: "not-now" */ './not-now').then((m) => m.NotNow));

/** What stands for «Позвать» while a mate cannot play; few see it, so its code comes when it is needed. */
export const FreeNotice = (props: NotNowProps) => (
  <Suspense>
    <button.Part {...props} />
  </Suspense>
);
