import { Suspense, useEffect, useState } from 'react';
import { useRebrandingQuery } from '../../entities/game/reference-api';
import { retryInBackground } from '../../kit/overlay/load-errors';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import { whenIdle } from '../../kit/layout/defer';
import { rebrandingSeen } from './rebranding-seen';

const Modal = lazyComponent(
  () => import(/* webpackChunkName: "rebranding" */ './rebranding-modal').then((m) => m.RebrandingModal),
  { renderError: retryInBackground },
);

/** Keeps the machine and the dialog out of the first load: they are loaded only when there is something to announce. */
export const RebrandingGate = () => {
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(!rebrandingSeen.isRecorded())), []);
  const { data } = useRebrandingQuery(undefined, { skip: !ready });
  return data?.rebranding === true ? (
    <Suspense>
      <Modal.Component />
    </Suspense>
  ) : null;
};
