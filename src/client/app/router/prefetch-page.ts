import { parsePath } from 'react-router';
import { pageAt } from '#contract/page-at.ts';
import { type FirstQueries, unsubscribed } from '../../api/first-queries';
import { gameHere } from '../../entities/game/chosen-game';
import { inTurns, pause } from '../../kit/layout/pause';
import type { Me } from '#contract/schemas/me.ts';
import type { AppStore } from '../store/create-app-store';
import { pageComponents } from './page-components';

/** Loads the code of the page at a path. */
export const prefetchPage = async (to: string): Promise<void> => {
  const { pathname = '' } = parsePath(to);
  const page = pageAt(pathname);
  if (page !== null) await pageComponents[page.chunk].preload();
};

/** The banner that the page came with: its code is loaded already. */
const bannerQuery = async (): Promise<ReturnType<FirstQueries>> => {
  if (document.documentElement.dataset['banner'] === undefined) return [];
  return import(/* webpackChunkName: "pov-banner" */ '../../entities/squad/pov-requests-api').then(
    ({ povRequestsApi }) => [povRequestsApi.endpoints.currentPov.initiate(undefined, unsubscribed)],
    () => [],
  );
};

/**
 * Has a page whose code is loaded make its first queries; those whose responses came with the document are done then. All
 * that came has to be asked for, or the page would show a skeleton in place of what the server had shown.
 */
export const askFirst = async ({ dispatch, getState }: AppStore, me: Me | null): Promise<void> => {
  const page = pageAt(location.pathname);
  const firstQueries = page === null ? undefined : pageComponents[page.chunk].firstQueries();
  const at = {
    parts: location.pathname.split('/').filter(Boolean),
    query: new URLSearchParams(location.search),
    gameId: gameHere(getState(), location).gameId,
    me,
  };
  const queries = [...(firstQueries?.(at) ?? []), ...(await bannerQuery())];
  await inTurns(queries.map((query) => () => void dispatch(query)));
  // What came with the document is there after the promises of this task; anything else is not waited for.
  await pause();
};
