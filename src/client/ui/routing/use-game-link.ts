import { useCallback } from 'react';
import { gameLink } from './game-link';
import { useGameId } from './use-game-id';

/** `const link = useGameLink(); <Link to={link('/{gameId}/squads')} />` */
export const useGameLink = (): ((to: string) => string) => {
  const gameId = useGameId();
  return useCallback((to: string) => gameLink(to, gameId), [gameId]);
};
