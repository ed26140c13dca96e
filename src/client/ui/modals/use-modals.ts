import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import type { OpenModal } from './modal-props';
import { modalClosed, modalOpened } from './modals-slice';

/** `modals.open({ name: 'deposit', props: { shortfall: 320 } })` */
export const useModals = () => {
  const dispatch = useDispatch();
  return useMemo(
    () => ({
      open: (modal: OpenModal) => {
        dispatch(modalOpened(modal));
      },
      close: () => {
        dispatch(modalClosed());
      },
    }),
    [dispatch],
  );
};
