import type { FastifyInstance } from 'fastify';

/** A scope whose routes take parts of files as they are: such a body is not read here, its handler streams and counts it. Everywhere else it stays an unknown type. */
export const acceptBytes = (server: FastifyInstance, mount: (own: FastifyInstance) => void): void => {
  void server.register(async (own) => {
    own.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    mount(own);
  });
};
