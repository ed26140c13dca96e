import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { type PageAccess, pages } from '../../../contract/pages';
import { pageCode } from './page-code';

interface AppRoute {
  readonly path: string;
  /** Of the last segment, which the router takes whole: `category-` of `/cs2/category-fun`. */
  readonly prefix: string;
  readonly access: PageAccess;
  readonly Page: ComponentType;
  readonly preload?: () => Promise<void>;
}

/** The router cannot split a segment: `/:gameId/category-:landing` is `/:gameId/:landing` to it. */
const wholeSegments = (path: string) => {
  const prefix = /([\w-]+)(?=:\w+$)/.exec(path)?.[1] ?? '';
  return { path: path.replace(`${prefix}:`, ':'), prefix };
};

const all: readonly AppRoute[] = pages.map((page) => ({
  ...wholeSegments(page.path),
  access: page.access,
  ...pageCode[page.chunk],
}));

/** Pages at addresses of their own. */
export const routes = all.filter(({ prefix }) => prefix === '');

/** Pages that share an address, told apart by how its last segment begins. */
const prefixedRoutes = all.filter(({ prefix }) => prefix !== '');

export const prefixed = (segment: string): AppRoute | undefined =>
  prefixedRoutes.find(({ prefix }) => segment.startsWith(prefix) && segment.length > prefix.length);

/** Fetches the code of the page behind a path. */
export const prefetchRoute = async (to: string): Promise<void> => {
  const [pathname = '/'] = to.split(/[?#]/);
  const route =
    routes.find(({ path }) => matchPath(path, pathname) !== null) ?? prefixed(pathname.split('/').at(-1) ?? '');
  await route?.preload?.();
};
