import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { App } from '../../platform/app';
import { csrfBinding, sessionOf } from '../../platform/http/authorise';
import { codeOfProblem, replyNotFound, retryAfter } from '../../platform/http/error-reply';
import { readCookie, setCsrfCookie, setSessionCookies } from '../../platform/sessions/cookies';
import { newCsrfToken } from '../../platform/sessions/tokens';
import { releaseReader } from '../../platform/http/release-reader';
import { refreshSession } from '../../platform/sessions/refresh-session';
import { findSession, type FoundSession } from '../../platform/sessions/find-session';
import { mayWork } from '../../platform/sessions/back-office-session';
import { listGames } from '../../features/reference/public';
import { readPageWords } from '../../features/landings/public';
import { readMe } from '../../features/users/public';
import { pageHead } from './page-head';
import { firstAddresses, noAnswers, readFirstAnswers } from './first-answers';
import { isMissing } from './is-missing';
import { screenOf } from './screens/screen-of';
import { contentSecurityPolicy, socketOrigin } from './security-policy';
import { mountStatic } from './mount-static';
import { mountWorker } from './mount-worker';
import { renderOffline, renderPage, renderUnavailable } from './render-page';
import { type Page, pageReader } from './page-template';

interface PageSession {
  readonly found: FoundSession | null;
  /** By new cookies, which the asking browser does not have yet. */
  readonly renewed: boolean;
}

/**
 * A page asked for with an expired access token is answered as the signed-in person, not as a guest that then changes.
 */
const sessionForPage = async (app: App, request: FastifyRequest, reply: FastifyReply): Promise<PageSession> => {
  const found = await sessionOf(app, request);
  if (found?.actor) return { found, renewed: false };
  const refresh = readCookie(app.config, request.cookies, 'refresh');
  if (!refresh) return { found, renewed: false };
  try {
    const tokens = await refreshSession(app, refresh);
    setSessionCookies(app.config, reply, tokens);
    return { found: await findSession(app.db, tokens.access), renewed: true };
  } catch {
    return { found: null, renewed: false };
  }
};

/** A mistyped call is answered like one, not with a page. */
const isCall = /^\/+(?:v1|api|dev\/api|provider)\//;

const pageHeaders = (app: App, request: FastifyRequest, nonce: string): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(nonce, socketOrigin(app.config.publicUrl, request.host)),
  'cache-control': 'no-store',
  'content-type': 'text/html; charset=utf-8',
});

/** Whoever cuts an address short at the game's name meets its mates. */
const gameOnly = /^\/([\w-]+)\/?$/;

const sendPage = async (
  server: FastifyInstance,
  app: App,
  page: Page | null,
  release: string | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  if (!page)
    return reply
      .code(503)
      .type('text/plain; charset=utf-8')
      .send('Страница ещё собирается. Запусти npm run build или подожди.');
  const pathname = request.url.split('?')[0] ?? '/';
  const games = await listGames(app);
  const game = games.find(({ id }) => id === gameOnly.exec(pathname)?.[1]);
  if (game !== undefined) return reply.redirect(`/${game.id}/team${request.url.slice(pathname.length)}`);
  const { found, renewed } = await sessionForPage(app, request, reply);
  setCsrfCookie(app.config, reply, newCsrfToken(app.secret, await csrfBinding(app, found, request, reply)));
  const nonce = randomBytes(16).toString('base64');
  const actor = found?.actor ?? null;
  // Home is another page for who is signed in.
  const homeGame = actor === null ? games[0]?.id : undefined;
  const answers = renewed ? noAnswers : await readFirstAnswers(server, request, firstAddresses(request.url, homeGame));
  const words = await readPageWords(app.db, pathname);
  const first = await screenOf(app, { actor, pathname, words, answers });
  const boot = {
    me: found?.actor ? await readMe(app, found.actor.id) : null,
    // The desk need not ask first whether a code is wanted.
    ...(found?.actor && found.actor.permissions.length > 0 ? { deskOpen: mayWork(app, found.actor) } : {}),
    games,
    serverTime: new Date(app.clock.now()).toISOString(),
    demo: app.config.demo,
    release,
    locale: 'ru',
    reporting: app.config.reporting,
    answers: answers.given,
  };
  return reply
    .code(isMissing(pathname, { games, answers, words, first }) ? 404 : 200)
    .headers(pageHeaders(app, request, nonce))
    .send(renderPage(page, pathname, nonce, pageHead(app.config.publicUrl, words), boot, first));
};

/** Without the database nobody is known and no game is listed: a browser gets a page that says so and tries again. */
const sendPageOrWord = async (
  server: FastifyInstance,
  app: App,
  page: Page | null,
  release: string | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  try {
    return await sendPage(server, app, page, release, request, reply);
  } catch (problem) {
    if (!page || codeOfProblem(problem) !== 'SERVICE_UNAVAILABLE') throw problem;
    request.log.error({ err: problem }, 'no database for a page');
    const nonce = randomBytes(16).toString('base64');
    const headers = { ...pageHeaders(app, request, nonce), ...retryAfter };
    return reply.code(503).headers(headers).send(renderUnavailable(page, nonce));
  }
};

/** Static files with their precompressed twins, and the page for every other address that a browser opens. */
export const mountPage = async (server: FastifyInstance, app: App): Promise<void> => {
  await mountStatic(server, app.config.clientDir);
  const readRelease = releaseReader(app.config);
  const readPage = pageReader(app.config.production, app.config.clientDir);
  mountWorker(server, app.config.clientDir);
  server.get('/offline', { config: { access: 'public' } }, (request, reply) => {
    const page = readPage();
    const nonce = randomBytes(16).toString('base64');
    return page === null
      ? replyNotFound(request, reply)
      : reply.headers(pageHeaders(app, request, nonce)).send(renderOffline(page, nonce));
  });
  server.get('/*', { config: { access: 'public' } }, (request, reply) =>
    isCall.test(request.url)
      ? replyNotFound(request, reply)
      : sendPageOrWord(server, app, readPage(), readRelease(), request, reply),
  );
};
