import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app/app';
import { csrfBinding, sessionOf } from '../http/authorise';
import { codeOfProblem } from '../http/code-of-problem';
import { replyNotFound } from '../http/error-reply';
import { retryAfter } from '../http/retry-after';
import { cookieNames, setCsrfCookie, setSessionCookies } from '../sessions/cookies';
import { newCsrfToken } from '../sessions/csrf-token';
import { refreshSession } from '../sessions/refresh-session';
import type { FoundSession } from '../sessions/find-session';
import { findSession } from '../sessions/find-session';
import { listGames } from '../reference/list-games';
import { readMe } from '../users/read-me';
import { contentSecurityPolicy } from './content-security-policy';
import { mountStatic } from './mount-static';
import { pageReader } from './page-template';
import type { Page } from './page-template';
import { renderPage } from './render-page';
import { renderUnavailable } from './render-unavailable';

/** A page asked for with an expired access token is answered as the signed-in person, not as a guest that then changes. */
const sessionForPage = async (app: App, request: FastifyRequest, reply: FastifyReply): Promise<FoundSession | null> => {
  const found = await sessionOf(app, request);
  if (found?.actor) return found;
  const refresh = request.cookies[cookieNames.refresh];
  if (!refresh) return found;
  try {
    const tokens = await refreshSession(app, refresh);
    setSessionCookies(app.config, reply, tokens);
    return await findSession(app.db, tokens.access);
  } catch {
    return null;
  }
};

/** A mistyped call is answered like one, not with a page. */
const isCall = /^\/+(?:v1|api|dev\/api|provider)\//;

const sendPage = async (app: App, page: Page | null, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  if (!page) return reply.code(503).type('text/plain; charset=utf-8').send('Страница ещё собирается. Запусти npm run build или подожди.');
  const found = await sessionForPage(app, request, reply);
  setCsrfCookie(app.config, reply, newCsrfToken(app.secret, csrfBinding(app, found, request, reply)));
  const nonce = randomBytes(16).toString('base64');
  const boot = {
    me: found?.actor ? await readMe(app, found.actor.id) : null,
    games: await listGames(app.db),
    serverTime: new Date(app.clock.now()).toISOString(),
    demo: app.config.demo,
    locale: 'ru',
  };
  return reply
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderPage(page, request.url.split('?')[0] ?? '/', nonce, 'Напарник', boot));
};

/** Without the database nobody is known and no game is listed: a browser gets a page that says so and tries again. */
const sendPageOrWord = async (app: App, page: Page | null, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
  try {
    return await sendPage(app, page, request, reply);
  } catch (problem) {
    if (!page || codeOfProblem(problem) !== 'SERVICE_UNAVAILABLE') throw problem;
    request.log.error({ err: problem }, 'no database for a page');
    const nonce = randomBytes(16).toString('base64');
    const headers = { 'content-security-policy': contentSecurityPolicy(nonce), 'cache-control': 'no-store', ...retryAfter };
    return reply.code(503).headers(headers).type('text/html; charset=utf-8').send(renderUnavailable(page, nonce));
  }
};

/** Static files with their precompressed twins, and the page for every other address that a browser opens. */
export const mountPage = async (server: FastifyInstance, app: App): Promise<void> => {
  await mountStatic(server, app.config.clientDir);
  const readPage = pageReader(app.config.production, app.config.clientDir);
  server.get('/*', { config: { access: 'public' } }, (request, reply) => (isCall.test(request.url) ? replyNotFound(request, reply) : sendPageOrWord(app, readPage(), request, reply)));
};
