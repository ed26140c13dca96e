import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';
import { reloadOrRetry } from '../api/release';
import { RebrandingGate } from '../features/rebranding/rebranding-gate';
import { ErrorBoundary } from '../kit/feedback/error-boundary';
import { ErrorState } from '../kit/feedback/error-state';
import { DemoMode } from '../entities/session/demo-mode';
import { AppRoutes } from './router/app-routes';
import { NavigationEffects } from './router/navigation-effects';
import { Session } from './session/session';
import { Layout } from './shell/layout';
import type { AppStore } from './store/create-app-store';

interface AppProps {
  readonly store: AppStore;
  readonly demo: boolean;
}

const broken = (retry: () => void) => <ErrorState onRetry={() => reloadOrRetry(retry)} />;

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
          <RebrandingGate />
        </BrowserRouter>
      </ErrorBoundary>
    </DemoMode>
  </Provider>
);
