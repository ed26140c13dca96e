import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config';
import type { Access, Endpoint } from '../../../contract/kit/endpoint';
import type { App } from '../app';
import type { Actor } from '../sessions/actor';
import { deviceOf, readCookie } from '../sessions/cookies';
import { isCsrfTokenOf, sessionIdOf } from '../sessions/tokens';
import { findSession, type FoundSession } from '../sessions/find-session';
import { sessionOfRefresh } from '../sessions/refresh-session';
import { requireBackOffice, withRightsOfSession } from '../sessions/back-office-session';
import { hasPermission } from '../../../domain/people/has-permission';
import { Refusal } from './refusal';

/**
 * Whether a browser's request comes from our own page. A request without Origin and Sec-Fetch-Site is no
 * browser's cross-site request; the CSRF token still stands in its way.
 */
export const isOwnOrigin = (config: Config, headers: IncomingHttpHeaders): boolean => {
  const site = headers['sec-fetch-site'];
  if (site === 'cross-site' || site === 'same-site') return false;
  const origin = headers.origin;
  if (origin === undefined) return true;
  const own = new URL(config.publicUrl);
  if (origin === own.origin) return true;
  if (!URL.canParse(origin)) return false;
  const asked = new URL(origin);
  // Whoever sits on a line without https writes the pages that come over it, also under our name.
  return asked.host === headers.host && (own.protocol === 'http:' || asked.protocol === 'https:');
};

export const accessTokenOf = (app: App, request: FastifyRequest): string | undefined =>
  readCookie(app.config, request.cookies, 'access');

/** Whose request this is; null for a guest. A session whose access token has run out has no actor. */
export const sessionOf = async (app: App, request: FastifyRequest): Promise<FoundSession | null> => {
  const access = accessTokenOf(app, request);
  return access ? findSession(app.db, access) : null;
};

/**
 * What a new CSRF token hangs on: the session, for a guest the device. A browser whose refresh was answered into
 * nowhere has an access token that is no more; its refresh token still says which session it is, if it is one of that
 * session's: anybody can write another's id before forty-three letters.
 */
export const csrfBinding = async (
  app: App,
  found: FoundSession | null,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> => {
  const refresh = readCookie(app.config, request.cookies, 'refresh');
  const sessionId = found?.sessionId ?? (refresh ? await sessionOfRefresh(app.db, refresh) : null);
  return sessionId ? `session:${sessionId}` : `device:${deviceOf(app.config, request, reply)}`;
};

/**
 * What the token of this request may hang on. Without a living session, that of a refresh token of any age: only its
 * own page was ever given such a CSRF token, and whoever shows an old one is to be heard, for it was copied.
 */
const bindingsOf = (
  app: App,
  found: FoundSession | null,
  request: FastifyRequest,
  reply: FastifyReply,
): readonly string[] => {
  if (found) return [`session:${found.sessionId}`];
  const past = sessionIdOf(readCookie(app.config, request.cookies, 'refresh') ?? '');
  return [`device:${deviceOf(app.config, request, reply)}`, ...(past === null ? [] : [`session:${past}`])];
};

/** @throws Refusal CSRF_TOKEN_INVALID */
const requireOwnPage = (app: App, found: FoundSession | null, request: FastifyRequest, reply: FastifyReply): void => {
  const token = request.headers['x-csrf-token'];
  const good =
    isOwnOrigin(app.config, request.headers) &&
    typeof token === 'string' &&
    [readCookie(app.config, request.cookies, 'csrf'), request.cookies['csrf']].includes(token) &&
    bindingsOf(app, found, request, reply).some((binding) => isCsrfTokenOf(app.secret, binding, token));
  if (!good) throw new Refusal('CSRF_TOKEN_INVALID');
};

/**
 * Lets the actor through the endpoint's declared access, or refuses.
 * @throws Refusal UNAUTHENTICATED, FORBIDDEN, AUTH_NOT_ADMIN
 */
const requireAccess = (access: Access, actor: Actor | null): void => {
  if (access === 'public') return;
  if (!actor) throw new Refusal('UNAUTHENTICATED');
  if (access === 'client' && actor.mateGameId !== null) throw new Refusal('FORBIDDEN');
  if (access === 'mate' && actor.mateGameId === null) throw new Refusal('FORBIDDEN');
  if (access !== 'admin' && typeof access !== 'object') return;
  if (!actor.isAdmin) throw new Refusal('AUTH_NOT_ADMIN');
  const may = access === 'admin' ? actor.permissions.length > 0 : hasPermission(actor.permissions, access.permission);
  if (!may) throw new Refusal('FORBIDDEN');
};

const safe = new Set(['GET', 'HEAD']);

/** Whether the answer depends on who asks. */
export const dependsOnActor = (
  { sameForAll }: Pick<Endpoint, 'sameForAll'>,
  { method, query }: Pick<FastifyRequest, 'method' | 'query'>,
): boolean => {
  if (sameForAll === undefined || !safe.has(method)) return true;
  return sameForAll !== true && sameForAll.but.some((name) => Object(query)[name] !== undefined);
};

/** The one gate: session, own page for whatever changes something, declared access, the code of the back office. */
export const authorise = async (
  app: App,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Actor | null> => {
  if (!dependsOnActor(endpoint, request)) return null;
  const found = await sessionOf(app, request);
  if (!safe.has(request.method) && !endpoint.raw) requireOwnPage(app, found, request, reply);
  const actor = found?.actor ?? null;
  const { access, beforeCode, unattended } = endpoint;
  requireAccess(access, actor);
  const isBackOffice = access === 'admin' || typeof access === 'object';
  if (!isBackOffice) return actor && withRightsOfSession(app, actor);
  if (app.config.adminCode && actor && !beforeCode) await requireBackOffice(app.db, actor, unattended ?? false);
  return actor;
};
