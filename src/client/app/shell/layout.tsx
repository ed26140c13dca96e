import { Suspense } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useMe } from '../../api/use-me';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { ToastHost } from '../../ui/toast/toast-host';
import { ModalHost } from '../modals/modal-host';
import { Panels } from '../panels/panels';
import { Footer } from './footer';
import { Header } from './header';
import { RouteProgress } from './route-progress';
import { SkipLink } from './skip-link';
import { signedIn } from './signed-in-parts';

const Main = styled.main`
  min-height: calc(100dvh - var(--header));
`;

const nothing = () => null;

/** The page around every page. Guests have it without banner, chat and tab bar. */
export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const me = useMe();
  return (
    <>
      <RouteProgress />
      <SkipLink />
      <Header />
      {me !== null && (
        <ErrorBoundary fallback={nothing}>
          <Suspense>
            <signedIn.top.Part />
          </Suspense>
        </ErrorBoundary>
      )}
      <Main tabIndex={-1}>{children}</Main>
      <Footer />
      <ErrorBoundary fallback={nothing}>
        <Panels />
        <Suspense>
          {me !== null && <signedIn.bottom.Part me={me} />}
          <ModalHost />
        </Suspense>
      </ErrorBoundary>
      <ToastHost />
    </>
  );
};
