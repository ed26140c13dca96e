import type { FastifyInstance } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { App } from '../../platform/app';
import { codeOfError, replyNotFound, retryAfter } from '../../platform/http/error-reply';
import { releaseReader } from '../../platform/http/release-reader';
import { mountSearch } from './search/mount-search';
import { mountStatic } from './mount-static';
import { mountWorker } from './mount-worker';
import { pageHeaders } from './page-headers';
import { pageSender } from './page-sender';
import { pageReader } from './page-template';
import { renderOffline, renderUnavailable } from './render-page';

/** URLs of calls: an unknown one gets a 404 of the API, not a page. */
const isCall = /^\/+(?:v1|api|dev\/api|provider)\//;

const notBuilt = 'The page is not built yet: run npm run build, or wait for the one that is running.';

/** Mounts static files, and the page for every other URL. */
export const mountPage = async (server: FastifyInstance, app: App): Promise<void> => {
  await mountStatic(server, app.config.clientDir);
  const readRelease = releaseReader(app.config);
  const readPage = pageReader(app.config.production, app.config.clientDir);
  mountWorker(server, app.config.clientDir);
  mountSearch(server, app);
  server.get('/offline', { config: { access: 'public' } }, (request, reply) => {
    const page = readPage();
    const nonce = randomBytes(16).toString('base64');
    return page === null
      ? replyNotFound(request, reply)
      : reply.headers(pageHeaders(app, request, nonce)).send(renderOffline(page, nonce));
  });
  const sendPage = pageSender(server, app);
  server.get('/*', { config: { access: 'public' } }, async (request, reply) => {
    if (isCall.test(request.url)) return replyNotFound(request, reply);
    const page = readPage();
    if (page === null) return reply.code(503).type('text/plain; charset=utf-8').send(notBuilt);
    try {
      return await sendPage(page, readRelease(), request, reply);
    } catch (problem) {
      // Without the database neither sessions nor games can be read: sends a page that says so and reloads.
      if (codeOfError(problem) !== 'SERVICE_UNAVAILABLE') throw problem;
      request.log.error({ err: problem }, 'the database is unavailable for a page');
      const nonce = randomBytes(16).toString('base64');
      const headers = { ...pageHeaders(app, request, nonce), ...retryAfter };
      return reply.code(503).headers(headers).send(renderUnavailable(page, nonce));
    }
  });
};
