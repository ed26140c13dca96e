import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { rememberGame } from './game-choice';
import { isGamePath } from './game-of-path';

/** Switches the game and stays on the same page: in the path where the page has it, else in the query. */
export const useChooseGame = (): ((gameId: string) => void) => {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    (gameId: string) => {
      rememberGame(gameId);
      const query = new URLSearchParams(search);
      if (isGamePath(pathname)) {
        void navigate({ pathname: pathname.replace(/^\/[^/]+/, `/${gameId}`), search: query.toString() });
        return;
      }
      query.set('gameId', gameId);
      void navigate({ pathname, search: query.toString() });
    },
    [navigate, pathname, search],
  );
};
