/** First segments that are pages of their own and not a game. */
const plainRoots: ReadonlySet<string> = new Set(['', 'login', 'balance', 'chat', 'blog', 'materials', 'support', 'policy', 'pay', 'admin', 'dev', 'api']);

/** `/cs2/team` → `cs2`; null where the path has no game. The header stands outside the routes and reads the path itself. */
export const gameOfPath = (pathname: string): string | null => {
  const [, first = '', second] = pathname.split('/');
  return second === undefined || plainRoots.has(first) ? null : first;
};

export const isGamePath = (pathname: string): boolean => gameOfPath(pathname) !== null;
