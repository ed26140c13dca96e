interface FirstChunk {
  readonly chunk: string;
  /** A guest of a page for people signed in is sent to sign in: he needs none of its code. */
  readonly access: 'all' | 'user';
}

/** Pages that people come to from outside, by path, with the name of their code; the browser's routes name the same. */
export const firstChunks: Readonly<Record<string, FirstChunk>> = {
  '/': { chunk: 'home', access: 'all' },
  '/login': { chunk: 'login', access: 'all' },
  '/balance': { chunk: 'balance', access: 'user' },
  '/chat': { chunk: 'chat-page', access: 'user' },
  '/chat/:chatId': { chunk: 'chat-page', access: 'user' },
  '/:gameId/team': { chunk: 'team', access: 'all' },
  '/:gameId/team/:mateId': { chunk: 'mate-page', access: 'all' },
  '/:gameId/orders': { chunk: 'orders', access: 'user' },
  '/:gameId/orders-history': { chunk: 'orders-history', access: 'user' },
  '/:gameId/squads': { chunk: 'squads-list', access: 'all' },
  '/:gameId/squads/create': { chunk: 'create-squad', access: 'all' },
  '/:gameId/squads/:squadId': { chunk: 'squad', access: 'user' },
};

const isParam = (part: string): boolean => part.startsWith(':');

const fits = (pattern: string, pathname: string): boolean => {
  const [wanted, given] = [pattern.split('/'), pathname.split('/')];
  return wanted.length === given.length && wanted.every((part, index) => part === given[index] || (isParam(part) && given[index] !== ''));
};

const bestFit = (pathname: string): FirstChunk | undefined => {
  const placeholders = (pattern: string): number => pattern.split('/').filter(isParam).length;
  // The fewest placeholders win: `squads/create` is no squad's number.
  const [best] = Object.entries(firstChunks).filter(([pattern]) => fits(pattern, pathname)).sort(([a], [b]) => placeholders(a) - placeholders(b));
  return best?.[1];
};

/** The page's own code comes with the shell's, not after it. Null for pages that are rarely opened first. */
export const firstChunk = (pathname: string, signedIn: boolean): string | null => {
  const found = bestFit(pathname);
  return found && (signedIn || found.access === 'all') ? found.chunk : null;
};
