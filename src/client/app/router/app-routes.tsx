import { type ReactNode, Suspense, useEffect } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation, useParams } from 'react-router';
import { useGamesQuery } from '../../entities/game/reference-api';
import { rememberGame, useGameLink, useNamedGame } from '../../entities/game/game-place';
import { lazyPart } from '../../kit/overlay/lazy-part';
import { defineTexts } from '../../kit/texts/define-texts';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Page } from '../../kit/layout/page';
import { Stack } from '../../kit/layout/stack';
import { reloadOr } from '../../api/release';
import { failureOf } from '../../api/api-error';
import { useMeQuery } from '../../entities/person/users-api';
import { PageError } from '../../kit/feedback/error-state';
import { loginPath } from '../../entities/session/return-path';
import type { PageAccess } from '../../../contract/pages';
import { prefixed, routes } from './routes';
import { ErrorBoundary } from '../../kit/feedback/error-boundary';

const { Part: NotFoundPage } = lazyPart(
  () => import(/* webpackChunkName: "not-found" */ '../../pages/not-found/not-found-page').then((m) => m.NotFoundPage),
  { failed: null },
);

/** Keeps the game of the address as the chosen one; a path of a game that is not played here is no page. */
const GameRoute = ({ children }: { readonly children: ReactNode }) => {
  const { gameId } = useParams();
  const { data: games = [] } = useGamesQuery();
  const { named } = useNamedGame();
  const unknown = gameId !== undefined && games.length > 0 && games.every(({ id }) => id !== gameId);
  useEffect(() => {
    if (named !== null) rememberGame(named);
  }, [named]);
  return unknown ? <NotFoundPage /> : children;
};

/** `/{gameId}/category-{idOrSlug}` and the like. */
const PrefixedRoute = () => {
  const { landing = '' } = useParams();
  const found = prefixed(landing);
  return found === undefined ? <NotFoundPage /> : <found.Page />;
};

const texts = defineTexts({
  ru: {
    pageFailedTitle: 'Страница не открылась',
    pageFailed: 'Проверь интернет и попробуй ещё раз.',
    loading: 'Загружаем страницу',
  },
});

/** Only before the first page: later the old page stays until the new one's code is there. */
const PageSkeleton = () => (
  <Page role="status" aria-label={texts.loading}>
    <Stack $gap={20}>
      <Skeleton $width="320px" $height={36} />
      <Skeleton $height={180} $radius="16px" />
      <Skeleton $height={120} $radius="16px" />
    </Stack>
  </Page>
);

/** Guests go to sign in and come back; who is not a mate sees how to become one. */
export const Guarded = ({ access, children }: { readonly access: PageAccess; readonly children: ReactNode }) => {
  const { data: me, isLoading, error, refetch } = useMeQuery();
  const { pathname, search, hash } = useLocation();
  const link = useGameLink();
  if (access === 'all') return children;
  if (isLoading) return <PageSkeleton />;
  // Who it is could not be asked: that makes nobody a guest.
  if (me === undefined && error !== undefined)
    return <PageError title={texts.pageFailedTitle} text={failureOf(error).message} onRetry={refetch} />;
  if (!me) return <Navigate to={loginPath(pathname + search + hash)} replace />;
  if (access === 'admin' && me.permissions.length === 0) return <NotFoundPage />;
  if (access === 'mate' && me.mateAccess === null) return <Navigate to={link('/{gameId}/mate')} replace />;
  return children;
};

const pageFailed = (retry: () => void) => (
  <PageError title={texts.pageFailedTitle} text={texts.pageFailed} onRetry={() => reloadOr(retry)} />
);

export const AppRoutes = () => {
  const { pathname } = useLocation();
  // A page with pages of its own has all addresses below it: `/admin/squads` is no squads of a game.
  // `/balance` itself is a page beside those below it.
  const whole = routes.some(({ path }) => path === pathname)
    ? []
    : routes.filter(({ path }) => path.endsWith('/*') && matchPath(path, pathname) !== null);
  return (
    <ErrorBoundary resetKey={pathname} fallback={pageFailed}>
      <Suspense fallback={<PageSkeleton />}>
        <Routes>
          {(whole.length > 0 ? whole : routes).map(({ path, access, Page: RoutePage }) => (
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
                <PrefixedRoute />
              </GameRoute>
            }
          />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
};
