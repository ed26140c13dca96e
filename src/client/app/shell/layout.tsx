import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import styled, { keyframes } from 'styled-components';
import { navigationProgress } from '../../kit/routing/navigation-progress';
import { theme } from '../../kit/theme/theme';
import { texts } from './texts';
import { useMe } from '../../entities/person/users-api';
import { ToastHost } from '../../kit/toast/toast-host';
import { ModalHost } from '../modals/modal-host';
import { Panels } from '../panels/panels';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import { retryInBackground } from '../../kit/overlay/load-errors';
import { Header } from './header';
import { signedIn } from './lazy-signed-in';

const grow = keyframes`from { transform: scaleX(0); } to { transform: scaleX(0.9); }`;

/** Quick loads never show it. */
const Bar = styled.div`
  position: fixed;
  top: 0;
  right: 0;
  left: 0;
  z-index: ${theme.layer.notifications};
  height: 2px;
  background: ${theme.color.accent};
  transform: scaleX(0);
  transform-origin: left;
  animation: ${grow} 6s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms forwards;
`;

const RouteProgress = () => {
  const pending = useSyncExternalStore(navigationProgress.subscribe, navigationProgress.isPending);
  return pending ? <Bar aria-hidden /> : null;
};

const Jump = styled.button`
  position: fixed;
  top: 8px;
  left: 8px;
  z-index: ${theme.layer.toast};
  min-height: 44px;
  padding: 10px 16px;
  border-radius: ${theme.radius.r12};
  background: ${theme.color.accent};
  color: ${theme.color.accentInk};
  font-weight: 600;
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`;

/**
 * First stop of the keyboard: over the header to the page itself. A button, as the address keeps panels, not anchors.
 */
const SkipLink = () => (
  <Jump type="button" onClick={() => document.querySelector<HTMLElement>('main')?.focus()}>
    {texts.skip}
  </Jump>
);

/** It stands below every first screen, and so does its code; with it comes what no first screen needs. */
const footer = lazyComponent(() => import(/* webpackChunkName: "footer" */ './after-page').then((m) => m.AfterPage), {
  renderError: retryInBackground,
});

/** So high that nothing moves when it comes. */
const FooterPlace = styled.div`
  min-height: 290px;
`;

const Main = styled.main`
  min-height: calc(100dvh - var(--header));
`;

/**
 * The page around every page. Guests have it without banner, chat and tab bar; the back office has a shell of its own.
 */
export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const me = useMe();
  const { pathname } = useLocation();
  const bare = /^\/admin(\/|$)/.test(pathname) && (me?.permissions.length ?? 0) > 0;
  return (
    <>
      <RouteProgress />
      <SkipLink />
      {!bare && <Header />}
      {!bare && me !== null && (
        <Suspense>
          <signedIn.top.Component />
        </Suspense>
      )}
      <Main tabIndex={-1}>{children}</Main>
      {!bare && (
        <FooterPlace>
          <Suspense>
            <footer.Component />
          </Suspense>
        </FooterPlace>
      )}
      <Panels />
      <Suspense>{!bare && me !== null && <signedIn.bottom.Component me={me} />}</Suspense>
      <ModalHost />
      <ToastHost />
    </>
  );
};
