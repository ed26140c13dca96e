import { matchPath } from 'react-router';
import { routes } from './routes';

/** Fetches the code of the page behind a path. */
export const prefetchRoute = async (to: string): Promise<void> => {
  const [pathname = '/'] = to.split(/[?#]/);
  await routes.find(({ path }) => matchPath(path, pathname) !== null)?.preload();
};
