import type { FastifyInstance } from 'fastify';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { contract } from '#contract/contract.ts';
import { openApi } from '#contract/kit/open-api.ts';

let document: ReturnType<typeof openApi> | null = null;

/** Built at its first request: it takes a quarter of a second, which every start would wait for. */
const documentation = () => (document ??= openApi(contract));

/** `/openapi.json`, and Swagger UI at `/docs`. */
export const mountDocs = async (server: FastifyInstance): Promise<void> => {
  server.get('/openapi.json', { config: { access: 'public' } }, async () => documentation());
  await server.register(async (scope) => {
    // Swagger serialises the object itself, for JSON as for YAML, so `toJSON` is called when somebody first opens it.
    await scope.register(swagger, { mode: 'static', specification: { document: { toJSON: documentation } as never } });
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  });
};
