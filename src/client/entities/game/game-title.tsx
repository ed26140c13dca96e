import { useGamesQuery } from './reference-api';

/** «Counter-Strike 2» for `cs2`; a game that is not played any more keeps its id. */
export const GameTitle = ({ gameId }: { readonly gameId: string }) => {
  const { data: games = [] } = useGamesQuery();
  return games.find(({ id }) => id === gameId)?.name ?? gameId;
};
