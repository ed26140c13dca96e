import fs from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { replyNotFound } from '../../platform/http/error-reply';

/**
 * Serves the service worker at the root: only there its scope includes every page. Browsers revalidate it by
 * themselves. Its policy allows it to fetch only from our own origin.
 */
export const mountWorker = (server: FastifyInstance, clientDir: string): void => {
  server.get('/worker.js', { config: { access: 'public' } }, async (request, reply) => {
    const code = await fs.readFile(path.join(clientDir, 'worker.js')).catch(() => null);
    if (code === null) return replyNotFound(request, reply);
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'self'",
      })
      .send(code);
  });
};
