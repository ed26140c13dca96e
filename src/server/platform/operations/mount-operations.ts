import type { FastifyInstance } from 'fastify';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { apiDocument, mountApiDocument, sendDocumentsOnce } from './api-document';

/** `/openapi.json`, and Swagger UI at `/docs`. */
export const mountDocs = async (server: FastifyInstance): Promise<void> => {
  mountApiDocument(server);
  await server.register(async (scope) => {
    // Swagger serialises the object itself, for JSON as for YAML, so `toJSON` is called when somebody first opens it.
    await scope.register(swagger, { mode: 'static', specification: { document: { toJSON: apiDocument } as never } });
    sendDocumentsOnce(scope);
    await scope.register(swaggerUi, { routePrefix: '/docs', staticCSP: true });
  });
};
