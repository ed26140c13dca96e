import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isGamePath, storeGameId } from './chosen-game';

/** What stands open over a page closes; a place on the page stays. */
const panels = /^#(?:menu|events|chat)$/;

/** A mate, a squad or a landing belongs to its game: in another game its list is shown. */
const listOfThing: readonly (readonly [thing: RegExp, list: string])[] = [
  [/^\/team\/.+/, '/team'],
  [/^\/squads\/(?!create$).+/, '/squads'],
  [/^\/(?:training|mates)\/.+/, '/team'],
  [/^\/tag-.+/, '/team'],
];

/**
 * Switches the game and stays on the same page, or goes to the list where the page is of one thing: in the path where
 * the page has it, else in the query.
 */
export const useChooseGame = (): ((gameId: string) => void) => {
  const navigate = useNavigate();
  const { pathname, search, hash: given } = useLocation();
  const hash = panels.test(given) ? '' : given;
  return useCallback(
    (gameId: string) => {
      storeGameId(gameId);
      const query = new URLSearchParams(search);
      if (isGamePath(pathname)) {
        const page = pathname.replace(/^\/[^/]+/, '');
        const list = listOfThing.find(([thing]) => thing.test(page))?.[1];
        void navigate(
          list === undefined ? { pathname: `/${gameId}${page}`, search: query.toString(), hash } : `/${gameId}${list}`,
        );
        return;
      }
      query.set('gameId', gameId);
      void navigate({ pathname, search: query.toString(), hash });
    },
    [navigate, pathname, search, hash],
  );
};
