import { articlePath, signInPath } from '#contract/routes/product-pages.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import type { Game } from '#contract/reference.ts';
import { type Me, me as meSchema } from '#contract/schemas/me.ts';
import { listGames } from '../../features/reference/public';
import { type PageTexts, readPageTexts } from '../../features/landings/public';
import { readMe } from '../../features/users/public';
import type { App } from '../../platform/app';
import { csrfBinding, sessionOf } from '../../platform/http/authorise';
import { coalesceReads } from '../../platform/cache/coalesce-reads';
import { onWire } from '../../platform/http/response-shape';
import type { Actor } from '../../platform/sessions/actor';
import { canUseDesk, withRightsOfSession } from '../../platform/sessions/desk-session';
import { readCookie, setCsrfCookie, setSessionCookies } from '../../platform/sessions/cookies';
import { findSession, type FoundSession } from '../../platform/sessions/find-session';
import { refreshSession } from '../../platform/sessions/refresh-session';
import { newCsrfToken } from '../../platform/sessions/tokens';
import { preloadAddresses, drawAddress, mateAddress, userAddress } from './preloaded-responses';
import { readFirstBanner } from './first-banner';
import { inPieces } from './in-pieces';
import { pageHead } from './page-head';
import { pageHeaders } from './page-headers';
import { type PageResponses, pageResponses } from './page-responses';
import type { Page } from './page-template';
import { zoneOffset } from './zone-offset';
import { renderPage } from './render-page';
import type { FirstScreen } from './screens/first-screen';
import { screenOf } from './screens/screen-of';
import { needsGame, pageAt } from '#contract/page-at.ts';
import { landingChunks } from './screens/landing-screen-of';

interface Found {
  readonly games: readonly { readonly id: string }[];
  readonly responses: PageResponses;
  /** Title and description from an operator or the page's landing. */
  readonly words: object | null;
  readonly first: FirstScreen | null;
}

/**
 * Whether there is nothing at this URL, as far as the server has checked: an unknown page or game, a missing article,
 * landing, draw or person. The page is sent all the same and shows that; the 404 status is for search engines. Pages
 * for signed-in people are not checked.
 */
const isMissing = async (pathname: string, { games, responses, words, first }: Found): Promise<boolean> => {
  const page = pageAt(pathname);
  if (page === null) return true;
  const parts = pathname.split('/').filter(Boolean);
  const [gameId = '', , id = ''] = parts;
  const isPlayed = games.some(({ id }) => id === gameId);
  if (page.path.startsWith('/:gameId') && !isPlayed && (games.length > 0 || needsGame(page))) return true;
  if (page.chunk === 'article') return first === null;
  if (landingChunks.includes(page.chunk)) return words === null;
  if (page.chunk === 'mate-page') return responses.isMissing(mateAddress(gameId, id));
  if (page.chunk === 'user-page') return responses.isMissing(userAddress(gameId, id));
  if (page.chunk === 'draws') return responses.isMissing(drawAddress(parts[1] ?? ''));
  return false;
};

interface PageSession {
  readonly found: FoundSession | null;
  /** By new cookies, which the request's own Cookie header does not have yet. */
  readonly renewed: boolean;
}

/**
 * The session of a page request. An expired access token is refreshed here, so that the person does not see the page of
 * a guest first.
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

/** A URL that consists of a game alone redirects to its mates. */
const gameOnly = /^\/([\w-]+)\/?$/;
/** Links of old texts end with the number alone. */
const numberedArticle = /^\/blog\/([1-9]\d{0,8})\/?$/;

/** For whom, and in which games. */
interface Seen {
  /** Null for a guest. */
  readonly visitor: Me | null;
  readonly games: readonly Game[];
}

/** What a page shows before its script runs, and the responses that come with it. */
interface FirstPage {
  readonly responses: PageResponses;
  readonly words: PageTexts | null;
  readonly first: FirstScreen | null;
}

const meOnWire = onWire(meSchema);

/** Sends pages. The data of guests' pages is read once for all concurrent requests of the same page. */
export const pageSender = (server: FastifyInstance, app: App) => {
  const readPage = async (
    actor: Actor | null,
    address: string,
    { visitor, games }: Seen,
    responses: PageResponses,
  ): Promise<FirstPage> => {
    const [pathname = '/', search = ''] = address.split('?');
    const reading = readPageTexts(app.db, pathname);
    const screen = screenOf(app, { actor, pathname, search, visitor, games, responses });
    const [words, first] = await Promise.all([reading, screen]);
    return { responses, words, first };
  };
  const actorOf = (found: FoundSession | null): Actor | null =>
    found?.actor ? withRightsOfSession(app, found.actor) : null;
  const coalesce = coalesceReads<FirstPage>();
  const readFirstPage = (
    { found, renewed }: PageSession,
    me: Me | null,
    request: FastifyRequest,
    pathname: string,
    games: readonly Game[],
  ): Promise<FirstPage> => {
    const actor = actorOf(found);
    if (renewed) return readPage(actor, request.url, { visitor: me, games }, pageResponses(server, null, []));
    const visitor = me === null ? null : { ...me, permissions: [...(actor?.permissions ?? [])] };
    const addresses = preloadAddresses(request.url, visitor, games[0]?.id);
    if (actor !== null)
      return readPage(actor, request.url, { visitor, games }, pageResponses(server, request, addresses));
    const address = pathname === signInPath ? request.url : pathname;
    return coalesce([address, ...addresses].join('\n'), () =>
      readPage(null, address, { visitor: null, games }, pageResponses(server, null, addresses)),
    );
  };
  return async (page: Page, release: string | null, request: FastifyRequest, reply: FastifyReply) => {
    const pathname = request.url.split('?')[0] ?? '/';
    const games = await listGames(app);
    const game = games.find(({ id }) => id === gameOnly.exec(pathname)?.[1]);
    if (game !== undefined) return reply.redirect(`/${game.id}/team${request.url.slice(pathname.length)}`);
    const article = numberedArticle.exec(pathname)?.[1];
    if (article !== undefined) return reply.redirect(articlePath(article) + request.url.slice(pathname.length), 301);
    const session = await sessionForPage(app, request, reply);
    const { found } = session;
    setCsrfCookie(app.config, reply, newCsrfToken(app.secret, await csrfBinding(app, found, request, reply)));
    const nonce = randomBytes(16).toString('base64');
    const me = found?.actor ? meOnWire(await readMe(app, found.actor.id)) : null;
    const [read, banner] = await Promise.all([
      readFirstPage(session, me, request, pathname, games),
      readFirstBanner(app, found?.actor ?? null, pathname),
    ]);
    const { words, responses } = read;
    const missing = await isMissing(pathname, { games, ...read });
    // Otherwise a page under an unknown game would first look like the same page of a game that exists.
    const first = missing ? null : read.first;
    const now = app.clock.now();
    const bootWith = (answers: object): object => ({
      me,
      zoneOffset: me === null ? null : zoneOffset(me.timeZone, now),
      // So that the desk need not fetch first whether a code is required.
      ...(found?.actor && found.actor.permissions.length > 0 ? { deskOpen: canUseDesk(app, found.actor) } : {}),
      games,
      serverTime: new Date(now).toISOString(),
      demo: app.config.demo,
      contacts: app.config.contacts,
      release,
      locale: 'ru',
      reporting: app.config.reporting,
      answers: { ...answers, ...banner?.answers },
    });
    const texts = pageHead(app.config.publicUrl, { pathname, words, first, missing }, nonce);
    const { opening, body, ending } = renderPage(page, pathname, nonce, texts, me, { first, banner });
    const pieces = [
      { make: async () => body((await first?.main?.()) ?? ''), otherwise: () => body('') },
      {
        make: async () => ending(bootWith(missing ? {} : await responses.readAll())),
        // The page's script asks for what did not come with it.
        otherwise: () => ending(bootWith({})),
      },
    ];
    return reply
      .code(missing ? 404 : 200)
      .headers(pageHeaders(app, request, nonce))
      .send(inPieces(request.log, opening, pieces));
  };
};
