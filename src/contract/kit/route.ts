import type { Route } from './endpoint';

/** `/v1/users/{gameId}/{userId}` → `'gameId' | 'userId'` */
export type PathParam<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | PathParam<Rest> : never;

export type PathOf<R extends Route> = R extends `${string} ${infer P}` ? P : never;

/** Splits a route string into its method and path. */
export const splitRoute = (route: Route): { readonly method: string; readonly path: string } => {
  const space = route.indexOf(' ');
  return { method: route.slice(0, space), path: route.slice(space + 1) };
};
