import type { FastifyInstance } from 'fastify';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { contract } from '#contract/contract.ts';
import { openApi } from '#contract/kit/open-api.ts';
import { writtenOnce } from '../http/written-once';

const open = { config: { access: 'public' } } as const;

let document: ReturnType<typeof openApi> | null = null;

/** Built at its first request: it takes a quarter of a second, which every start would wait for. */
const apiDocument = () => (document ??= openApi(contract));

const json = writtenOnce('application/json; charset=utf-8', () => JSON.stringify(apiDocument()));

/** `/openapi.json`: the document is megabytes long and open to everybody. */
const mountApiDocument = (server: FastifyInstance): void => {
  server.get('/openapi.json', open, (request, reply) => json(request, reply));
};

/**
 * Swagger UI serialises the document anew for each request of `/docs/json` and `/docs/yaml`; what is written once is sent
 * before it comes to that. For the scope in which Swagger is registered.
 */
const sendDocumentsOnce = (scope: FastifyInstance): void => {
  const yaml = writtenOnce('application/x-yaml', () => scope.swagger({ yaml: true }));
  scope.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === '/docs/json') return json(request, reply);
    if (request.routeOptions.url === '/docs/yaml') return yaml(request, reply);
    return undefined;
  });
};

/** Hash of the one style that Swagger UI adds by script. */
const ownStyle = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** Upgraded requests would leave the page blank in Safari where the product answers by http, as on a trial machine. */
const swaggerPolicy = (policy: string): string =>
  policy.replace(' upgrade-insecure-requests;', '').replace('style-src ', `style-src ${ownStyle} `);

/** `/openapi.json`, and Swagger UI at `/docs`. */
export const mountDocs = async (server: FastifyInstance): Promise<void> => {
  mountApiDocument(server);
  await server.register(async (scope) => {
    // Swagger serialises the object itself, for JSON as for YAML, so `toJSON` is called when somebody first opens it.
    await scope.register(swagger, { mode: 'static', specification: { document: { toJSON: apiDocument } as never } });
    sendDocumentsOnce(scope);
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, transformStaticCSP: swaggerPolicy });
  });
};
