import { useLocation, useParams } from 'react-router';
import { rememberedGame } from './game-choice';

/** The chosen game: out of the path, else out of the query, else the one remembered. */
export const useGameId = (): string => {
  const { gameId } = useParams();
  const { search, pathname } = useLocation();
  const inPath = gameId ?? gameOfPath(pathname);
  return inPath ?? new URLSearchParams(search).get('gameId') ?? rememberedGame();
};

const plainRoots = new Set(['', 'login', 'balance', 'blog', 'materials', 'support', 'policy', 'admin', 'dev', 'api']);

/** The header stands outside the routes and has no params: it reads `/cs2/team` by itself. */
const gameOfPath = (pathname: string): string | null => {
  const [, first = '', second] = pathname.split('/');
  return second === undefined || plainRoots.has(first) ? null : first;
};
