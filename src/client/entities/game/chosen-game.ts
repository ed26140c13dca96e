import { useLocation } from 'react-router';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { pages } from '../../../contract/pages';
import { browserStorage } from '../../kit/store/browser-storage';
import { referenceApi } from './reference-api';

const key = 'gameId';

let fallback = 'cs2';

/** The game of a visitor who never chose one; the boot sets it to their own or the first of the list. */
export const setDefaultGame = (gameId: string): void => {
  fallback = gameId;
};

export const storeGameId = (gameId: string): void => browserStorage.set(key, gameId);

export const storedGameId = (): string => browserStorage.get(key) ?? fallback;

/** First segments that are pages of their own, or calls, and not a game. */
const plainRoots: ReadonlySet<string | undefined> = new Set([...pages.map(({ path }) => path.split('/')[1]), 'api']);

/**
 * `/cs2/team` → `cs2`; null where the path has no game. The header stands outside the routes and reads the path itself.
 */
const gameOfPath = (pathname: string): string | null => {
  const [, first = '', second] = pathname.split('/');
  return second === undefined || plainRoots.has(first) ? null : first;
};

export const isGamePath = (pathname: string): boolean => gameOfPath(pathname) !== null;

/**
 * A link that keeps the chosen game: `{gameId}` in it is filled, a link without it gets `?gameId=`.
 * `gameLink('/{gameId}/team', 'cs2')` → `/cs2/team`; `gameLink('/blog', 'cs2')` → `/blog?gameId=cs2`.
 */
const gameLink = (to: string, gameId: string): string => {
  if (to.includes('{gameId}')) return to.replace('{gameId}', gameId);
  const [beforeHash = '', hash] = to.split('#');
  const joint = beforeHash.includes('?') ? '&' : '?';
  return `${beforeHash}${joint}gameId=${encodeURIComponent(gameId)}${hash === undefined ? '' : `#${hash}`}`;
};

/** The games that an address names, best first: in its path, in its query, in the address that signing in leads to. */
const gamesNamed = (pathname: string, search: string): readonly (string | null)[] => {
  const query = new URLSearchParams(search);
  const [path = '', rest] = query.get('returnTo')?.split('?') ?? [];
  return [gameOfPath(pathname), query.get('gameId'), ...(path === '' ? [] : gamesNamed(path, rest ?? ''))];
};

const selectGames = referenceApi.endpoints.games.select();

interface NamedGame {
  /** The game of the address; null where it names none that is played here. */
  readonly named: string | null;
  readonly gameId: string;
}

/** Whatever stands in an address is no game yet: only one of the list is. Before the list is there all are believed. */
export const useNamedGame = (): NamedGame => {
  const { search, pathname } = useLocation();
  const games = useSelector(selectGames).data ?? [];
  const known = (id: string | null) => id !== null && (games.length === 0 || games.some((game) => game.id === id));
  const named = gamesNamed(pathname, search).find(known) ?? null;
  return { named, gameId: named ?? [storedGameId()].find(known) ?? fallback };
};

/** The chosen game: that of the address, else the one remembered. */
export const useGameId = (): string => useNamedGame().gameId;

/** Not about any game: the back office, the demo's tools, payment, and signing in, which returns to an address. */
const gamelessRoots: ReadonlySet<string> = new Set(['admin', 'dev', 'pay', 'login', 'api', 'offline']);

/** What opens over the page keeps its address. */
const panel = /#(?:menu|events|chat)$/;

/**
 * The address with the chosen game in its query, where its page has none in the path and nobody has put one there.
 * Every link of the product passes through it.
 */
export const useAddressWithGame = (to: string): string => {
  const gameId = useGameId();
  const [path = '', query = ''] = to.split('#')[0]?.split('?') ?? [];
  const root = path.split('/')[1];
  const isPlain = root !== undefined && plainRoots.has(root) && !gamelessRoots.has(root) && !panel.test(to);
  return isPlain && !new URLSearchParams(query).has('gameId') ? gameLink(to, gameId) : to;
};

/** `const link = useGameLink(); <Link to={link('/{gameId}/squads')} />` */
export const useGameLink = (): ((to: string) => string) => {
  const gameId = useGameId();
  return useCallback((to: string) => gameLink(to, gameId), [gameId]);
};
