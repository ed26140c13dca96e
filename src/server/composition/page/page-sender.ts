import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Game } from '../../../contract/reference';
import { listGames } from '../../features/reference/public';
import { type PageTexts, readPageTexts } from '../../features/landings/public';
import { readMe } from '../../features/users/public';
import type { App } from '../../platform/app';
import { csrfBinding, sessionOf } from '../../platform/http/authorise';
import { coalesceReads } from '../../platform/cache/coalesce-reads';
import type { Actor } from '../../platform/sessions/actor';
import { canUseBackOffice, withRightsOfSession } from '../../platform/sessions/back-office-session';
import { readCookie, setCsrfCookie, setSessionCookies } from '../../platform/sessions/cookies';
import { findSession, type FoundSession } from '../../platform/sessions/find-session';
import { refreshSession } from '../../platform/sessions/refresh-session';
import { newCsrfToken } from '../../platform/sessions/tokens';
import { type PreloadedResponses, preloadAddresses, nothingPreloaded, preloadResponses } from './preloaded-responses';
import { isMissing } from './is-missing';
import { pageHead } from './page-head';
import { pageHeaders } from './page-headers';
import type { Page } from './page-template';
import { renderPage } from './render-page';
import type { FirstScreen } from './screens/first-screen';
import { screenOf } from './screens/screen-of';

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

/** Whoever cuts an address short at the game's name meets its mates. */
const gameOnly = /^\/([\w-]+)\/?$/;

/** What a page shows before its script, and what it hands to that. */
interface FirstPage {
  readonly answers: PreloadedResponses;
  readonly words: PageTexts | null;
  readonly first: FirstScreen | null;
}

/** Sends pages: those of guests, whom any number of may come at once, are read together. */
export const pageSender = (server: FastifyInstance, app: App) => {
  const readAnew = async (
    actor: Actor | null,
    pathname: string,
    readAnswers: () => Promise<PreloadedResponses>,
  ): Promise<FirstPage> => {
    const answers = await readAnswers();
    const words = await readPageTexts(app.db, pathname);
    return { answers, words, first: await screenOf(app, { actor, pathname, words, answers }) };
  };
  const asReader = (found: FoundSession | null): Actor | null =>
    found?.actor ? withRightsOfSession(app, found.actor) : null;
  const together = coalesceReads<FirstPage>();
  const readFirstPage = (
    { found, renewed }: PageSession,
    request: FastifyRequest,
    pathname: string,
    games: readonly Game[],
  ): Promise<FirstPage> => {
    const actor = asReader(found);
    if (renewed) return readAnew(actor, pathname, async () => nothingPreloaded);
    const addresses = preloadAddresses(request.url, actor, games[0]?.id);
    if (actor !== null) return readAnew(actor, pathname, () => preloadResponses(server, request, addresses));
    return together([pathname, ...addresses].join('\n'), () =>
      readAnew(null, pathname, () => preloadResponses(server, null, addresses)),
    );
  };
  return async (page: Page, release: string | null, request: FastifyRequest, reply: FastifyReply) => {
    const pathname = request.url.split('?')[0] ?? '/';
    const games = await listGames(app);
    const game = games.find(({ id }) => id === gameOnly.exec(pathname)?.[1]);
    if (game !== undefined) return reply.redirect(`/${game.id}/team${request.url.slice(pathname.length)}`);
    const session = await sessionForPage(app, request, reply);
    const { found } = session;
    setCsrfCookie(app.config, reply, newCsrfToken(app.secret, await csrfBinding(app, found, request, reply)));
    const nonce = randomBytes(16).toString('base64');
    const { answers, words, first } = await readFirstPage(session, request, pathname, games);
    const boot = {
      me: found?.actor ? await readMe(app, found.actor.id) : null,
      // The desk need not ask first whether a code is wanted.
      ...(found?.actor && found.actor.permissions.length > 0 ? { deskOpen: canUseBackOffice(app, found.actor) } : {}),
      games,
      serverTime: new Date(app.clock.now()).toISOString(),
      demo: app.config.demo,
      release,
      locale: 'ru',
      reporting: app.config.reporting,
      answers: answers.given,
    };
    const missing = isMissing(pathname, { games, answers, words, first });
    const said = pageHead(app.config.publicUrl, { pathname, words, first, missing }, nonce);
    return reply
      .code(missing ? 404 : 200)
      .headers(pageHeaders(app, request, nonce))
      .send(renderPage(page, pathname, nonce, said, boot, first));
  };
};
