import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isGamePath, storeGameId } from './chosen-game';

/** An open panel is closed; an anchor on the page is kept. */
const panels = /^#(?:menu|events|chat)$/;

/** A mate, a squad or a landing belongs to one game: after a switch to another game its list is shown. */
const listOfThing: readonly (readonly [thing: RegExp, list: string])[] = [
  [/^\/team\/.+/, '/team'],
  [/^\/squads\/(?!create$).+/, '/squads'],
  [/^\/(?:training|mates)\/.+/, '/team'],
  [/^\/tag-.+/, '/team'],
];

/**
 * Switches the game. Stays on the same page, or goes to the list if the page shows an object of the game; the game is
 * written into the path if the page has it there, otherwise into the query.
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
