import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useGamesQuery } from '../../api/reference-api';
import { rememberGame } from '../../ui/routing/game-choice';
import { NotFoundPage } from './not-found-page';

/** Keeps the game of the path as the chosen one; a game that is not played here is no page. */
export const GameRoute = ({ children }: { readonly children: ReactNode }) => {
  const { gameId } = useParams();
  const { data: games = [] } = useGamesQuery();
  const unknown = gameId !== undefined && games.length > 0 && games.every(({ id }) => id !== gameId);
  useEffect(() => {
    if (gameId !== undefined && !unknown) rememberGame(gameId);
  }, [gameId, unknown]);
  return unknown ? <NotFoundPage /> : children;
};
