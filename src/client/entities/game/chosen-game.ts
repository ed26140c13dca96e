import { useLocation } from 'react-router';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { pages } from '#contract/pages.ts';
import { browserStorage } from '../../kit/store/browser-storage';
import { referenceApi } from './reference-api';

const key = 'gameId';

let fallback = 'cs2';

/** The game of a visitor who has not chosen one; at the start it is set to their own game or the first of the list. */
export const setDefaultGame = (gameId: string): void => {
  fallback = gameId;
};

export const storeGameId = (gameId: string): void => browserStorage.set(key, gameId);

export const storedGameId = (): string => browserStorage.get(key) ?? fallback;

/** First path segments that belong to a page or an API call and are not the id of a game. */
const knownRoots: ReadonlySet<string | undefined> = new Set([...pages.map(({ path }) => path.split('/')[1]), 'api']);

/**
 * `/cs2/team` → `cs2`; null for a path without a game. The header is outside of the routes, so it parses the path
 * itself.
 */
const gameOfPath = (pathname: string): string | null => {
  const [, first = '', second] = pathname.split('/');
  return second === undefined || knownRoots.has(first) ? null : first;
};

export const isGamePath = (pathname: string): boolean => gameOfPath(pathname) !== null;

/**
 * A link to a page with the chosen game: replaces `{gameId}`, otherwise adds `?gameId=`. `gameLink('/{gameId}/team',
 * 'cs2')` → `/cs2/team`; `gameLink('/blog', 'cs2')` → `/blog?gameId=cs2`.
 */
const gameLink = (to: string, gameId: string): string => {
  if (to.includes('{gameId}')) return to.replace('{gameId}', gameId);
  const [beforeHash = '', hash] = to.split('#');
  const separator = beforeHash.includes('?') ? '&' : '?';
  return `${beforeHash}${separator}gameId=${encodeURIComponent(gameId)}${hash === undefined ? '' : `#${hash}`}`;
};

/** The games in an address, by priority: in its path, in its query, in the address to return to after signing in. */
const gamesNamed = (pathname: string, search: string): readonly (string | null)[] => {
  const query = new URLSearchParams(search);
  const [path = '', rest] = query.get('returnTo')?.split('?') ?? [];
  return [gameOfPath(pathname), query.get('gameId'), ...(path === '' ? [] : gamesNamed(path, rest ?? ''))];
};

const selectGames = referenceApi.endpoints.games.select();

interface NamedGame {
  /** The game of the address; null if it contains none that exists. */
  readonly named: string | null;
  readonly gameId: string;
}

interface Address {
  readonly pathname: string;
  readonly search: string;
}

const chosenAmong = (games: readonly { readonly id: string }[], { pathname, search }: Address): NamedGame => {
  const known = (id: string | null) => id !== null && (games.length === 0 || games.some((game) => game.id === id));
  const named = gamesNamed(pathname, search).find(known) ?? null;
  return { named, gameId: named ?? [storedGameId()].find(known) ?? fallback };
};

/** The game at an address, by the games in the store. */
export const gameHere = (state: Parameters<typeof selectGames>[0], address: Address): NamedGame =>
  chosenAmong(selectGames(state).data ?? [], address);

/** A game in an address counts only if it is in the list of games; until the list is loaded, every one counts. */
export const useNamedGame = (): NamedGame => chosenAmong(useSelector(selectGames).data ?? [], useLocation());

/** The chosen game: that of the address, otherwise the stored one. */
export const useGameId = (): string => useNamedGame().gameId;

/** Pages without a game: the desk, demo tools, payment, and signing in, which returns to another address. */
const gamelessRoots: ReadonlySet<string> = new Set(['admin', 'dev', 'pay', 'login', 'api', 'offline']);

/** Panels open over the page and keep its address. */
const panel = /#(?:menu|events|chat)$/;

/**
 * Adds `?gameId=` with the chosen game to the address of a page that has no game in its path, unless it is already
 * there. Every link of the product uses it.
 */
export const useAddressWithGame = (to: string): string => {
  const gameId = useGameId();
  const [path = '', query = ''] = to.split('#')[0]?.split('?') ?? [];
  const root = path.split('/')[1];
  const isPlain = root !== undefined && knownRoots.has(root) && !gamelessRoots.has(root) && !panel.test(to);
  return isPlain && !new URLSearchParams(query).has('gameId') ? gameLink(to, gameId) : to;
};

/** `const link = useGameLink(); <Link to={link('/{gameId}/squads')} />` */
export const useGameLink = (): ((to: string) => string) => {
  const gameId = useGameId();
  return useCallback((to: string) => gameLink(to, gameId), [gameId]);
};
