import type { FastifyInstance } from 'fastify';
import { contract } from '#contract/contract.ts';
import { openApi } from '#contract/kit/open-api.ts';
import { writtenOnce } from '../http/written-once';

const open = { config: { access: 'public' } } as const;

let document: ReturnType<typeof openApi> | null = null;

/** Built at its first request: it takes a quarter of a second, which every start would wait for. */
export const apiDocument = () => (document ??= openApi(contract));

const json = writtenOnce('application/json; charset=utf-8', () => JSON.stringify(apiDocument()));

/** `/openapi.json`: the document is megabytes long and open to everybody. */
export const mountApiDocument = (server: FastifyInstance): void => {
  server.get('/openapi.json', open, (request, reply) => json(request, reply));
};

/**
 * Swagger UI serialises the document anew for each request of `/docs/json` and `/docs/yaml`; what is written once is sent
 * before it comes to that. For the scope in which Swagger is registered.
 */
export const sendDocumentsOnce = (scope: FastifyInstance): void => {
  const yaml = writtenOnce('application/x-yaml', () => scope.swagger({ yaml: true }));
  scope.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === '/docs/json') return json(request, reply);
    if (request.routeOptions.url === '/docs/yaml') return yaml(request, reply);
    return undefined;
  });
};
