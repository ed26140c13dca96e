import type { FastifyInstance } from 'fastify';

/** Routes whose bodies may be parts of files: such a body is not read here, its handler streams and counts it. */
export const mountBytes = (server: FastifyInstance, mount: (own: FastifyInstance) => void): void => {
  void server.register(async (own) => {
    own.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    mount(own);
  });
};
