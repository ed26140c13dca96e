import { type ReactNode, Suspense, useEffect } from 'react';
import { Navigate, useLocation, useParams, useRoutes } from 'react-router';
import { useGamesQuery, useHasNoGames } from '../../entities/game/reference-api';
import { storeGameId, useGameLink, useNamedGame } from '../../entities/game/chosen-game';
import { lazyComponent } from '../../kit/overlay/lazy-component';
import { defineTexts } from '../../kit/texts/define-texts';
import { Skeleton } from '../../kit/feedback/skeleton';
import { Page } from '../../kit/layout/page';
import { Stack } from '../../kit/layout/stack';
import { reloadOrRetry } from '../../api/release';
import { Loaded } from '../../api/loaded';
import { useMeQuery } from '../../entities/person/users-api';
import { loginPath } from '../../entities/session/return-path';
import { needsGame, pageAt } from '#contract/page-at.ts';
import type { PageAccess } from '#contract/pages.ts';
import { pageComponents } from './page-components';
import { outside } from '../../kit/store/outside';
import { routerPath } from './router-path';
import { Broken, ErrorBoundary } from '../../kit/feedback/error-boundary';
import { chosenGame } from '#contract/routes/route.ts';
import { becomeMatePath } from '#contract/routes/game-pages.ts';

const { Component: NotFoundPage } = lazyComponent(
  () => import(/* webpackChunkName: "not-found" */ '../../pages/not-found/not-found-page').then((m) => m.NotFoundPage),
  { renderError: null },
);

const { Component: NoGamesPage } = lazyComponent(
  () => import(/* webpackChunkName: "no-games" */ '../../pages/no-games/no-games-page').then((m) => m.NoGamesPage),
  { renderError: null },
);

interface GameRouteProps {
  /** Whether the page belongs to a game. */
  readonly needed: boolean;
  readonly children: ReactNode;
}

/** Stores the game of the address as the chosen one; a path with an unknown game is a page that does not exist. */
const GameRoute = ({ needed, children }: GameRouteProps) => {
  const { gameId } = useParams();
  const { data: games = [] } = useGamesQuery();
  const { named } = useNamedGame();
  const unknown = gameId !== undefined && games.length > 0 && games.every(({ id }) => id !== gameId);
  useEffect(() => {
    if (named !== null) storeGameId(named);
  }, [named]);
  const noGames = useHasNoGames();
  if (noGames && needed) return <NoGamesPage />;
  return unknown ? <NotFoundPage /> : children;
};

const texts = defineTexts({
  ru: {
    pageFailedTitle: 'Страница не открылась',
    pageFailed: 'Похоже, пропал интернет.',
    loading: 'Загружаем страницу',
  },
});

/** Only for the first page: later the current page stays until the code of the next one is loaded. */
const PageSkeleton = () => (
  <Page role="status" aria-label={texts.loading}>
    <Stack $gap={20}>
      <Skeleton $width="320px" $height={36} />
      <Skeleton $height={180} $radius="16px" />
      <Skeleton $height={120} $radius="16px" />
    </Stack>
  </Page>
);

/** Sends guests to sign in and back; a person who is not a mate is sent to the page about becoming one. */
export const Guarded = ({ access, children }: { readonly access: PageAccess; readonly children: ReactNode }) => {
  const query = useMeQuery();
  const { pathname, search, hash } = useLocation();
  const link = useGameLink();
  if (access === 'all') return children;
  const me = query.data;
  // While the request for `me` fails, the person may still be signed in.
  if (query.isLoading || (me === undefined && query.error !== undefined))
    return (
      <Loaded query={query} skeleton={<PageSkeleton />} pageTitle={texts.pageFailedTitle}>
        {() => null}
      </Loaded>
    );
  // DevTools may show a state before the sign-in: that must not lead away from the page.
  if (!me) return outside.reopened ? null : <Navigate to={loginPath(pathname + search + hash)} replace />;
  if (access === 'admin' && me.permissions.length === 0) return <NotFoundPage />;
  if (access === 'mate' && me.mateAccess === null)
    return <Navigate to={link(becomeMatePath({ gameId: chosenGame }))} replace />;
  return children;
};

const pageFailed = (retry: () => void) => (
  <Broken title={texts.pageFailedTitle} text={texts.pageFailed} onRetry={() => reloadOrRetry(retry)} />
);

/**
 * The page at the current address, found in the same list that the server uses. The router gets this one route, from
 * which pages read their parameters.
 */
export const AppRoutes = () => {
  const { pathname } = useLocation();
  const page = pageAt(pathname);
  const RoutePage = page === null ? NotFoundPage : pageComponents[page.chunk].Component;
  const element = (
    <GameRoute needed={page !== null && needsGame(page)}>
      <Guarded access={page?.access ?? 'all'}>
        <RoutePage />
      </Guarded>
    </GameRoute>
  );
  const route = useRoutes([{ path: routerPath(page?.path ?? '*'), element }]);
  return (
    <ErrorBoundary resetKey={pathname} fallback={pageFailed}>
      <Suspense fallback={<PageSkeleton />}>{route}</Suspense>
    </ErrorBoundary>
  );
};
