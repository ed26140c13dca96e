import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import styled from 'styled-components';
import { navigationProgress } from '../../kit/routing/navigation-progress';
import { theme } from '../../kit/theme/theme';
import { texts } from './texts';
import { useMe } from '../../entities/person/users-api';
import { ToastHost } from '../../kit/toast/toast-host';
import { ModalHost } from '../modals/modal-host';
import { SecondStepHost } from '../modals/second-step-host';
import { Panels } from '../panels/panels';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import { retryInBackground } from '../../kit/overlay/load-errors';
import { Header } from './header';
import { signedIn } from './lazy-signed-in';

/** Appears with a delay, so that quick loads do not show it. */
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
  animation: grow 6s cubic-bezier(0.1, 0.7, 0.2, 1) 150ms forwards;
`;

const RouteProgress = () => {
  const pending = useSyncExternalStore(navigationProgress.subscribe, navigationProgress.isPending);
  return pending ? <Bar aria-hidden /> : null;
};

const SkipButton = styled.button`
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
 * The first element for the keyboard: skips the header and focuses the page. A button rather than a link, because the
 * hash of the address is used for panels.
 */
const SkipLink = () => (
  <SkipButton type="button" onClick={() => document.querySelector<HTMLElement>('main')?.focus()}>
    {texts.skip}
  </SkipButton>
);

/** Below every first screen, so its code loads later, together with everything else that no first screen needs. */
const footer = lazyComponent(() => import(/* webpackChunkName: "footer" */ './after-page').then((m) => m.AfterPage), {
  renderError: retryInBackground,
});

/** Reserves the height of the footer, so that nothing moves when it is loaded. */
const FooterSlot = styled.div`
  min-height: 290px;
`;

const Main = styled.main`
  min-height: calc(100dvh - var(--header));
`;

/** The shell of every page. For guests it has no banner, chat or tab bar; the desk has its own shell. */
export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const me = useMe();
  const { pathname, search } = useLocation();
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
      <Main tabIndex={-1} data-address={location.origin + pathname + search}>
        {children}
      </Main>
      {!bare && (
        <FooterSlot>
          <Suspense>
            <footer.Component />
          </Suspense>
        </FooterSlot>
      )}
      <Panels />
      <Suspense>{!bare && me !== null && <signedIn.bottom.Component me={me} />}</Suspense>
      <ModalHost />
      <SecondStepHost />
      <ToastHost />
    </>
  );
};
