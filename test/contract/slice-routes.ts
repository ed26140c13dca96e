import fs from 'node:fs';
import path from 'node:path';
import { api } from '#client/api/api.ts';

const folder = path.join(__dirname, '../../src/client/entities');

/** An argument in the shape of an infinite query; other endpoints accept it as well. */
export const anyArgument = { queryArg: Object.assign([], { types: [] }), pageParam: null };

const isRouted = (call: unknown): call is { readonly route: string } =>
  typeof call === 'object' && call !== null && 'route' in call && typeof call.route === 'string';

/** Routes wrapped by the RTK Query slices: by the name of every endpoint of the API, the route that it requests. */
export const routesByEndpoint = async (): Promise<ReadonlyMap<string, string>> => {
  const slices = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-api.ts'));
  await Promise.all(slices.map((file) => import(path.join(folder, file))));
  const routes = new Map<string, string>();
  const note =
    (name: string) =>
    ({ query }: { readonly query?: (argument: never) => unknown }) => {
      const call = query?.(anyArgument as never);
      if (isRouted(call)) routes.set(name, call.route);
    };
  api.enhanceEndpoints({ endpoints: Object.fromEntries(Object.keys(api.endpoints).map((name) => [name, note(name)])) });
  return routes;
};

export const sliceRoutes = async (): Promise<readonly string[]> => [...(await routesByEndpoint()).values()];
