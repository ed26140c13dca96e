import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { RebrandingGate } from '../features/rebranding/rebranding-gate';
import { ErrorBoundary } from '../ui/feedback/error-boundary';
import { ErrorState } from '../ui/feedback/error-state';
import { DemoMode } from '../ui/layout/demo-mode';
import { AppRoutes } from './router/app-routes';
import { NavigationEffects } from './router/navigation-effects';
import { Session } from './session/session';
import { Layout } from './shell/layout';
import type { AppStore } from './store/create-app-store';

interface AppProps {
  readonly store: AppStore;
  readonly demo: boolean;
}

const reload = () => location.reload();
const broken = () => <ErrorState onRetry={reload} />;
const nothing = () => null;

export const App = ({ store, demo }: AppProps) => (
  <Provider store={store}>
    <DemoMode value={demo}>
      <ErrorBoundary fallback={broken}>
        <BrowserRouter>
          <NavigationEffects />
          <Session />
          <Layout>
            <AppRoutes />
          </Layout>
          <ErrorBoundary fallback={nothing}>
            <Suspense>
              <RebrandingGate />
            </Suspense>
          </ErrorBoundary>
        </BrowserRouter>
      </ErrorBoundary>
    </DemoMode>
  </Provider>
);
