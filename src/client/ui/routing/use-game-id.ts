import { useLocation } from 'react-router';
import { rememberedGame } from './game-choice';
import { gameOfPath } from './game-of-path';

/** The chosen game: out of the path, else out of the query, else the one remembered. */
export const useGameId = (): string => {
  const { search, pathname } = useLocation();
  return gameOfPath(pathname) ?? new URLSearchParams(search).get('gameId') ?? rememberedGame();
};
