import type { FastifyInstance } from 'fastify';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { apiDocument, mountApiDocument, sendDocumentsOnce } from './api-document';

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
