import type { App } from '../../platform/app';
import { listGames } from '../reference/public';

/** Used in the path when there is no game yet: its page says so. */
const noGame = 'game';

/**
 * The path of a notification's link: `{gameId}` is replaced with the person's own game, otherwise with the first one.
 */
export const linkFor = async (
  app: Pick<App, 'db' | 'caches'>,
  link: string,
  ownGame: string | null,
): Promise<string> => {
  if (!link.includes('{gameId}')) return link;
  return link.replace('{gameId}', ownGame ?? (await listGames(app))[0]?.id ?? noGame);
};
