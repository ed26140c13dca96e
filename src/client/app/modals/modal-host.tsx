import { Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { modalClosed, modalsSlice } from '../../entities/modals/modals';
import { whenIdle } from '../../kit/layout/later';
import { closeFailed } from '../../kit/overlay/failed-part';
import { lazyPart } from '../../kit/overlay/lazy-part';

const shown = lazyPart(() => import(/* webpackChunkName: "modals" */ './shown-modal').then((m) => m.ShownModal), {
  failed: closeFailed,
});

/** Shows the modal on top. */
export const ModalHost = () => {
  const top = useSelector(modalsSlice.selectors.topModal);
  const dispatch = useDispatch();
  useEffect(() => whenIdle(() => void shown.preload()), []);
  return top === undefined ? null : (
    <Suspense>
      <shown.Part modal={top} onClose={() => dispatch(modalClosed())} />
    </Suspense>
  );
};
