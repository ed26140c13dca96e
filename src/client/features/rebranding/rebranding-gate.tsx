import { Suspense, useEffect, useState } from 'react';
import { useRebrandingQuery } from '../../entities/game/reference-api';
import { tryLater } from '../../kit/overlay/failed-part';
import { lazyPart } from '../../kit/overlay/lazy-part';
import { whenIdle } from '../../kit/layout/later';
import { rebrandingSeen } from './rebranding-seen';

const Modal = lazyPart(
  () => import(/* webpackChunkName: "rebranding" */ './rebranding-modal').then((m) => m.RebrandingModal),
  { failed: tryLater },
);

/** Keeps the machine and the dialog out of the first load: they come only when there is something to announce. */
export const RebrandingGate = () => {
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(!rebrandingSeen.isRecorded())), []);
  const { data } = useRebrandingQuery(undefined, { skip: !ready });
  return data?.rebranding === true ? (
    <Suspense>
      <Modal.Part />
    </Suspense>
  ) : null;
};
