import { Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { useHeldByChooser } from '../controls/chooser-gone';
import { whenIdle } from '../layout/defer';
import { retryInBackground } from '../overlay/load-errors';
import { lazyComponent } from '../overlay/lazy-component';
import { below, theme } from '../theme/theme';
import { toastsSlice } from './toasts-slice';

/** No first screen shows a toast: the code that renders toasts is part of the footer's chunk and is preloaded. */
export const shownToast = lazyComponent(
  () => import(/* webpackChunkName: "footer" */ './shown-toast').then((m) => m.ShownToast),
  { renderError: retryInBackground },
);

/** In the middle: on the right it would cover the chat's button and the dock. */
const Region = styled.div`
  position: fixed;
  right: 24px;
  bottom: calc(${theme.size.bottomBar} + 24px);
  left: 24px;
  z-index: ${theme.layer.toast};
  pointer-events: none;
  ${below('md')} {
    right: max(16px, env(safe-area-inset-right));
    bottom: calc(${theme.size.tabBar} + ${theme.size.bottomBar} + 16px);
    left: max(16px, env(safe-area-inset-left));
  }
`;

/** The live region is in the page from the start: screen readers announce only what is added to an existing one. */
export const ToastHost = () => {
  const toast = useHeldByChooser(useSelector(toastsSlice.selectors.currentToast));
  useEffect(() => whenIdle(() => void shownToast.preload()), []);
  return (
    <Region role="status" aria-live={toast?.kind === 'danger' ? 'assertive' : 'polite'}>
      {toast !== null && (
        <Suspense>
          <shownToast.Component key={toast.id} toast={toast} />
        </Suspense>
      )}
    </Region>
  );
};
