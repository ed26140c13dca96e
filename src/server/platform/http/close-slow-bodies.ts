import type { FastifyInstance } from 'fastify';

/** How long the body of a request may take, in ms of real time: half a megabyte at 8 KB/s. Files have the server's hour. */
export const bodyWithin = 60_000;

/** Closes a connection whose request does not arrive in time, but for the calls that take files. */
export const closeSlowBodies = (server: FastifyInstance): void => {
  // With a callback instead of a promise, which would cost time in every response.
  server.addHook('onRequest', ({ raw, routeOptions }, _reply, done) => {
    const { headers } = raw;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (hasBody && Object(routeOptions.config).takesFile !== true) {
      const timer = setTimeout(() => raw.destroy(), bodyWithin);
      timer.unref();
      raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
    }
    done();
  });
};
