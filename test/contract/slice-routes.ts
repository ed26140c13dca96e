import fs from 'node:fs';
import path from 'node:path';
import { api } from '../../src/client/api/api';

const folder = path.join(__dirname, '../../src/client/entities');

/** An infinite query's own shape of an argument; the others take the parts of a call as they are. */
const anyArgument = { queryArg: Object.assign([], { types: [] }), pageParam: null };

const isRouted = (call: unknown): call is { readonly route: string } =>
  typeof call === 'object' && call !== null && 'route' in call && typeof call.route === 'string';

/** Routes that the RTK Query slices wrap: what every endpoint of the one API asks for. */
export const sliceRoutes = async (): Promise<readonly string[]> => {
  const slices = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('-api.ts'));
  await Promise.all(slices.map((file) => import(path.join(folder, file))));
  const routes: string[] = [];
  const note = ({ query }: { readonly query?: (argument: never) => unknown }) => {
    const call = query?.(anyArgument as never);
    if (isRouted(call)) routes.push(call.route);
  };
  api.enhanceEndpoints({ endpoints: Object.fromEntries(Object.keys(api.endpoints).map((name) => [name, note])) });
  return routes;
};
