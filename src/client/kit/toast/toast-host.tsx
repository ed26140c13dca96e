import { Suspense, useEffect } from 'react';
import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { whenIdle } from '../layout/defer';
import { retryInBackground } from '../overlay/load-errors';
import { lazyComponent } from '../overlay/lazy-component';
import { below, theme } from '../theme/theme';
import { toastsSlice } from './toasts-slice';

/** No first screen says anything yet: with the code of the footer comes what a toast is drawn by, and waits for one. */
export const shownToast = lazyComponent(
  () => import(/* webpackChunkName: "footer" */ './shown-toast').then((m) => m.ShownToast),
  { renderError: retryInBackground },
);

/** In the middle: at the right it would lie on the chat's button and on the dock. */
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

/** The live region stands in the page from the start: only then do screen readers say what comes into it. */
export const ToastHost = () => {
  const toast = useSelector(toastsSlice.selectors.currentToast);
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
