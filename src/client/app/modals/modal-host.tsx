import { Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { modalClosed, modalsSlice } from '../../entities/modals/modals';
import { whenIdle } from '../../kit/layout/defer';
import { toastAndClose } from '../../kit/overlay/load-errors';
import { lazyComponent } from '../../kit/overlay/lazy-component';

const shown = lazyComponent(() => import(/* webpackChunkName: "modals" */ './shown-modal').then((m) => m.ShownModal), {
  renderError: toastAndClose,
});

export const ModalHost = () => {
  const top = useSelector(modalsSlice.selectors.topModal);
  const dispatch = useDispatch();
  useEffect(() => whenIdle(() => void shown.preload()), []);
  return top === undefined ? null : (
    <Suspense>
      <shown.Component modal={top} onClose={() => dispatch(modalClosed())} />
    </Suspense>
  );
};
