import type { Route } from './endpoint';

/** Splits a route string into its method and path. */
export const splitRoute = (route: Route): { readonly method: string; readonly path: string } => {
  const space = route.indexOf(' ');
  return { method: route.slice(0, space), path: route.slice(space + 1) };
};
