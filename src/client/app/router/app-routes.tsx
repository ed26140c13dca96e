import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { ErrorBoundary } from '../../ui/feedback/error-boundary';
import { PageError } from '../../ui/feedback/page-error';
import { GameRoute } from './game-route';
import { Guarded } from './guarded';
import { LandingRoute } from './landing-route';
import { NotFoundPage } from './not-found-page';
import { PageSkeleton } from './page-skeleton';
import { routes } from './routes';
import { texts } from './texts';

/** A chunk that failed to load stays failed in `lazy`: only a fresh page asks for it again. */
const reload = () => location.reload();

const pageFailed = () => <PageError title={texts.pageFailedTitle} text={texts.pageFailed} onRetry={reload} />;

export const AppRoutes = () => {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary resetKey={pathname} fallback={pageFailed}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {routes.map(({ path, access, Page: RoutePage }) => (
            <Route
              key={path}
              path={path}
              element={
                <GameRoute>
                  <Guarded access={access}>
                    <RoutePage />
                  </Guarded>
                </GameRoute>
              }
            />
          ))}
          <Route
            path="/:gameId/:landing"
            element={
              <GameRoute>
                <LandingRoute />
              </GameRoute>
            }
          />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
};
