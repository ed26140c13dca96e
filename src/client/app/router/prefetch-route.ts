import { matchPath } from 'react-router';
import { routes } from './routes';

/** Fetches the code of the page behind a path. */
export const prefetchRoute = (to: string): void => {
  const [pathname = '/'] = to.split(/[?#]/);
  routes.find(({ path }) => matchPath(path, pathname) !== null)?.preload();
};
