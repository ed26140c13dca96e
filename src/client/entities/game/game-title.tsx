import { useGamesQuery } from './reference-api';

/** «Counter-Strike 2» for `cs2`; for a game that no longer exists its id. */
export const GameTitle = ({ gameId }: { readonly gameId: string }) => {
  const { data: games = [] } = useGamesQuery();
  return games.find(({ id }) => id === gameId)?.name ?? gameId;
};
