import type { Contacts } from '#contract/contacts.ts';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { reloadOrRetry } from '../api/release';
import { RebrandingGate } from '../features/rebranding/rebranding-gate';
import { Broken, ErrorBoundary } from '../kit/feedback/error-boundary';
import { ContactsOfService } from '../entities/session/contacts-of-service';
import { DemoMode } from '../entities/session/demo-mode';
import { AppRoutes } from './router/app-routes';
import { NavigationEffects } from './router/navigation-effects';
import { Session } from './session/session';
import { Layout } from './shell/layout';
import type { AppStore } from './store/create-app-store';

interface AppProps {
  readonly store: AppStore;
  readonly demo: boolean;
  readonly contacts: Contacts;
  /** Surrounds what the page shows, not what it does in the background. */
  readonly frame?: ComponentType<{ readonly children: ReactNode }> | undefined;
}

const broken = (retry: () => void) => <Broken onRetry={() => reloadOrRetry(retry)} />;

export const App = ({ store, demo, contacts, frame: Frame = Fragment }: AppProps) => (
  <Provider store={store}>
    <DemoMode value={demo}>
      <ContactsOfService value={contacts}>
        <ErrorBoundary fallback={broken}>
          <BrowserRouter>
            <NavigationEffects />
            <Session />
            <Frame>
              <Layout>
                <AppRoutes />
              </Layout>
              <RebrandingGate />
            </Frame>
          </BrowserRouter>
        </ErrorBoundary>
      </ContactsOfService>
    </DemoMode>
  </Provider>
);
