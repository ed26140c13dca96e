import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { contract } from '../../contract/contract';
import { openApi } from '../../contract/kit/open-api';

/** `/openapi.json`, and a reader for it at `/docs`. */
export const mountDocs = async (server: FastifyInstance): Promise<void> => {
  const document = openApi(contract);
  server.get('/openapi.json', { config: { access: 'public' } }, async () => document);
  await server.register(async (scope) => {
    await scope.register(swagger, { mode: 'static', specification: { document: document as never } });
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  });
};
