import { Suspense } from 'react';
import { lazyPart } from '../../kit/overlay/lazy-part';
import type { FreeNoticeProps } from './free-notice-button';

const button = lazyPart(() =>
  import(/* webpackChunkName: "free-notice" */ './free-notice-button').then((m) => m.FreeNoticeButton),
);

/** What stands for «Позвать» while a mate plays; few see it, so its code comes when it is needed. */
export const FreeNotice = (props: FreeNoticeProps) => (
  <Suspense>
    <button.Part {...props} />
  </Suspense>
);
